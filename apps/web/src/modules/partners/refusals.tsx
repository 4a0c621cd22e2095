import { assignmentsContract } from '@kxo/domain/partners/assignments-contract'
import type { EventPartner } from '@kxo/domain/partners/contract'
import { partnerKind } from '@kxo/domain/partners/kind'
import { planningWords } from '@kxo/domain/partners/planning-words'
import { partnersWords as w } from '@kxo/domain/partners/words'
import { Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { Panel, PanelRow } from '../../ui/display/panel.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Form, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { replacePartner } from './api.ts'
import { CandidateField } from './candidate-field.tsx'
import { fullName } from './full-name.ts'

type RefusalsProps = { event_id: number; refusals: readonly EventPartner[]; readOnly: boolean }

/** Who refused a part in an event, why, and to whom it may be proposed next. */
export function Refusals({ event_id, refusals, readOnly }: RefusalsProps) {
  const { say } = useLanguage()
  const [replaced, setReplaced] = useState<EventPartner | null>(null)
  if (refusals.length === 0) return null
  return (
    <Stack component="section" gap="xs" aria-label={say(w.refusals)}>
      <Title order={3} fz={15}>
        {say(w.refusals)}
      </Title>
      <Panel component="ul" display="block">
        {refusals.map((refusal) => (
          <PanelRow key={refusal.id}>
            <Stack component="span" gap={0} flex="1 1 200px" miw={0}>
              <span>{fullName(refusal)}</span>
              <Text span c="dimmed" fz="sm">
                {[say(partnerKind.labelOf(refusal.kind)), refusal.role_title].filter(Boolean).join(' · ')}
              </Text>
              <Text span fz="sm">
                {say(planningWords.refusedBecause, { reason: refusal.refusal_reason ?? '' })}
              </Text>
            </Stack>
            {readOnly ? null : (
              <Button
                variant="default"
                size="sm"
                aria-haspopup="dialog"
                aria-label={`${say(w.replace)} ${fullName(refusal)}`}
                onClick={() => setReplaced(refusal)}
              >
                {say(w.replace)}
              </Button>
            )}
          </PanelRow>
        ))}
      </Panel>
      {replaced ? <ReplaceDialog event_id={event_id} refusal={replaced} onClose={() => setReplaced(null)} /> : null}
    </Stack>
  )
}

function ReplaceDialog({ event_id, refusal, onClose }: { event_id: number; refusal: EventPartner; onClose: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: assignmentsContract.replace.body,
    values: {},
    save: ({ user_id }) => replacePartner(refusal.id, user_id),
    onSaved: () => {
      toast.success(w.proposed)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={say(w.replaceTitle, { name: fullName(refusal) })}>
      <Form form={form} submit={w.propose}>
        <Text c="dimmed">{say(w.replaceHelp)}</Text>
        <CandidateField event_id={event_id} />
      </Form>
    </Dialog>
  )
}
