import type { eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import { mostDates, type Recurrence, readRule, writeRule } from '@kxo/domain/events/series/recurrence'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { type EventFacts, getEvent } from '../queries.ts'
import { lockEvent } from '../steps/edit-event.ts'
import { expandRule } from './expand-rule.ts'
import { firstDayOf } from './other-days.ts'
import { seriesOf } from './read-series.ts'
import { copyOnDays, datesOn } from './repeat.ts'

/** The days that follow in a series, and its rule once it gives them too. @throws 404 outside a series, 409, 422 beyond what a series holds */
async function nextDays({ db }: Pick<Context, 'db'>, event: EventFacts, more: number, isLocked = false) {
  firstDayOf(event)
  const series = found(
    await db
      .selectFrom('event_series')
      .selectAll()
      .where('id', '=', found(event.series_id))
      .$if(isLocked, (query) => query.forUpdate())
      .executeTakeFirst(),
  )
  const rule = found(readRule(series.rule))
  const existing = expandRule(series.rule, series.first_day, mostDates).length
  const count = existing + more
  if (count > mostDates) refuse(eventsErrors.tooManyDates, { most: mostDates })
  const longer = writeRule({ ...rule, count, until: null } as Recurrence)
  return { series, longer, days: expandRule(longer, series.first_day, mostDates).slice(existing) }
}

export const previewExtension: Verb<typeof eventsContract.previewExtension> = async (context, { params, query }) => {
  const { db, actor } = context
  const event = await getEvent(db, params.id)
  authorize(may.changeEvent(actor, event))
  const { days } = await nextDays(context, event, query.more)
  return { dates: await datesOn(db, event, days, query) }
}

/** Adds the dates that follow, without those left out. @throws 404, 409 naming the room or the partner taken, 422 */
export const extendSeries: Verb<typeof eventsContract.extendSeries> = async (context, { params, body }) => {
  const { db } = context
  const source = await lockEvent(context, params.id, body.version)
  const { series, longer, days } = await nextDays(context, source, body.more, true)
  const excluded = days.filter((day) => body.excluded_days.includes(day))
  const remainingDays = days.filter((day) => !excluded.includes(day))
  if (remainingDays.length === 0) refuse(eventsErrors.noOtherDate)
  await copyOnDays(context, source, series.id, remainingDays, body)
  await db
    .updateTable('event_series')
    .set({ rule: longer, excluded_days: [...series.excluded_days, ...excluded] })
    .where('id', '=', series.id)
    .execute()
  await trace(context, {
    action: 'extend_series',
    event_id: source.id,
    info: longer,
    change: { before: { rule: series.rule }, after: { rule: longer } },
  })
  return seriesOf(db, series.id)
}
