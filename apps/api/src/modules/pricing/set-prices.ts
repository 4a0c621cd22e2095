import { dayInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Price, PriceBody, pricingContract } from '@kxo/domain/pricing/contract'
import { pricingErrors } from '@kxo/domain/pricing/errors'
import { may } from '@kxo/domain/pricing/permissions'
import { issuerFault } from '@kxo/domain/pricing/zero-rate-issuer'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { paramsOf } from '../tenants/index.ts'
import { trace } from '../traces/index.ts'
import { pricingDependencies } from './dependencies.ts'
import { findPrice, type PriceRow, pricesOf } from './queries.ts'
import { zeroRateReason } from './zero-rate-reason.ts'

export const presentPrice = ({ event_id: _, ...price }: PriceRow): Price => price

type PricedEvent = { id: number; end_date: Date | null; time_zone: string }

/** The event under the lock that orders its changes. @throws 404 */
const lockEvent = async ({ db }: Context, id: number): Promise<PricedEvent> =>
  found(await db.selectFrom('events').select(['id', 'end_date', 'time_zone']).where('id', '=', id).forUpdate().executeTakeFirst())

/**
 * INV-31, INV-32: a zero rate carries its reason, a reason forces the zero rate, and is one that the issuer may give that day; what depends on who
 * buys is known when they order. @throws 422, or 409 saying what the issuer lacks
 */
async function checkedReason(context: Context, event: PricedEvent, { vat_rate, vat_reason }: PriceBody): Promise<string | null> {
  const reason = zeroRateReason(vat_rate, vat_reason)
  const issuer = reason === null ? undefined : await pricingDependencies().issuer(context.db)
  if (reason === null || !issuer) return reason
  const day = dayInZone(event.end_date ?? context.now, event.time_zone)
  const fault = issuerFault(reason, { issuer, trainingExemptFrom: paramsOf(context.tenant).vat_training_exempt_from, day })
  if (fault) {
    const message = context.language.say(pricingErrors[fault], { day })
    refuse(pricingErrors[fault], { day }, [{ field: 'vat_reason', message }])
  }
  return reason
}

async function insertPrice(context: Context, event: PricedEvent, body: PriceBody, rank: number): Promise<Price> {
  const vat_reason = await checkedReason(context, event, body)
  const { id } = await context.db
    .insertInto('prices')
    .values({
      event_id: event.id,
      name: body.name,
      amount_ht: body.amount_ht,
      vat_rate: body.vat_rate,
      vat_reason,
      profile_code: body.profile_code ?? null,
      members_only: body.members_only,
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
  const price = await insertPrice(context, event, body, (await pricesOf(context.db, params.id)).length)
  await trace(context, { action: 'add_price', event_id: params.id, subject_id: price.id, change: { ...body } })
  return price
}

/** The former price is withdrawn and a new one put on sale: registrations keep what they were made with. */
export const changePrice: Verb<typeof pricingContract.changePrice> = async (context, { params, body }) => {
  authorize(may.setPrices(context.actor))
  const event = await lockEvent(context, params.id)
  const former = found((await pricesOf(context.db, params.id)).find(({ id }) => id === params.price))
  await withdraw(context, params.price)
  const price = await insertPrice(context, event, body, former.rank)
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

const withdraw = ({ db, now }: Context, id: number) => db.updateTable('prices').set({ retired_at: now }).where('id', '=', id).execute()
