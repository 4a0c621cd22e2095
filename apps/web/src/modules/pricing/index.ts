export { pricesQuery, userPriceQuery } from './api.ts'
export { PriceList } from './price-list.tsx'
