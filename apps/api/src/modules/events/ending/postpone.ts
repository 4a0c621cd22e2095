import type { EventImpact, eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import { addDays, dayInZone, instantInZone, timeInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { holderOf } from '../../locations/index.ts'
import { fromAbove } from '../dependencies.ts'
import { mailMove } from '../jobs.ts'
import { presentRecord } from '../present.ts'
import { type EventFacts, getEvent, slotsOf } from '../queries.ts'
import { editEvent, lockEvent } from '../steps/edit-event.ts'
import { impactOn } from './impact.ts'

type Move = {
  first_day?: string | null | undefined
  location_id?: number | null | undefined
  town?: string | null | undefined
  is_online?: boolean | undefined
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Moves an instant by whole days, its local hour kept across a clock change. */
export const shifted = (instant: Date, days: number, zone: string): Date =>
  instantInZone(addDays(dayInZone(instant, zone), days), timeInZone(instant, zone), zone)

/** By how many days an event moves to begin that day; undefined without a day, or without a date to move from. */
export const daysTo = (event: Pick<EventFacts, 'start_date' | 'time_zone'>, first_day: string | null | undefined): number | undefined =>
  first_day && event.start_date ? daysBetween(dayInZone(event.start_date, event.time_zone), first_day) : undefined

const isElsewhere = (event: EventFacts, move: Move): boolean =>
  (move.location_id !== undefined && move.location_id !== null && move.location_id !== event.location_id) ||
  (move.town !== undefined && move.town !== null && move.town !== event.town) ||
  (move.is_online !== undefined && move.is_online !== event.is_online)

/** What another event holds during a half-day: its room, or one of its people; null when both are free. */
async function conflictOf(db: Queries, event_id: number, slot: { id: number; room_id: number | null }, from: Date, to: Date) {
  const holder = slot.room_id === null ? undefined : await holderOf(db, slot.room_id, { from, to, event_id, isMove: true })
  if (holder) {
    const room = await db.selectFrom('rooms').select('name').where('id', '=', slot.room_id).executeTakeFirst()
    return [room?.name, holder.title].filter(Boolean).join(', ')
  }
  const { rows } = await sql<{ name: string; title: string }>`
    select users.first_name || ' ' || users.last_name, events.title from slot_partners own
      join slot_partners held on held.tenant_id = own.tenant_id and held.user_id = own.user_id and tstzrange(held.start_at, held.end_at) && tstzrange(${from}, ${to})
      join slots on slots.tenant_id = held.tenant_id and slots.id = held.slot_id
      join events on events.tenant_id = slots.tenant_id and events.id = slots.event_id
      join users on users.tenant_id = held.tenant_id and users.id = held.user_id
     where own.slot_id = ${slot.id} and slots.event_id <> ${event_id}
     limit 1`.execute(db)
  return rows[0] ? `${rows[0].name}, ${rows[0].title}` : null
}

/** Every half-day where it would go, with what already stands there. A new place leaves the rooms of the former one. */
async function movedSlots(db: Queries, event: EventFacts, days: number, leavesRooms: boolean) {
  const moved = []
  for (const slot of await slotsOf(db, event.id)) {
    const [from, to] = [shifted(slot.start_at, days, event.time_zone), shifted(slot.end_at, days, event.time_zone)]
    const room_id = leavesRooms ? null : slot.room_id
    moved.push({
      id: slot.id,
      from,
      to,
      room_id,
      had_room: slot.room_id !== null,
      conflict: await conflictOf(db, event.id, { id: slot.id, room_id }, from, to),
    })
  }
  return moved
}

export const previewPostponement: Verb<typeof eventsContract.previewPostponement> = async (context, { params, query }) => {
  const { db, actor } = context
  const event = await getEvent(db, params.id)
  authorize(may.changeEvent(actor, event))
  const leavesRooms = isElsewhere(event, query)
  const days = daysTo(event, query.first_day) ?? 0
  const slots = days !== 0 || leavesRooms ? await movedSlots(db, event, days, leavesRooms) : []
  return {
    ...(await impactOn(context, event.id)),
    rooms: leavesRooms ? slots.filter(({ had_room }) => had_room).length : 0,
    slots: days === 0 ? [] : slots.map(({ from, to, conflict }) => ({ from, to, conflict })),
  } satisfies EventImpact
}

/** Moves an event to another day, another place, or both, and has everyone told. @throws 409 naming each conflict, or once somebody came */
export const postpone: Verb<typeof eventsContract.postpone> = async (context, { params, body }) => {
  const { version, reason, ...move } = body
  const event = await lockEvent(context, params.id, version)
  const { attended } = await fromAbove().peopleOf(context.db, event.id)
  if (attended.length > 0) refuse(eventsErrors.alreadyAttended, { n: attended.length })
  if (move.first_day && !event.start_date) refuse(eventsErrors.noDayToMove)
  const days = daysTo(event, move.first_day) ?? 0
  const leavesRooms = isElsewhere(event, move)
  if (days === 0 && !leavesRooms) refuse(eventsErrors.nothingToMove)
  await moveSlots(context, event, days, leavesRooms)
  const location = move.location_id
    ? found(await context.db.selectFrom('locations').select(['id', 'town']).where('id', '=', move.location_id).executeTakeFirst())
    : undefined
  const changed = await editEvent(context, event, 'postpone_event', {
    ...(days !== 0 && shiftedDates(event, days)),
    ...(location && { location_id: location.id, town: move.town ?? location.town }),
    ...(!location && move.town && { town: move.town, location_id: null }),
    ...(move.is_online !== undefined && { is_online: move.is_online }),
  })
  await context.enqueue(mailMove, { event_id: event.id, reason, what: days === 0 ? 'place' : 'date' })
  return presentRecord(context.db, changed, context.now)
}

const shiftedDates = ({ start_date, end_date, limit_date, time_zone }: EventFacts, days: number) => ({
  start_date: start_date && shifted(start_date, days, time_zone),
  end_date: end_date && shifted(end_date, days, time_zone),
  limit_date: limit_date && shifted(limit_date, days, time_zone),
})

/** Half-days move one after the other, the farthest first, so that none meets its own neighbour on the way. */
async function moveSlots({ db, language }: Context, event: EventFacts, days: number, leavesRooms: boolean): Promise<void> {
  const slots = await movedSlots(db, event, days, leavesRooms)
  const conflicts = slots.filter(({ conflict }) => conflict !== null)
  if (conflicts.length > 0)
    refuse(
      eventsErrors.moveConflicts,
      { n: conflicts.length },
      conflicts.map(({ from, to, conflict }) => ({
        field: 'first_day',
        message: language.say(conflictLine, { from, to, conflict: conflict ?? '' }),
      })),
    )
  for (const { id, from, to, room_id } of days > 0 ? slots.toReversed() : slots) {
    await db.updateTable('slots').set({ start_at: from, end_at: to, room_id }).where('id', '=', id).execute()
    await db.updateTable('slot_partners').set({ start_at: from, end_at: to }).where('slot_id', '=', id).execute()
  }
}

const conflictLine = {
  fr: '{from, date, short} de {from, time, short} à {to, time, short}\u00A0: {conflict}',
  en: '{from, date, short} from {from, time, short} to {to, time, short}: {conflict}',
}
