import { totalsOf } from '@kxo/domain/kernel/totals'
import type { PricedDocument } from './priced-document.ts'

/** A quote or proforma: never an invoice, own numbers (INV-05). */
export type QuoteDocument = PricedDocument & {
  valid_until: string
  /** Finished sentences: deposit, balance, terms of sale. */
  schedule: string[]
  /** True when a place to sign is printed. */
  to_sign: boolean
}

export const quoteDocument = (input: Omit<QuoteDocument, 'totals'>): QuoteDocument => ({
  ...input,
  totals: totalsOf(input.lines, input.discount ?? undefined),
})
