import type { Meeting } from '@kxo/domain/events/acts/moving'
import { addDays, dayInZone, instantInZone, timeInZone } from '@kxo/domain/kernel/dates'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { EventFacts } from '../queries.ts'
import { meetingsOf } from './conflicts.ts'

/** Moves an instant by whole days, its local hour kept across a clock change. */
export const shifted = (instant: Date, days: number, zone: string): Date =>
  instantInZone(addDays(dayInZone(instant, zone), days), timeInZone(instant, zone), zone)

export type Moving = {
  days: number
  /** Whether an event leaves its rooms: those of a place it is not at any more. */
  leavesRooms: (event: EventFacts) => boolean
}
/** A half-day where it would go: `event_id` is the event that moves, be it of one of its activities. */
export type MovedSlot = {
  id: number
  event_id: number
  title: string
  from: Date
  to: Date
  room_id: number | null
  had_room: boolean
  meetings: readonly Meeting[]
}

/** Activities that go along with events, each with the event it is of. */
export const activitiesOf = (db: Queries, events: readonly Pick<EventFacts, 'id'>[]) =>
  db
    .selectFrom('events')
    .select(['id', 'title', 'parent_id'])
    .where(
      'parent_id',
      'in',
      events.map(({ id }) => id),
    )
    .where('cancelled_at', 'is', null)
    .execute()

/** Every half-day of events and of their activities where it would go, in the order of the days, with what already stands there. */
export async function movedSlots(db: Queries, events: readonly EventFacts[], { days, leavesRooms }: Moving): Promise<MovedSlot[]> {
  if (events.length === 0) return []
  const activities = new Map((await activitiesOf(db, events)).map((activity) => [activity.id, activity]))
  const byId = new Map(events.map((event) => [event.id, event]))
  const slots = await db
    .selectFrom('slots')
    .select(['id', 'event_id', 'start_at', 'end_at', 'title', 'room_id'])
    .where('event_id', 'in', [...byId.keys(), ...activities.keys()])
    .orderBy('start_at')
    .orderBy('event_id')
    .orderBy('id')
    .execute()
  const moved = slots.map(({ id, event_id, start_at, end_at, title, room_id }) => {
    const activity = byId.has(event_id) ? undefined : activities.get(event_id)
    const event = byId.get(activity?.parent_id ?? event_id)!
    return {
      id,
      event_id: event.id,
      // Activities held together are told apart by their name.
      title: [activity?.title, title].filter(Boolean).join(' – '),
      from: shifted(start_at, days, event.time_zone),
      to: shifted(end_at, days, event.time_zone),
      room_id: leavesRooms(event) ? null : room_id,
      had_room: room_id !== null,
    }
  })
  const meetings = await meetingsOf(db, moved)
  const mover = (id: number | null) => (id === null || byId.has(id) ? id : (activities.get(id)?.parent_id ?? id))
  return moved.map((slot) => ({
    ...slot,
    meetings: (meetings.get(slot.id) ?? []).map(({ holder, label }) => ({ holder: mover(holder), label })),
  }))
}
