import type { eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { copyEvent } from '../copying/copy-event.ts'
import { conflictOf } from '../ending/conflicts.ts'
import { daysTo, shifted } from '../ending/postpone.ts'
import { type EventFacts, getEvent, slotsOf } from '../queries.ts'
import { lockEvent } from '../steps/edit-event.ts'
import { publishEvent } from '../steps/publish.ts'
import { firstDayOf, otherDays } from './other-days.ts'
import { seriesOf } from './read-series.ts'

export const previewSeries: Verb<typeof eventsContract.previewSeries> = async ({ db, actor }, { params, query }) => {
  const event = await getEvent(db, params.id)
  authorize(may.changeEvent(actor, event))
  return { dates: await datesOn(db, event, otherDays(event, query.rule), query) }
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
    if (publishes) await publishEvent(context, copy.id)
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
  const { id: series_id } = await db
    .insertInto('event_series')
    .values({ rule: body.rule, first_day, excluded_days: offered.filter((day) => body.excluded_days.includes(day)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('events').set({ series_id, series_day: first_day }).where('id', '=', source.id).execute()
  await copyOnDays(context, source, series_id, days, body)
  await trace(context, { action: 'repeat_event', event_id: source.id, info: body.rule })
  return seriesOf(db, series_id)
}
