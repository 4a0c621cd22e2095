import type { eventsContract, Slot, SlotBody } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { datesFollowSlots, slotProblem } from '@kxo/domain/events/rules'
import { isStanding } from '@kxo/domain/events/standing'
import { addDays, dayInZone, instantInZone, timeInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { refuseTakenRoom } from '../../locations/index.ts'
import { followSlot, joinSlot } from '../../partners/index.ts'
import { trace } from '../../traces/index.ts'
import { type EventFacts, slotsOf } from '../queries.ts'
import { otherDatesIn } from '../series/dates-in-scope.ts'
import { lockEvent } from './edit-event.ts'
import { renewTicketsOf } from './renew-tickets-of.ts'

const refuseBookedRoom = async (
  context: Context,
  event_id: number,
  { room_id, start_at, end_at }: SlotBody,
  exceptSlot: number | null,
): Promise<void> => {
  if (room_id) await refuseTakenRoom(context, room_id, { from: start_at, to: end_at, event_id, exceptSlot })
}

/** Whether the event's dates follow its slots. @throws 422 outside the dates it has of its own */
async function refuseOutside({ db, language }: Context, event: EventFacts, body: SlotBody): Promise<boolean> {
  const follows = datesFollowSlots(event, await slotsOf(db, event.id))
  const problem = slotProblem(body, follows ? { start_date: null, end_date: null } : event)
  if (problem === 'endBeforeStart') refuse(eventsErrors.endBeforeStart, {}, [{ field: 'end_at', message: 'endBeforeStart' }])
  if (problem !== 'outsidePeriod') return follows
  const start = event.start_date ?? body.start_at
  const end = event.end_date ?? body.end_at
  return refuse(eventsErrors.slotOutsidePeriod, { start, end }, [
    { field: 'start_at', message: language.say(eventsErrors.slotOutsidePeriod, { start, end }) },
  ])
}

/** Hours are those of the slots; an event without dates of its own takes those of its slots. */
async function recount({ db }: Context, event: EventFacts, follows: boolean): Promise<void> {
  const slots = await slotsOf(db, event.id)
  const minutes = slots.reduce((sum, { start_at, end_at }) => sum + Math.round((end_at.getTime() - start_at.getTime()) / 60_000), 0)
  const [first, last] = [slots[0], slots.toSorted((a, b) => a.end_at.getTime() - b.end_at.getTime()).at(-1)]
  const dates = follows && first && last ? { start_date: first.start_at, end_date: last.end_at } : {}
  await db
    .updateTable('events')
    .set({ minutes, ...dates })
    .where('id', '=', event.id)
    .execute()
}

const slotOf = async ({ db }: Context, event_id: number, id: number): Promise<Slot> =>
  found((await slotsOf(db, event_id)).find((slot) => slot.id === id))

/** Adds a half-day to an event. @throws 409 on a booked room or partner, 422 outside the dates, or to a standing registration */
export async function planSlot(context: Context, event_id: number, body: SlotBody): Promise<Slot> {
  const event = await lockEvent(context, event_id)
  if (isStanding(event)) refuse(eventsErrors.standingUndated)
  const follows = await refuseOutside(context, event, body)
  await refuseBookedRoom(context, event.id, body, null)
  const { id } = await context.db
    .insertInto('slots')
    .values({ event_id, start_at: body.start_at, end_at: body.end_at, title: body.title, room_id: body.room_id ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await joinSlot(context, { id, event_id, start_at: body.start_at, end_at: body.end_at })
  await recount(context, event, follows)
  await renewTicketsOf(context, event)
  await trace(context, { action: 'add_slot', event_id, subject_id: id })
  return slotOf(context, event_id, id)
}

export const addSlot: Verb<typeof eventsContract.addSlot> = (context, { params, body }) => planSlot(context, params.id, body)

/** Changes a half-day, and the same one of the other dates of its series asked for. */
export const changeSlot: Verb<typeof eventsContract.changeSlot> = async (context, { params, body }) => {
  const { scope, ...written } = body
  const event = await lockEvent(context, params.id)
  const others = await otherDatesIn(context.db, event, scope, context.now)
  const slots = await slotsOf(context.db, event.id)
  const former = await slotOf(context, event.id, params.slot)
  await rewriteSlot(context, event, former, written)
  for (const id of others) {
    const date = await lockEvent(context, id)
    const twin = (await slotsOf(context.db, id))[slots.findIndex((slot) => slot.id === former.id)]
    if (!twin) return refuse(eventsErrors.seriesSlotMissing, { start: date.start_date as Date })
    await rewriteSlot(context, date, twin, onDayOf(twin, { former, written, zone: event.time_zone }))
  }
  return slotOf(context, event.id, former.id)
}

type Rewritten = { former: Slot; written: SlotBody; zone: string }

/** What is written on a half-day, on that of another date: as many days from where it was, at the same hours. */
function onDayOf(twin: Slot, { former, written, zone }: Rewritten): SlotBody {
  const moved = (instant: Date): Date => {
    const days = (Date.parse(dayInZone(instant, zone)) - Date.parse(dayInZone(former.start_at, zone))) / 86_400_000
    return instantInZone(addDays(dayInZone(twin.start_at, zone), days), timeInZone(instant, zone), zone)
  }
  return { ...written, start_at: moved(written.start_at), end_at: moved(written.end_at) }
}

async function rewriteSlot(context: Context, event: EventFacts, former: Slot, body: SlotBody): Promise<void> {
  const follows = await refuseOutside(context, event, body)
  await refuseBookedRoom(context, event.id, body, former.id)
  await context.db
    .updateTable('slots')
    .set({ start_at: body.start_at, end_at: body.end_at, title: body.title, room_id: body.room_id ?? null })
    .where('id', '=', former.id)
    .execute()
  await followSlot(context, { id: former.id, event_id: event.id, start_at: body.start_at, end_at: body.end_at })
  await recount(context, event, follows)
  const isMoved = former.start_at.getTime() !== body.start_at.getTime() || former.end_at.getTime() !== body.end_at.getTime()
  if (isMoved || former.room_id !== (body.room_id ?? null)) await renewTicketsOf(context, event)
  await trace(context, { action: 'change_slot', event_id: event.id, subject_id: former.id, change: { before: former, after: body } })
}

/** @throws 409 once somebody signed: the signatures depend on it */
export const removeSlot: Verb<typeof eventsContract.removeSlot> = async (context, { params }) => {
  const event = await lockEvent(context, params.id)
  const slot = await slotOf(context, event.id, params.slot)
  const follows = datesFollowSlots(event, await slotsOf(context.db, event.id))
  await context.db.deleteFrom('slots').where('id', '=', slot.id).execute()
  await recount(context, event, follows)
  await renewTicketsOf(context, event)
  await trace(context, { action: 'remove_slot', event_id: event.id, subject_id: slot.id, change: { before: slot } })
  return { done: true as const }
}
