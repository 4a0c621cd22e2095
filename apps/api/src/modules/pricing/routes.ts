import { refuse } from '@kxo/domain/kernel/errors'
import { pricingContract } from '@kxo/domain/pricing/contract'
import { pricingErrors } from '@kxo/domain/pricing/errors'
import { may } from '@kxo/domain/pricing/permissions'
import { promoContract } from '@kxo/domain/pricing/promo-contract'
import { authorize, found } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { takeUpPrices } from './copy-prices.ts'
import { findPricedUser, priceFor } from './price-for.ts'
import { addPromoCode, changePromoCode, listPromoCodes, removePromoCode } from './promo/save-promo-code.ts'
import { chosenIn, pricesOf } from './queries.ts'
import { addPrice, changePrice, presentPrice, removePrice } from './set-prices.ts'
import { simulatePrice } from './simulate-price.ts'

export const promoRoutes = routes(promoContract, { promoCodes: listPromoCodes, addPromoCode, changePromoCode, removePromoCode })

export const pricingRoutes = routes(pricingContract, {
  prices: async ({ actor, db }, { params }) => {
    authorize(may.setPrices(actor))
    found(await db.selectFrom('events').select('id').where('id', '=', params.id).executeTakeFirst())
    return (await pricesOf(db, params.id)).map(presentPrice)
  },
  addPrice,
  changePrice,
  removePrice,
  copyPrices: takeUpPrices,
  simulatePrice,
  userPricing: async (context, { params, query }) => {
    const user = found(await findPricedUser(context.db, query.user ?? found(context.actor.user_id)))
    authorize(may.readUserPrice(context.actor, { user_id: user.id, company_id: user.company_id }))
    const event = found(await context.db.selectFrom('events').select(['id', 'time_zone']).where('id', '=', params.id).executeTakeFirst())
    const attended = await chosenIn(context.db, event.id, user.id)
    return (await priceFor(context, event, user, { attended })) ?? refuse(pricingErrors.noPrice)
  },
})
