export { PriceList } from './price-list.tsx'
export { PromoList } from './promo-list.tsx'
