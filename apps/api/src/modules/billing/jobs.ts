import { job } from '../../platform/work/jobs.ts'

/** Sent at issue: draws the files of a bill once, then sends them. */
export const printBill = job<{ bill_id: number; is_sent: boolean }>({
  name: 'print-bill',
  label: { fr: 'Produire {bill.le}', en: 'Producing the {bill}' },
  retries: 8,
})
/** Sent as a quote is numbered: draws its file once, then mails it. */
export const printQuote = job<{ quote_id: number; is_mailed: boolean }>({
  name: 'print-quote',
  label: { fr: 'Produire {quote.le}', en: 'Producing the {quote}' },
  retries: 8,
})
/** Sent for a credit note whose money goes back the way it came. */
export const handBackCredit = job<{ credit_id: number }>({
  name: 'hand-back-credit',
  label: { fr: 'Rembourser un avoir', en: 'Refunding a credit note' },
  retries: 8,
})
/** Closes what is over of the ledger, every night. */
export const closeLedgersJob = job<Record<never, never>>({
  name: 'close-ledgers',
  label: { fr: 'Clôturer le registre', en: 'Closing the ledger' },
  schedule: '40 2 * * *',
})
/** Sent for each bill of a cancelled event whose credit notes were asked for at once. */
export const creditBillOfEvent = job<{ bill_id: number; reason: string }>({
  name: 'credit-bill-of-event',
  label: { fr: 'Émettre l’avoir {bill.de}', en: 'Issuing the credit note of {bill.un}' },
})
