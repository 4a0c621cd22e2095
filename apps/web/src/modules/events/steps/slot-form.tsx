import { type EventRecord, eventsContract, type Slot } from '@kxo/domain/events/contract'
import { eventsWords as w } from '@kxo/domain/events/words'
import { addDays, dayInZone, instantInZone } from '@kxo/domain/kernel/dates'
import { locationsErrors } from '@kxo/domain/locations/errors'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { DateTimeField } from '../../../ui/fields/date-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, type RecordForm, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { roomsQuery } from '../../locations/index.ts'
import { addSlot, changeSlot } from '../api.ts'
import { ScopeField } from '../series/scope-field.tsx'

const morning = ['09:00', '12:30'] as const
const afternoon = ['14:00', '17:30'] as const

type Span = { start_at: Date; end_at: Date }
type Period = Pick<EventRecord, 'start_date' | 'end_date'>

/** A span brought inside the dates of its event; where there is no room left for it, the whole of what they allow that day. */
function inside({ start_at, end_at }: Span, { start_date, end_date }: Period): Partial<Span> {
  const from = start_date && start_at < start_date ? start_date : start_at
  const to = end_date && end_at > end_date ? end_date : end_at
  if (from < to) return { start_at: from, end_at: to }
  const shifted = new Date(from.getTime() + end_at.getTime() - start_at.getTime())
  if (end_date === null || from < end_date) return { start_at: from, end_at: end_date && shifted > end_date ? end_date : shifted }
  return {}
}

/** An end that follows its start: it moves as the start does, so that a slot keeps its length. */
export const endFollowing = (former: Span, start_at: Date): Date =>
  new Date(start_at.getTime() + former.end_at.getTime() - former.start_at.getTime())

/** The next half-day of a usual day: a morning, then its afternoon, then the next day's morning, with the same room. */
export function nextSlot(event: Period & Pick<EventRecord, 'time_zone'>, others: readonly Slot[]) {
  const zone = event.time_zone
  const last = others.at(-1)
  const on = (day: string, [from, to]: readonly [string, string]) => ({
    start_at: instantInZone(day, from, zone),
    end_at: instantInZone(day, to, zone),
  })
  if (!last)
    return event.start_date ? { ...inside(on(dayInZone(event.start_date, zone), morning), event), room_id: null } : { room_id: null }
  const day = dayInZone(last.end_at, zone)
  const after = on(day, afternoon)
  const planned = last.end_at <= after.start_at ? after : on(addDays(day, 1), morning)
  return { ...inside(planned, event), room_id: last.room_id }
}

type SlotFormProps = { event: EventRecord; slot: Slot | null; others: readonly Slot[]; onSaved: () => void }

/** A half-day: when and in which room; a room already taken says so before and after. */
export function SlotForm({ event, slot, others, onSaved }: SlotFormProps) {
  const form = useRecordForm({
    schema: eventsContract.changeSlot.body,
    values: slot
      ? { start_at: slot.start_at, end_at: slot.end_at, title: slot.title, room_id: slot.room_id, scope: 'this' }
      : { title: '', ...nextSlot(event, others) },
    save: ({ scope, ...body }) => (slot ? changeSlot(event.id, slot.id, { ...body, scope }) : addSlot(event.id, body)),
    onSaved,
  })
  return (
    <Form form={form} submit={w.save}>
      <EndFollowsStart form={form} />
      <FormRow>
        <DateTimeField name="start_at" label={w.start} />
        <DateTimeField name="end_at" label={w.end} />
      </FormRow>
      <TextField name="title" label={w.slotTitle} />
      <RoomField form={form} event={event} slot={slot} />
      {slot ? <ScopeField event={event} /> : null}
    </Form>
  )
}

/** Moves the end with the start while it is the start that is changed. */
function EndFollowsStart({ form }: { form: RecordForm }) {
  const start = useWatch({ control: form.control, name: 'start_at' }) as unknown
  const former = useRef(start)
  const { getValues, setValue } = form
  useEffect(() => {
    const was = former.current
    former.current = start
    const end: unknown = getValues('end_at')
    if (!(start instanceof Date) || !(was instanceof Date) || !(end instanceof Date) || start.getTime() === was.getTime() || end <= was)
      return
    setValue('end_at', endFollowing({ start_at: was, end_at: end }, start), { shouldDirty: true, shouldValidate: true })
  }, [start, getValues, setValue])
  return null
}

function RoomField({ form, event, slot }: { form: RecordForm; event: EventRecord; slot: Slot | null }) {
  const { say } = useLanguage()
  const [start, end, chosen] = useWatch({ control: form.control, name: ['start_at', 'end_at', 'room_id'] })
  const isPeriod = start instanceof Date && end instanceof Date && start < end
  const rooms = useQuery(roomsQuery(isPeriod ? start : undefined, isPeriod ? end : undefined))
  const options = (rooms.data ?? []).map((room) => {
    const option = say(w.roomOption, { location: room.location_name, room: room.name, capacity: room.capacity })
    return { value: room.id, label: room.is_free || room.id === slot?.room_id ? option : say(w.roomTaken, { option }) }
  })
  const room = rooms.data?.find(({ id }) => id === chosen)
  const isSmall = room !== undefined && event.max_participants !== null && room.capacity < event.max_participants
  const holder = room && !room.is_free && room.id !== slot?.room_id ? room.held_by : null
  return (
    <>
      <SelectField name="room_id" label={w.room} placeholder={w.noRoom} options={options} />
      {room && holder ? (
        <Alert color="red" role="alert">
          {say(holder.is_block ? locationsErrors.roomBlocked : locationsErrors.roomBooked, {
            name: room.name,
            title: holder.title,
            day: holder.start_at,
            from: holder.start_at,
            to: holder.end_at,
          })}
        </Alert>
      ) : null}
      {isSmall ? (
        <Alert color="orange" role="note">
          {say(w.roomTooSmall, { name: room.name, capacity: room.capacity, max: event.max_participants ?? 0 })}
        </Alert>
      ) : null}
    </>
  )
}
