import { refuse } from '@kxo/domain/kernel/errors'
import type { Price, PriceBody, pricingContract } from '@kxo/domain/pricing/contract'
import { pricingErrors } from '@kxo/domain/pricing/errors'
import { may } from '@kxo/domain/pricing/permissions'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { findPrice, type PriceRow, pricesOf } from './queries.ts'

export const presentPrice = ({ event_id: _, ...price }: PriceRow): Price => price

/** The event under the lock that orders its changes. @throws 404 */
async function lockEvent({ db }: Context, id: number): Promise<void> {
  found(await db.selectFrom('events').select('id').where('id', '=', id).forUpdate().executeTakeFirst())
}

/** INV-31: a zero rate carries its reason, a reason forces the zero rate. @throws 422 */
function checkedReason({ vat_rate, vat_reason }: PriceBody): string | null {
  const reason = vat_reason ?? null
  if (vat_rate === 0 && reason === null) refuse(pricingErrors.reasonNeeded, {}, [{ field: 'vat_reason', message: 'required' }])
  if (vat_rate !== 0 && reason !== null) refuse(pricingErrors.reasonWithRate, {}, [{ field: 'vat_reason', message: 'wrongFormat' }])
  return reason
}

async function insertPrice(context: Context, event_id: number, body: PriceBody, rank: number): Promise<Price> {
  const { id } = await context.db
    .insertInto('prices')
    .values({
      event_id,
      name: body.name,
      amount_ht: body.amount_ht,
      vat_rate: body.vat_rate,
      vat_reason: checkedReason(body),
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
  await lockEvent(context, params.id)
  const price = await insertPrice(context, params.id, body, (await pricesOf(context.db, params.id)).length)
  await trace(context, { action: 'add_price', event_id: params.id, subject_id: price.id, change: { ...body } })
  return price
}

/** The former price is withdrawn and a new one put on sale: registrations keep what they were made with. */
export const changePrice: Verb<typeof pricingContract.changePrice> = async (context, { params, body }) => {
  authorize(may.setPrices(context.actor))
  await lockEvent(context, params.id)
  const former = found((await pricesOf(context.db, params.id)).find(({ id }) => id === params.price))
  await withdraw(context, params.price)
  const price = await insertPrice(context, params.id, body, former.rank)
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
