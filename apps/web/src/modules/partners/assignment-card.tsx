import { event as eventAddress } from '@kxo/domain/events/paths'
import { formatRange } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import { type Assignment, assignmentsContract } from '@kxo/domain/partners/assignments-contract'
import { missionWords as m } from '@kxo/domain/partners/missions/mission-words'
import { planningWords as w } from '@kxo/domain/partners/planning-words'
import { partnerStatus } from '@kxo/domain/partners/status'
import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { StatusBadge } from '../../ui/display/badge.tsx'
import { Button } from '../../ui/display/button.tsx'
import { PanelRow } from '../../ui/display/panel.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { TextareaField } from '../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { acceptAssignment, refuseAssignment, saveMission } from './api.ts'

/** One part: when, where, for how much, with whom to speak; its answer while it may still be given. */
export function AssignmentCard({ assignment, isOver }: { assignment: Assignment; isOver: boolean }) {
  const { say, locale } = useLanguage()
  const [isRefusing, setRefusing] = useState(false)
  const [isSending, setSending] = useState(false)
  const { id, title, status, slots, fee, place, time_zone: zone } = assignment
  const hasOrder = status === 'validated' && !assignment.is_cancelled
  const accept = async (): Promise<void> => {
    setSending(true)
    try {
      await acceptAssignment(id)
      toast.success(w.accepted)
    } catch (error) {
      toast.failure(error)
    } finally {
      setSending(false)
    }
  }
  const whole = assignment.start_date
    ? [{ id: 0, start_at: assignment.start_date, end_at: assignment.end_date ?? assignment.start_date, room: null }]
    : []
  const facts = [
    assignment.role_title,
    place,
    fee === null ? '' : say(w.fee, { amount: formatMoney(fee, locale) }),
    say(w.people, { n: assignment.people }),
    assignment.contact_name ? say(w.contact, { name: assignment.contact_name }) : '',
  ]
  return (
    <PanelRow>
      <Stack gap={4} flex={1}>
        <Group gap="xs">
          <Text fw={600} td={assignment.is_cancelled ? 'line-through' : undefined}>
            <Link to={eventAddress(assignment.event_id)}>{title}</Link>
          </Text>
          {assignment.is_cancelled ? <Text size="sm">{say(w.cancelled)}</Text> : <StatusBadge of={partnerStatus} is={status} />}
        </Group>
        <Text c="dimmed" fz="sm">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {assignment.refusal_reason ? (
          <Text c="dimmed" fz="sm">
            {say(w.refusedBecause, { reason: assignment.refusal_reason })}
          </Text>
        ) : null}
        {(slots.length > 0 ? slots : whole).map((slot) => (
          <Text key={slot.id} size="sm">
            {[formatRange(slot.start_at, slot.end_at, locale, { zone }), slot.room].filter(Boolean).join(' · ')}
          </Text>
        ))}
        {isOver && !hasOrder ? null : (
          <Group gap="xs" mt={4}>
            {hasOrder ? (
              <Button
                variant="default"
                size="sm"
                aria-label={say(m.of, { name: title })}
                onClick={() => void saveMission(id).catch(toast.failure)}
              >
                {say(m.title)}
              </Button>
            ) : null}
            {!isOver && status === 'inProgress' ? (
              <Button size="sm" disabled={isSending} aria-label={`${say(w.accept)} ${title}`} onClick={() => void accept()}>
                {say(w.accept)}
              </Button>
            ) : null}
            {isOver ? null : (
              <Button
                variant="default"
                size="sm"
                aria-haspopup="dialog"
                aria-label={`${say(status === 'inProgress' ? w.refuse : w.withdraw)} ${title}`}
                onClick={() => setRefusing(true)}
              >
                {say(status === 'inProgress' ? w.refuse : w.withdraw)}
              </Button>
            )}
          </Group>
        )}
      </Stack>
      <Dialog opened={isRefusing} onClose={() => setRefusing(false)} title={say(w.refuseTitle, { title })}>
        {isRefusing ? (
          <RefusalForm
            id={id}
            onSaved={() => {
              toast.success(w.refused)
              setRefusing(false)
            }}
          />
        ) : null}
      </Dialog>
    </PanelRow>
  )
}

function RefusalForm({ id, onSaved }: { id: number; onSaved: () => void }) {
  const form = useRecordForm({
    schema: assignmentsContract.refuse.body,
    values: {},
    save: (body) => refuseAssignment(id, body),
    onSaved,
  })
  return (
    <Form form={form} submit={w.refuse}>
      <TextareaField name="reason" label={w.reason} help={w.reasonHelp} rows={3} />
    </Form>
  )
}
