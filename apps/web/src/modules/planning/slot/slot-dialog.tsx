import { adminEvent } from '@kxo/domain/events/paths'
import { wire } from '@kxo/domain/kernel/wire'
import type { Planning } from '@kxo/domain/planning/contract'
import { planningContract } from '@kxo/domain/planning/contract'
import { clashesOf } from '@kxo/domain/planning/rules'
import { planningWords as w } from '@kxo/domain/planning/words'
import { Group, Stack, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { LinkButton } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateTimeField } from '../../../ui/fields/date-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, FormRow, type RecordForm, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { moveSlot } from '../api.ts'
import { type Bar, noRow, type Rows } from '../board/drawn-events.ts'
import { ConflictList } from './conflict-list.tsx'
import { SlotStaff } from './slot-staff.tsx'

/** A slot, and where it would go. */
export type Proposed = Bar & { start_at: Date; end_at: Date; to: number }

type SlotDialogProps = { planning: Planning; proposed: Proposed; rows: Rows; readOnly: boolean; onClose: () => void }

/** What dragging does, by hand: the hours, the room or the person of a slot, with what stands in the way before it is saved. */
export function SlotDialog({ planning, proposed, rows, readOnly, onClose }: SlotDialogProps) {
  const { slot } = proposed
  const name = slot.parent_title ? `${slot.parent_title} – ${slot.title}` : slot.title
  return (
    <Dialog opened onClose={onClose} title={name} width={600}>
      <Stack gap="lg">
        {readOnly ? null : <MoveForm planning={planning} proposed={proposed} rows={rows} onClose={onClose} />}
        <SlotStaff planning={planning} slot={slot} readOnly={readOnly} />
        <Group justify="flex-end">
          <OpenEvent id={slot.event_id} />
        </Group>
      </Stack>
    </Dialog>
  )
}

function OpenEvent({ id }: { id: number }) {
  const { say } = useLanguage()
  return (
    <LinkButton variant="default" size="sm" to={adminEvent(id)}>
      {say(w.openEvent)}
    </LinkButton>
  )
}

const schema = z
  .object({
    start_at: wire.instant,
    end_at: wire.instant,
    room_id: planningContract.move.body.shape.room_id,
    to_partner: planningContract.move.body.shape.to_partner,
  })
  .check(z.refine(({ start_at, end_at }) => start_at < end_at, { error: 'endBeforeStart', path: ['end_at'] }))

function MoveForm({ planning, proposed, rows, onClose }: Omit<SlotDialogProps, 'readOnly'>) {
  const { say } = useLanguage()
  const { slot, row, to } = proposed
  const byPerson = rows === 'partners'
  const form = useRecordForm({
    schema,
    values: {
      start_at: proposed.start_at,
      end_at: proposed.end_at,
      room_id: byPerson ? slot.room_id : to || null,
      to_partner: byPerson ? to || null : null,
    },
    save: ({ to_partner, ...body }) =>
      moveSlot(slot.id, { ...body, ...(byPerson && { from_partner: row || null, to_partner: to_partner ?? null }) }),
    onSaved: () => {
      toast.success(w.moved)
      onClose()
    },
    guards: false,
  })
  return (
    <Form form={form} submit={w.save}>
      <FormRow>
        <DateTimeField name="start_at" label={w.start} />
        <DateTimeField name="end_at" label={w.end} />
      </FormRow>
      <FormRow>
        <RoomField planning={planning} proposed={proposed} form={form} />
        {byPerson ? <PersonField planning={planning} proposed={proposed} form={form} /> : null}
      </FormRow>
      <ConflictList slot={slot} form={form} others={slot.partners.map(({ user_id }) => user_id).filter((id) => !byPerson || id !== row)} />
      {slot.people > 0 ? (
        <Text fz="sm" c="dimmed">
          {say(w.willTell, { n: slot.people })}
        </Text>
      ) : null}
    </Form>
  )
}

type FieldProps = { planning: Planning; proposed: Proposed; form: RecordForm }

/** The hours typed so far, or those proposed while they are none. */
function useHours(form: RecordForm, proposed: Proposed): { start_at: Date; end_at: Date } {
  const [start, end] = useWatch({ control: form.control, name: ['start_at', 'end_at'] })
  return start instanceof Date && end instanceof Date && start < end ? { start_at: start, end_at: end } : proposed
}

function RoomField({ planning, proposed, form }: FieldProps) {
  const { say } = useLanguage()
  const hours = useHours(form, proposed)
  const options = planning.rooms.map(({ id, name, location_name }) => {
    const [clash] = clashesOf(planning, { ...proposed.slot, ...hours, room_id: id })
    const label = `${name}, ${location_name}`
    return { value: id, label: clash ? `${label} – ${say(w.takenBy, { title: clash.title })}` : label }
  })
  return <SelectField name="room_id" label={w.room} options={options} placeholder={w.noRoomChosen} />
}

function PersonField({ planning, proposed, form }: FieldProps) {
  const { say } = useLanguage()
  const hours = useHours(form, proposed)
  const options = planning.partners.map(({ id, name }) => {
    const [clash] = id === noRow ? [] : clashesOf(planning, { ...proposed.slot, ...hours, room_id: null, user_id: id })
    return { value: id, label: clash ? `${name} – ${say(w.takenBy, { title: clash.title || say(w.away) })}` : name }
  })
  return <SelectField name="to_partner" label={w.entrusted} options={options} placeholder={w.nobody} />
}
