import { documentsContract as contract, type Document, type ProofShare } from '@kxo/domain/documents/contract'
import { shareDays } from '@kxo/domain/documents/rules'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Panel, PanelRow } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

type Proof = Pick<Document, 'id' | 'name'>

/** Sends somebody a link that checks a proof for a while, and takes back those sent. */
export function ShareDialog({ proof: { id, name }, onClose }: { proof: Proof; onClose: () => void }) {
  const { say } = useLanguage()
  const { data: shares = [] } = useQuery(apiQuery(contract.proofShares, { params: { id } }))
  const form = useRecordForm({
    schema: contract.shareProof.body,
    values: { mail: '' },
    save: (body) => call(contract.shareProof, { params: { id }, body }),
    onSaved: ({ mail }) => {
      toast.success(say(w.shared, { mail }))
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={say(w.shareTitle, { name })}>
      <Form form={form} submit={w.shareSend}>
        <TextField name="mail" type="email" label={w.shareWith} help={say(w.shareHelp, { days: shareDays })} autoComplete="off" />
      </Form>
      {shares.length === 0 ? null : (
        <>
          <Title order={3} mt="lg" mb="xs" fz={15} fw={600}>
            {say(w.shares)}
          </Title>
          <Panel component="ul" display="block">
            {shares.map((share) => (
              <Shared key={share.id} of={id} share={share} />
            ))}
          </Panel>
        </>
      )}
    </Dialog>
  )
}

function Shared({ of: id, share: { id: share, mail, expires_at, is_open } }: { of: number; share: ProofShare }) {
  const { say, locale, zone } = useLanguage()
  const stop = () => runAction(() => call(contract.stopShare, { params: { id, share } }), say(w.shareStopped, { mail }))
  return (
    <PanelRow>
      <div style={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {mail}
        <Text size="sm" c="dimmed">
          {is_open ? say(w.shareUntil, { day: formatDate(expires_at, locale, { zone, style: 'long' }) }) : say(w.shareEnded)}
        </Text>
      </div>
      {is_open ? (
        <Button variant="subtle" size="sm" aria-label={say(w.stopShareWith, { mail })} onClick={() => void stop()}>
          {say(w.stopShare)}
        </Button>
      ) : null}
    </PanelRow>
  )
}
