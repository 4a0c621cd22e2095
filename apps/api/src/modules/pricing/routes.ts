import { refuse } from '@kxo/domain/kernel/errors'
import { pricingContract } from '@kxo/domain/pricing/contract'
import { pricingErrors } from '@kxo/domain/pricing/errors'
import { may } from '@kxo/domain/pricing/permissions'
import { promoContract } from '@kxo/domain/pricing/promo-contract'
import { authorize, found } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { findUser } from '../identity/index.ts'
import { priceFor } from './price-for.ts'
import { addPromoCode, changePromoCode, listPromoCodes, removePromoCode } from './promo/save-promo-code.ts'
import { pricesOf } from './queries.ts'
import { addPrice, changePrice, presentPrice, removePrice } from './set-prices.ts'

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
  userPricing: async (context, { params, query }) => {
    const user = found(await findUser(context.db, query.user ?? found(context.actor.user_id)))
    authorize(may.readUserPrice(context.actor, { user_id: user.id, company_id: user.company_id }))
    return (await priceFor(context, params, user)) ?? refuse(pricingErrors.noPrice)
  },
})
