import type { eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import { addDays, dayInZone, instantInZone, timeInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { fromAbove } from '../dependencies.ts'
import { mailMove } from '../jobs.ts'
import { presentRecord } from '../present.ts'
import { type EventFacts, getEvent, slotsOf } from '../queries.ts'
import { otherDatesIn } from '../series/dates-in-scope.ts'
import { editEvent, lockEvent } from '../steps/edit-event.ts'
import { conflictOf } from './conflicts.ts'
import { impactOn, summed } from './impact.ts'

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

/** Events a move takes along: the other dates asked for, and the activities of each. */
async function goingAlong(db: Queries, ids: readonly number[]): Promise<number[]> {
  const activities = await db.selectFrom('events').select('id').where('parent_id', 'in', ids).where('cancelled_at', 'is', null).execute()
  return [...ids, ...activities.map(({ id }) => id)]
}

type Moving = { days: number; leavesRooms: boolean; along: readonly number[] }

/** Every half-day where it would go, with what already stands there. A new place leaves the rooms of the former one. */
async function movedSlots(db: Queries, event: EventFacts, { days, leavesRooms, along }: Moving) {
  const moved = []
  const others = await db
    .selectFrom('events')
    .select(['id', 'title'])
    .where('parent_id', '=', event.id)
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .execute()
  const slots = await slotsOf(db, event.id)
  // Activities held together are told apart by their name.
  for (const { id, title } of others)
    slots.push(...(await slotsOf(db, id)).map((slot) => ({ ...slot, title: [title, slot.title].filter(Boolean).join(' – ') })))
  for (const slot of slots.toSorted((a, b) => a.start_at.getTime() - b.start_at.getTime())) {
    const [from, to] = [shifted(slot.start_at, days, event.time_zone), shifted(slot.end_at, days, event.time_zone)]
    const room_id = leavesRooms ? null : slot.room_id
    const conflict = await conflictOf(db, { id: slot.id, room_id }, from, to, along)
    moved.push({ id: slot.id, title: slot.title, from, to, room_id, had_room: slot.room_id !== null, conflict })
  }
  return moved
}

export const previewPostponement: Verb<typeof eventsContract.previewPostponement> = async (context, { params, query }) => {
  const { db, actor, now } = context
  const postponed = await getEvent(db, params.id)
  authorize(may.changeEvent(actor, postponed))
  const days = daysTo(postponed, query.first_day) ?? 0
  const ids = [postponed.id, ...(await otherDatesIn(db, postponed, query.scope, now))]
  const along = await goingAlong(db, ids)
  const impacts = []
  for (const id of ids) {
    const event = await getEvent(db, id)
    const leavesRooms = isElsewhere(event, query)
    if (days === 0 && !leavesRooms && event.id !== postponed.id) continue
    const slots = days !== 0 || leavesRooms ? await movedSlots(db, event, { days, leavesRooms, along }) : []
    impacts.push({
      ...(await impactOn(context, event.id)),
      rooms: leavesRooms ? slots.filter(({ had_room }) => had_room).length : 0,
      slots: days === 0 ? [] : slots.map(({ title, from, to, conflict }) => ({ title, from, to, conflict })),
    })
  }
  return summed(impacts)
}

/**
 * Moves an event to another day, another place, or both, and has everyone told; the dates of its series asked for go by as many days.
 * @throws 409 naming each conflict, or once somebody came
 */
export const postpone: Verb<typeof eventsContract.postpone> = async (context, { params, body }) => {
  const { db, now } = context
  const { version, reason, scope, ...move } = body
  const event = await lockEvent(context, params.id, version)
  if (move.first_day && !event.start_date) refuse(eventsErrors.noDayToMove)
  const days = daysTo(event, move.first_day) ?? 0
  if (days === 0 && !isElsewhere(event, move)) refuse(eventsErrors.nothingToMove)
  const ids = [event.id, ...(await otherDatesIn(db, event, scope, now))]
  const dates: EventFacts[] = []
  for (const id of ids) dates.push(await lockEvent(context, id))
  const along = await goingAlong(db, ids)
  for (const date of inOrderOfMove(dates, days)) {
    const leavesRooms = isElsewhere(date, move)
    if (days !== 0 || leavesRooms) await moveEvent(context, date, { reason, move, days, leavesRooms, along })
  }
  return presentRecord(db, await getEvent(db, event.id), now)
}

/** The farthest first, so that no date meets its neighbour on the way. */
const inOrderOfMove = (dates: readonly EventFacts[], days: number): EventFacts[] =>
  dates.toSorted((a, b) => (days > 0 ? -1 : 1) * ((a.start_date?.getTime() ?? 0) - (b.start_date?.getTime() ?? 0)))

async function moveEvent(
  context: Context,
  event: EventFacts,
  { reason, move, ...moving }: Moving & { reason: string; move: Move },
): Promise<void> {
  const { db } = context
  const { days } = moving
  const { attended } = await fromAbove().peopleOf(db, event.id)
  if (attended.length > 0) refuse(eventsErrors.alreadyAttended, { n: attended.length })
  await moveSlots(context, event, moving)
  const location = move.location_id
    ? found(await db.selectFrom('locations').select(['id', 'town']).where('id', '=', move.location_id).executeTakeFirst())
    : undefined
  await editEvent(context, event, 'postpone_event', {
    ...(days !== 0 && shiftedDates(event, days)),
    ...(location && { location_id: location.id, town: move.town ?? location.town }),
    ...(!location && move.town && { town: move.town, location_id: null }),
    ...(move.is_online !== undefined && { is_online: move.is_online }),
  })
  if (days !== 0) await moveActivities(context, event, days)
  await context.enqueue(mailMove, { event_id: event.id, reason, what: days === 0 ? 'place' : 'date' })
}

async function moveActivities({ db }: Context, event: EventFacts, days: number): Promise<void> {
  const activities = await db
    .selectFrom('events')
    .select('id')
    .where('parent_id', '=', event.id)
    .where('cancelled_at', 'is', null)
    .execute()
  for (const { id } of activities)
    await db
      .updateTable('events')
      .set(shiftedDates(await getEvent(db, id), days))
      .where('id', '=', id)
      .execute()
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

/** Half-days move one after the other, the farthest first, so that none meets its own neighbour on the way. */
async function moveSlots({ db, language }: Context, event: EventFacts, moving: Moving): Promise<void> {
  const slots = await movedSlots(db, event, moving)
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
  for (const { id, from, to, room_id } of moving.days > 0 ? slots.toReversed() : slots) {
    await db.updateTable('slots').set({ start_at: from, end_at: to, room_id }).where('id', '=', id).execute()
    await db.updateTable('slot_partners').set({ start_at: from, end_at: to }).where('slot_id', '=', id).execute()
  }
}

const conflictLine = {
  fr: '{from, date, short} de {from, time, short} à {to, time, short}\u00A0: {conflict}',
  en: '{from, date, short} from {from, time, short} to {to, time, short}: {conflict}',
}
