import { enrolment } from '@kxo/domain/events/activities/enrolment'
import type { eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { copyEvent } from '../copying/copy-event.ts'
import { conflictOf } from '../ending/conflicts.ts'
import { shifted } from '../ending/moved-slots.ts'
import { daysTo } from '../ending/postpone.ts'
import { type EventFacts, getEvent, slotsOf } from '../queries.ts'
import { lockEvent } from '../steps/edit-event.ts'
import { publishEvent } from '../steps/publish.ts'
import { renewTicketsOf } from '../steps/renew-tickets-of.ts'
import { firstDayOf, otherDays } from './other-days.ts'
import { seriesOf } from './read-series.ts'

export const previewSeries: Verb<typeof eventsContract.previewSeries> = async ({ db, actor }, { params, query }) => {
  const event = await getEvent(db, params.id)
  authorize(may.changeEvent(actor, event))
  const days = otherDays(event, query.rule)
  await refuseOutsideEvent(db, event, days)
  return { dates: await datesOn(db, event, days, query) }
}

/** An activity is repeated within the event it is of. @throws 422 on a day outside */
async function refuseOutsideEvent(db: Queries, { parent_id, time_zone: zone }: EventFacts, days: readonly string[]): Promise<void> {
  if (parent_id === null) return
  const { start_date: start, end_date: end } = await getEvent(db, parent_id)
  if (start === null || end === null) return
  const [first, last] = [dayInZone(start, zone), dayInZone(end, zone)]
  if (days.some((day) => day < first || day > last)) refuse(eventsErrors.slotOutsidePeriod, { start, end })
}

/** People choose one date of an optional activity that is repeated: its dates share a group of choice. */
async function chooseOneDate({ db }: Context, { id, title, choice_group }: EventFacts): Promise<void> {
  if (choice_group === '')
    await db
      .updateTable('events')
      .set({ choice_group: title.slice(0, 60) })
      .where('id', '=', id)
      .execute()
}

/** An event on other days: when it would be, and what stands there already. */
export async function datesOn(db: Queries, event: EventFacts, days: readonly string[], query: { rooms: boolean; partners: boolean }) {
  const slots = await slotsOf(db, event.id)
  const dates = []
  for (const day of days) {
    const apart = daysTo(event, day) ?? 0
    const move = (instant: Date): Date => shifted(instant, apart, event.time_zone)
    let conflict: string | null = null
    for (const slot of slots) {
      const slotNeeds = { id: slot.id, room_id: query.rooms ? slot.room_id : null, hasPartners: query.partners }
      conflict ??= await conflictOf(db, slotNeeds, move(slot.start_at), move(slot.end_at))
    }
    dates.push({ day, from: move(event.start_date as Date), to: event.end_date && move(event.end_date), conflict })
  }
  return dates
}

type Copied = { parts: Parameters<typeof copyEvent>[2]['parts']; publishes: boolean }

/** The dates of a series on some days, each a copy of an event. */
export async function copyOnDays(
  context: Context,
  source: EventFacts,
  series_id: number,
  days: readonly string[],
  { parts, publishes }: Copied,
): Promise<void> {
  const { title, nature, model_id } = source
  for (const day of days) {
    const copy = await copyEvent(context, source, { title, nature, days: daysTo(source, day) ?? 0, parts, model_id })
    await context.db.updateTable('events').set({ series_id, series_day: day }).where('id', '=', copy.id).execute()
    // An activity is shown with its event.
    if (publishes && source.parent_id === null) await publishEvent(context, copy.id)
  }
}

/** Repeats an event: each other date is a copy of it, tied to the same series. @throws 409 naming the room or the partner taken */
export const repeat: Verb<typeof eventsContract.repeat> = async (context, { params, body }) => {
  const { db } = context
  const source = await lockEvent(context, params.id, body.version)
  if (source.series_id !== null) refuse(eventsErrors.alreadyInSeries)
  const first_day = firstDayOf(source)
  const offered = otherDays(source, body.rule)
  const days = offered.filter((day) => !body.excluded_days.includes(day))
  if (days.length === 0) refuse(eventsErrors.noOtherDate)
  await refuseOutsideEvent(db, source, days)
  if (body.one_date && source.enrolment === enrolment.codeOf('optional')) await chooseOneDate(context, source)
  const { id: series_id } = await db
    .insertInto('event_series')
    .values({ rule: body.rule, first_day, excluded_days: offered.filter((day) => body.excluded_days.includes(day)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('events').set({ series_id, series_day: first_day }).where('id', '=', source.id).execute()
  await copyOnDays(context, await getEvent(db, source.id), series_id, days, body)
  if (source.parent_id !== null) await renewTicketsOf(context, await getEvent(db, source.parent_id))
  await trace(context, { action: 'repeat_event', event_id: source.id, info: body.rule })
  return seriesOf(db, series_id)
}
