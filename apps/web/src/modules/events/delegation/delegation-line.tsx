import { type EventRecord, eventsContract } from '@kxo/domain/events/contract'
import { delegationWords as w } from '@kxo/domain/events/delegation/delegation-words'
import { isLateStep } from '@kxo/domain/events/delegation/late-step'
import type { OfferedStep } from '@kxo/domain/events/steps'
import { eventsWords } from '@kxo/domain/events/words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { delegateStep } from '../api.ts'
import { ResponsibleField } from '../steps/responsible-field.tsx'

type DelegationProps = { event: EventRecord; step: OfferedStep; onSaved: (event: EventRecord) => void }

/** Who builds a step and by when, where the tenant delegates. */
export function DelegationLine({ event, step, readOnly, onSaved }: DelegationProps & { readOnly: boolean }) {
  const { say } = useLanguage()
  const now = useNow()
  const [opened, setOpened] = useState(false)
  const delegation = event.delegations.find((one) => one.step === step)
  const { missing = 0, is_begun = false } = event.marks.find((mark) => mark.step === step) ?? {}
  const due = delegation?.due_on ?? null
  const isLate = isLateStep(due, { missing, is_begun }, dayInZone(now, event.time_zone))
  const said = [
    delegation?.responsible_name && say(w.inCharge, { name: delegation.responsible_name }),
    due && say(delegation?.responsible_name ? w.dueOn : w.dueAlone, { day: new Date(`${due}T12:00:00Z`) }),
  ].filter(Boolean)
  return (
    <Group gap="sm">
      <Text size="sm" c={delegation ? undefined : 'dimmed'}>
        {said.length > 0 ? said.join(', ') : say(w.nobody)}
      </Text>
      {isLate ? <Badge tone="warning">{w.late}</Badge> : null}
      {readOnly ? null : (
        <Button variant="subtle" size="sm" aria-haspopup="dialog" onClick={() => setOpened(true)}>
          {say(delegation ? eventsWords.edit : w.delegate)}
        </Button>
      )}
      <Dialog opened={opened} onClose={() => setOpened(false)} title={w.delegate}>
        <DelegationForm
          event={event}
          step={step}
          onSaved={(saved) => {
            setOpened(false)
            onSaved(saved)
          }}
        />
      </Dialog>
    </Group>
  )
}

function DelegationForm({ event, step, onSaved }: DelegationProps) {
  const delegation = event.delegations.find((one) => one.step === step)
  const form = useRecordForm({
    schema: eventsContract.delegateStep.body,
    values: { responsible_id: delegation?.responsible_id ?? null, due_on: delegation?.due_on ?? null },
    save: (body) => delegateStep(event.id, step, body),
    onSaved: (saved) => {
      toast.success(w.delegated)
      onSaved(saved)
    },
  })
  return (
    <Form form={form} submit={eventsWords.save}>
      <ResponsibleField label={w.responsible} help={w.responsibleHelp} />
      <DateField name="due_on" label={w.due} />
    </Form>
  )
}
