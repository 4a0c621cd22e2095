export { priceFor } from './price-for.ts'
export { findPrice, type PriceRow, pricesOf } from './queries.ts'
export { pricingRoutes } from './routes.ts'
export { addPrice } from './set-prices.ts'
