import { sql, type Updateable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Events } from '../../../platform/database-types.ts'
import { mailMove } from '../jobs.ts'
import { type EventFacts, eventFrom, eventsWithPlaces } from '../queries.ts'
import { traceEdits } from '../steps/edit-event.ts'
import { writeColumns } from '../steps/write-columns.ts'
import { activitiesOf, type MovedSlot, shifted } from './moved-slots.ts'

type Goes = { days: number; reason: string /** Where it goes, when it does. */; place?: Updateable<Events> }

/**
 * Moves locked events, their activities and their half-days, of which every conflict is known not to be; everyone is told, by a job for each event.
 * As many other statements for hundreds as for one.
 */
export async function moveEvents(
  context: Context,
  events: readonly EventFacts[],
  slots: readonly MovedSlot[],
  { days, reason, place }: Goes,
): Promise<void> {
  const { db } = context
  if (events.length === 0) return
  await moveSlots(db, slots)
  const moved = events.map((event) => ({ event, change: { ...(days !== 0 && shiftedDates(event, days)), ...place } }))
  await writeColumns(
    db,
    moved.map(({ event, change }) => ({ ...change, id: event.id })),
  )
  await traceEdits(context, 'postpone_event', moved)
  if (days !== 0) await moveActivities(db, events, days)
  for (const { id } of events) await context.enqueue(mailMove, { event_id: id, reason, what: days === 0 ? 'place' : 'date' })
}

async function moveActivities(db: Queries, events: readonly EventFacts[], days: number): Promise<void> {
  const ids = (await activitiesOf(db, events)).map(({ id }) => id)
  if (ids.length === 0) return
  const activities = (await eventsWithPlaces(db).where('events.id', 'in', ids).execute()).map(eventFrom)
  await writeColumns(
    db,
    activities.map((activity) => ({ ...shiftedDates(activity, days), id: activity.id })),
  )
}

const shiftedDates = (
  { start_date, end_date, opening_date, limit_date, decision_date, unpublish_at, time_zone }: EventFacts,
  days: number,
) => ({
  start_date: start_date && shifted(start_date, days, time_zone),
  end_date: end_date && shifted(end_date, days, time_zone),
  opening_date: opening_date && shifted(opening_date, days, time_zone),
  limit_date: limit_date && shifted(limit_date, days, time_zone),
  decision_date: decision_date && shifted(decision_date, days, time_zone),
  unpublish_at: unpublish_at && shifted(unpublish_at, days, time_zone),
  // Said of the day it leaves.
  confirmed_at: null,
})

/** Rooms and people are let go first, then held anew: none meets its own neighbour on the way. */
async function moveSlots(db: Queries, slots: readonly MovedSlot[]): Promise<void> {
  if (slots.length === 0) return
  const ids = slots.map(({ id }) => id)
  await db.updateTable('slots').set({ room_id: null }).where('id', 'in', ids).where('room_id', 'is not', null).execute()
  await db.deleteFrom('partner_bookings').where('slot_id', 'in', ids).execute()
  const rows = JSON.stringify(slots.map(({ id, from, to, room_id }) => ({ id, start_at: from, end_at: to, room_id })))
  const moved = sql`jsonb_to_recordset(${rows}::jsonb) as moved (id bigint, start_at timestamptz, end_at timestamptz, room_id bigint)`
  await sql`update slots set start_at = moved.start_at, end_at = moved.end_at, room_id = moved.room_id
    from ${moved} where slots.tenant_id = current_tenant() and slots.id = moved.id`.execute(db)
  await sql`update slot_partners set start_at = moved.start_at, end_at = moved.end_at
    from ${moved} where slot_partners.tenant_id = current_tenant() and slot_partners.slot_id = moved.id`.execute(db)
}
