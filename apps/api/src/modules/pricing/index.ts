import { pricingErrors } from '@kxo/domain/pricing/errors'
import type { DatabaseRefusals } from '../../platform/database/database-refusals.ts'

export { copyPrices } from './copy-prices.ts'
export { findPricedUser, pricedPerson, priceFor, priceWithPromo, withOneSold } from './price-for.ts'
export { type PromoCodeRow, promoCodesOf, usablePromoCode } from './promo/promo-codes.ts'
export { findPrice, findPrices, type PriceRow, pricesOf } from './queries.ts'
export { pricingRoutes, promoRoutes } from './routes.ts'
export { addPrice } from './set-prices.ts'
export { zeroRateReason } from './zero-rate-reason.ts'

/** What the guards of prices and promo codes mean to people. */
export const pricingRefusals: DatabaseRefusals = {
  KX010: pricingErrors.promoUsedUp,
  KX011: pricingErrors.priceSoldOut,
  promo_codes_code: pricingErrors.promoTaken,
}
