export {
  billQuery,
  billsSource,
  changeDraft,
  changePayerAddress,
  credit,
  draft,
  duplicateBill,
  idsOfBills,
  issue,
  type Payer,
  payerAddressQuery,
  payerOf,
  previewReminders,
  remind,
  reminderQuery,
  remindMany,
  removeDraft,
  replaceBill,
  send,
  totalsQuery,
} from './api.ts'
export { BillStamp } from './bill/bill-stamp.tsx'
export { BillDates, BillView, titleOf } from './bill/bill-view.tsx'
export { useBillColumns } from './bills/bill-columns.tsx'
export { BillTiles } from './bills/bill-tiles.tsx'
export type { BillingDependencies } from './dependencies.ts'
export { entitiesQuery } from './entities/entity-api.ts'
export { OrderNumberField } from './order-number-field.tsx'
export { PayerAddressFields, PayerAddressStep } from './payer-address.tsx'
export { AcceptDialog, RefuseDialog } from './quotes/answer-dialogs.tsx'
export {
  acceptQuote,
  cancelQuote,
  changeQuote,
  draftQuote,
  duplicateQuote,
  invoiceQuote,
  quoteQuery,
  quotesSource,
  quoteTotalsQuery,
  removeQuote,
  sendQuote,
} from './quotes/quote-api.ts'
export { QuoteBadge } from './quotes/quote-badge.tsx'
export { useQuoteColumns } from './quotes/quote-columns.tsx'
export { QuoteDates, QuoteView } from './quotes/quote-view.tsx'
