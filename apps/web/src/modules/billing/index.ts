export {
  billQuery,
  billsSource,
  changeDraft,
  credit,
  draft,
  issue,
  payerAddressQuery,
  payerOf,
  removeDraft,
  send,
  totalsQuery,
} from './api.ts'
export { BillStamp } from './bill/bill-stamp.tsx'
export { BillDates, BillView, titleOf } from './bill/bill-view.tsx'
export { useBillColumns } from './bills/bill-columns.tsx'
export { BillTiles } from './bills/bill-tiles.tsx'
export { OrderNumberField } from './order-number-field.tsx'
export { PayerAddressFields, PayerAddressStep } from './payer-address.tsx'
