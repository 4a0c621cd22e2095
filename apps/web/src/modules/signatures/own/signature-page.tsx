import { isSignedInFully } from '@kxo/domain/kernel/permissions'
import { agreementKind, withdrawalWords } from '@kxo/domain/signatures/agreement-legal'
import { ownAgreements } from '@kxo/domain/signatures/paths'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { Alert, Box, Group, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { recordIdIn } from '../../../platform/record-id.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { fetchAgreement } from '../api.ts'
import { ownAgreementQuery } from '../own-api.ts'
import { AgreementBadge } from '../register/agreement-list.tsx'
import { AgreementText } from './agreement-text.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { SignPanel } from './sign-panel.tsx'
import { SigningFacts } from './signing-facts.tsx'
import { standingOf } from './standing.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** One agreement, read then signed on one page, by account or by the link of a mail alone. */
export default function SignaturePage() {
  const id = recordIdIn(useParams({ strict: false })['id'])
  return <Signing key={id} id={id} />
}

function Signing({ id }: { id: number }) {
  const language = useLanguage()
  const { say } = language
  const { actor } = useViewer()
  const { data: agreement } = useSuspenseQuery(ownAgreementQuery(id))
  const [dialog, setDialog] = useState<'refuse' | 'withdraw' | null>(null)
  const saving = useAction({ mutationFn: () => fetchAgreement(id), onSuccess: ({ blob, name }) => saveFile(blob, name) })
  const { reference, kind, event_title, is_turn, sha256, fallen, may_withdraw, revision } = agreement
  const standing = standingOf(agreement, language)
  const canSign = is_turn && sha256 !== null
  return (
    <Box maw={820} w="100%" mx="auto">
      <PageTitle
        above={isSignedInFully(actor) ? [{ label: w.list, to: ownAgreements() }] : []}
        subtitle={`${say(agreementKind.labelOf(kind))} · ${reference}`}
        mark={<AgreementBadge row={agreement} />}
      >
        {event_title}
      </PageTitle>
      <Stack gap="lg">
        {standing ? (
          <Alert color={agreement.status === 'signed' ? 'green' : 'blue'} role="status">
            {standing}
          </Alert>
        ) : null}
        {fallen > 0 && canSign ? (
          <Alert color="orange" role="status">
            {say(w.changedAgain)}
          </Alert>
        ) : null}
        <SigningFacts agreement={agreement} />
        <AgreementText agreement={agreement} />
        <Group gap="xs">
          <Button variant="default" style={{ minHeight: 44 }} loading={saving.isPending} onClick={() => saving.mutate()}>
            {say(w.download)}
          </Button>
          {may_withdraw ? (
            <Button variant="default" style={{ minHeight: 44 }} aria-haspopup="dialog" onClick={() => setDialog('withdraw')}>
              {say(withdrawalWords.withdraw)}
            </Button>
          ) : null}
        </Group>
        {canSign ? <SignPanel key={revision} agreement={agreement} onRefuse={() => setDialog('refuse')} /> : null}
      </Stack>
      {dialog === 'refuse' ? <RefuseDialog agreement={agreement} onClose={() => setDialog(null)} /> : null}
      {dialog === 'withdraw' ? <WithdrawDialog agreement={agreement} onClose={() => setDialog(null)} /> : null}
    </Box>
  )
}
