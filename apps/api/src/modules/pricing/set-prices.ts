import { enrolment } from '@kxo/domain/events/activities/enrolment'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Price, PriceBody, pricingContract } from '@kxo/domain/pricing/contract'
import { pricingErrors } from '@kxo/domain/pricing/errors'
import { may } from '@kxo/domain/pricing/permissions'
import { storedAmount } from '@kxo/domain/pricing/typed-amount'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { findPrice, type PriceRow, pricesOf } from './queries.ts'
import { zeroRateReason } from './zero-rate-reason.ts'

export const presentPrice = ({ event_id: _, ...price }: PriceRow): Price => price

type PricedEvent = { id: number; start_date: Date | null; end_date: Date | null; time_zone: string }

/** The last day of the event, else the day it is priced. */
const dayOf = ({ now }: Context, { end_date, time_zone }: PricedEvent): string => dayInZone(end_date ?? now, time_zone)

/** The event under the lock that orders its changes. @throws 404 */
export const lockEvent = async ({ db }: Context, id: number): Promise<PricedEvent> =>
  found(
    await db.selectFrom('events').select(['id', 'start_date', 'end_date', 'time_zone']).where('id', '=', id).forUpdate().executeTakeFirst(),
  )

const conditionsIn = (body: PriceBody) => ({
  profile_code: body.profile_code ?? null,
  members_only: body.members_only,
  starts_on: body.starts_on ?? null,
  ends_on: body.ends_on ?? null,
  region_id: body.region_id ?? null,
  activity_id: body.activity_id ?? null,
  is_with_tax: body.is_with_tax ?? false,
  employees_from: body.employees_from ?? null,
  employees_to: body.employees_to ?? null,
  max_sold: body.max_sold ?? null,
})

/** What a price is kept for is chosen: an optional activity of the event. @throws 422 */
async function checkActivity({ db, language }: Context, event: PricedEvent, { activity_id }: PriceBody): Promise<void> {
  if (!activity_id) return
  const offered = await db
    .selectFrom('events')
    .select('id')
    .where('id', '=', activity_id)
    .where('parent_id', '=', event.id)
    .where('enrolment', '=', enrolment.codeOf('optional'))
    .executeTakeFirst()
  const message = language.say(pricingErrors.activityNotPriced)
  if (!offered) refuse(pricingErrors.activityNotPriced, {}, [{ field: 'activity_id', message }])
}

async function insertPrice(context: Context, event: PricedEvent, body: PriceBody, rank: number): Promise<Price> {
  const vat_reason = await zeroRateReason(context, body, { day: dayOf(context, event), event_id: event.id })
  const { id } = await context.db
    .insertInto('prices')
    .values({
      event_id: event.id,
      name: body.name,
      amount_ht: storedAmount(body),
      vat_rate: body.vat_rate,
      vat_reason,
      ...conditionsIn(body),
      accounting_code: body.accounting_code ?? null,
      rank,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return presentPrice(found(await findPrice(context.db, id)))
}

export const addPrice: Verb<typeof pricingContract.addPrice> = async (context, { params, body }) => {
  authorize(may.setPrices(context.actor))
  const event = await lockEvent(context, params.id)
  await checkActivity(context, event, body)
  const price = await insertPrice(context, event, body, (await pricesOf(context.db, params.id)).length)
  await trace(context, { action: 'add_price', event_id: params.id, subject_id: price.id, change: { ...body } })
  return price
}

/** Whether what is asked stays the same: only whom it is asked of, or while what, changes. */
const isSameSum = (former: PriceRow, body: PriceBody): boolean =>
  former.name === body.name &&
  former.amount_ht === storedAmount(body) &&
  former.vat_rate === body.vat_rate &&
  former.vat_reason === (body.vat_reason ?? null) &&
  former.accounting_code === (body.accounting_code ?? null)

/** Other conditions for the same sum; who holds a place at it is counted once nobody can take one meanwhile. */
async function changeConditions({ db }: Context, former: PriceRow, body: PriceBody): Promise<Price> {
  await db.selectFrom('prices').select('id').where('id', '=', former.id).forUpdate().execute()
  await db
    .updateTable('prices')
    .set({ ...conditionsIn(body), sold: sql<number>`places_at_price(${former.id})` })
    .where('id', '=', former.id)
    .execute()
  return presentPrice(found(await findPrice(db, former.id)))
}

/** A sum that changes is another price: the former is withdrawn, and registrations keep what they were made with. */
export const changePrice: Verb<typeof pricingContract.changePrice> = async (context, { params, body }) => {
  authorize(may.setPrices(context.actor))
  const event = await lockEvent(context, params.id)
  const former = found((await pricesOf(context.db, params.id)).find(({ id }) => id === params.price))
  await checkActivity(context, event, body)
  const price = isSameSum(former, body) ? await changeConditions(context, former, body) : await replacePrice(context, event, former, body)
  await trace(context, {
    action: 'change_price',
    event_id: params.id,
    subject_id: price.id,
    change: { before: { ...former }, after: { ...body } },
  })
  return price
}

export const removePrice: Verb<typeof pricingContract.removePrice> = async (context, { params }) => {
  authorize(may.setPrices(context.actor))
  await lockEvent(context, params.id)
  found((await pricesOf(context.db, params.id)).find(({ id }) => id === params.price))
  await withdraw(context, params.price)
  await trace(context, { action: 'remove_price', event_id: params.id, subject_id: params.price })
  return { done: true as const }
}

async function replacePrice(context: Context, event: PricedEvent, former: PriceRow, body: PriceBody): Promise<Price> {
  await withdraw(context, former.id)
  return insertPrice(context, event, body, former.rank)
}

const withdraw = ({ db, now }: Context, id: number) => db.updateTable('prices').set({ retired_at: now }).where('id', '=', id).execute()
