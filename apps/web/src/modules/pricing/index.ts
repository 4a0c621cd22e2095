export { PriceList } from './price-list.tsx'
export { PromoList } from './promo-list.tsx'
export { AmountField, StoredLine, TypedAmountField } from './typed-amount-field.tsx'
