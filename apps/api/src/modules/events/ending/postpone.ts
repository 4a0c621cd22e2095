import { conflictAmong } from '@kxo/domain/events/acts/moving'
import type { eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import type { SeriesScope } from '@kxo/domain/events/series/scope'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Updateable } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Events } from '../../../platform/database-types.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { fromAbove } from '../dependencies.ts'
import { presentRecord } from '../present.ts'
import { type EventFacts, eventFrom, eventsWithPlaces, getEvent } from '../queries.ts'
import { otherDatesIn } from '../series/dates-in-scope.ts'
import { lockEvent } from '../steps/edit-event.ts'
import { impactsOn, summed } from './impact.ts'
import { moveEvents } from './move-events.ts'
import { type MovedSlot, movedSlots } from './moved-slots.ts'

type Move = {
  first_day?: string | null | undefined
  location_id?: number | null | undefined
  town?: string | null | undefined
  is_online?: boolean | undefined
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** By how many days an event moves to begin that day; undefined without a day, or without a date to move from. */
export const daysTo = (event: Pick<EventFacts, 'start_date' | 'time_zone'>, first_day: string | null | undefined): number | undefined =>
  first_day && event.start_date ? daysBetween(dayInZone(event.start_date, event.time_zone), first_day) : undefined

const isElsewhere = (event: EventFacts, move: Move): boolean =>
  (move.location_id !== undefined && move.location_id !== null && move.location_id !== event.location_id) ||
  (move.town !== undefined && move.town !== null && move.town !== event.town) ||
  (move.is_online !== undefined && move.is_online !== event.is_online)

/** An event and the other dates it is moved with. */
async function datesOf({ db, now }: Context, event: EventFacts, scope: SeriesScope | undefined): Promise<EventFacts[]> {
  const others = await otherDatesIn(db, event, scope, now)
  if (others.length === 0) return [event]
  const rows = await eventsWithPlaces(db).where('events.id', 'in', others).orderBy('series_day').execute()
  return [event, ...rows.map(eventFrom)]
}

export const previewPostponement: Verb<typeof eventsContract.previewPostponement> = async (context, { params, query }) => {
  const { db, actor } = context
  const postponed = await getEvent(db, params.id)
  authorize(may.changeEvent(actor, postponed))
  const days = daysTo(postponed, query.first_day) ?? 0
  const dates = await datesOf(context, postponed, query.scope)
  const isMoved = (event: EventFacts) => days !== 0 || isElsewhere(event, query)
  const slots = await movedSlots(db, dates.filter(isMoved), { days, leavesRooms: (event) => isElsewhere(event, query) })
  const ids = dates.filter((event) => isMoved(event) || event.id === postponed.id).map(({ id }) => id)
  const impactOf = await impactsOn(context, ids)
  const along = new Set(ids)
  return summed(
    ids.map((id) => {
      const own = slots.filter(({ event_id }) => event_id === id)
      return {
        ...impactOf(id),
        rooms: own.filter(({ had_room, room_id }) => had_room && room_id === null).length,
        slots: days === 0 ? [] : own.map((slot) => presentSlot(slot, along)),
      }
    }),
  )
}

const presentSlot = ({ title, from, to, meetings }: MovedSlot, along: ReadonlySet<number>) => ({
  title,
  from,
  to,
  conflict: conflictAmong(meetings, along)?.label ?? null,
})

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
  const dates: EventFacts[] = []
  for (const { id } of await datesOf(context, event, scope)) dates.push(await lockEvent(context, id))
  const moved = dates.filter((date) => days !== 0 || isElsewhere(date, move))
  const slots = await movedSlots(db, moved, { days, leavesRooms: (date) => isElsewhere(date, move) })
  await refuseMove(context, moved, slots)
  await moveEvents(context, moved, slots, { days, reason, place: await placeOf(db, move) })
  return presentRecord(db, await getEvent(db, event.id), now)
}

async function placeOf(db: Queries, { location_id, town, is_online }: Move): Promise<Updateable<Events>> {
  const location = location_id
    ? found(await db.selectFrom('locations').select(['id', 'town']).where('id', '=', location_id).executeTakeFirst())
    : undefined
  return {
    ...(location && { location_id: location.id, town: town ?? location.town }),
    ...(!location && town && { town, location_id: null }),
    ...(is_online !== undefined && { is_online }),
  }
}

/** @throws 409 once somebody came, or naming each conflict */
async function refuseMove({ db, language }: Context, events: readonly EventFacts[], slots: readonly MovedSlot[]): Promise<void> {
  const ids = events.map(({ id }) => id)
  const people = await fromAbove().peopleOf(db, ids)
  const attended = ids.reduce((sum, id) => sum + (people.get(id)?.attended.length ?? 0), 0)
  if (attended > 0) refuse(eventsErrors.alreadyAttended, { n: attended })
  const along = new Set(ids)
  const conflicts = slots.map((slot) => presentSlot(slot, along)).filter(({ conflict }) => conflict !== null)
  if (conflicts.length > 0)
    refuse(
      eventsErrors.moveConflicts,
      { n: conflicts.length },
      conflicts.map(({ from, to, conflict }) => ({
        field: 'first_day',
        message: language.say(conflictLine, { from, to, conflict: conflict ?? '' }),
      })),
    )
}

const conflictLine = {
  fr: '{from, date, short} de {from, time, short} à {to, time, short}\u00A0: {conflict}',
  en: '{from, date, short} from {from, time, short} to {to, time, short}: {conflict}',
}
