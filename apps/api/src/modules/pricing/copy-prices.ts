import { addDays } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import type { pricingContract } from '@kxo/domain/pricing/contract'
import { pricingErrors } from '@kxo/domain/pricing/errors'
import { may } from '@kxo/domain/pricing/permissions'
import { authorize, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { pricesOf } from './queries.ts'
import { lockEvent, presentPrice } from './set-prices.ts'

type Copying = { from: number; to: number /** How much later the other event is. */; days: number }

/** The activities of an event by their titles. */
async function activitiesByTitle(db: Queries, event_id: number): Promise<Map<string, number>> {
  const rows = await db.selectFrom('events').select(['id', 'title']).where('parent_id', '=', event_id).orderBy('id', 'desc').execute()
  return new Map(rows.map(({ id, title }) => [title, id]))
}

/** What each activity of an event is in another: the one of the same title. */
async function twinsOf(db: Queries, from: number, to: number): Promise<Map<number | null, number | null>> {
  const [former, own] = [await activitiesByTitle(db, from), await activitiesByTitle(db, to)]
  const twins = new Map<number | null, number | null>([[null, null]])
  for (const [title, id] of former) if (own.has(title)) twins.set(id, own.get(title) ?? null)
  return twins
}

/**
 * Puts the prices of an event on sale for another, after those it has: what was sold there does not count, and their days move as its dates do.
 * One kept for an activity the other has not is left out: it would be everybody's.
 */
export async function copyPrices(db: Queries, { from, to, days }: Copying): Promise<number> {
  const [all, own, twins] = [await pricesOf(db, from), await pricesOf(db, to), await twinsOf(db, from, to)]
  const copied = all.filter(({ activity_id }) => twins.has(activity_id))
  const moved = (day: string | null) => day && addDays(day, days)
  const rows = copied.map(({ id: _, sold: _sold, tax_amount: _tax, amount_ttc: _total, ...price }, at) => ({
    ...price,
    event_id: to,
    activity_id: twins.get(price.activity_id) ?? null,
    starts_on: moved(price.starts_on),
    ends_on: moved(price.ends_on),
    rank: own.length + at,
  }))
  if (rows.length > 0) await db.insertInto('prices').values(rows).execute()
  return rows.length
}

const dayMs = 86_400_000

/** Takes up the prices of another event. @throws 404, 409 when it has none */
export const takeUpPrices: Verb<typeof pricingContract.copyPrices> = async (context, { params, body }) => {
  authorize(may.setPrices(context.actor))
  const event = await lockEvent(context, params.id)
  const source = found(await context.db.selectFrom('events').select(['id', 'start_date']).where('id', '=', body.from).executeTakeFirst())
  const days = event.start_date && source.start_date ? Math.round((event.start_date.getTime() - source.start_date.getTime()) / dayMs) : 0
  const count = await copyPrices(context.db, { from: source.id, to: event.id, days })
  if (count === 0) refuse(pricingErrors.nothingToCopy)
  await trace(context, { action: 'add_price', event_id: event.id, subject_id: event.id, change: { copied_from: source.id, count } })
  return (await pricesOf(context.db, event.id)).map(presentPrice)
}
