import { dayInZone } from '@kxo/domain/kernel/dates'
import type { pricingContract } from '@kxo/domain/pricing/contract'
import { may } from '@kxo/domain/pricing/permissions'
import { priceMisfit } from '@kxo/domain/pricing/rules'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { pricingDependencies } from './dependencies.ts'
import { findPricedUser, pricedPerson, priceFor } from './price-for.ts'
import { pricesOf } from './queries.ts'

/** What somebody would pay if they registered now: the same functions as when they do. */
export const simulatePrice: Verb<typeof pricingContract.simulatePrice> = async (context, { params, query }) => {
  const { actor, db, now } = context
  authorize(may.setPrices(actor))
  const event = found(await db.selectFrom('events').select(['id', 'time_zone']).where('id', '=', params.id).executeTakeFirst())
  const user = found(await findPricedUser(db, query.user))
  const [prices, day] = [await pricesOf(db, event.id), dayInZone(now, event.time_zone)]
  const attended = query.activity === undefined ? [] : [query.activity]
  const price = await priceFor(context, event, user, { prices, attended })
  const company_id = query.payer === 'company' ? user.company_id : null
  return {
    price: price ?? null,
    prices: prices.map(({ id, name, amount_ttc, ...conditions }) => ({
      id,
      name,
      amount_ttc,
      misfit: priceMisfit(conditions, pricedPerson(user), day, attended),
    })),
    plan: price ? await pricingDependencies().planOf(context, event.id, { total: price.amount_ttc, company_id }) : [],
  }
}
