import { mayQuote } from '@kxo/domain/billing/quotes/quote-permissions'
import { quoteWords } from '@kxo/domain/billing/quotes/quote-words'
import { isSignedInFully } from '@kxo/domain/kernel/permissions'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'

const quotes = {
  key: 'quotes',
  label: quoteWords.quotes,
  order: 51,
  permitted: ({ actor, tenant }) => tenant.params.module_facturation && mayQuote.write(actor),
} satisfies Partial<RecordPart>

/** What is to come of one’s orders, under one’s own bills; the quotes of a record, for the payments right. */
export const paymentsParts: readonly RecordPart[] = [
  { record: 'contact', ...quotes, Content: lazy(() => import('./quotes/person-quotes.tsx')) },
  { record: 'company', ...quotes, Content: lazy(() => import('./quotes/company-quotes.tsx')) },
  {
    record: 'ownBills',
    key: 'schedule',
    label: w.coming,
    order: 10,
    permitted: ({ actor }) => isSignedInFully(actor),
    Content: lazy(() => import('./schedule.tsx')),
  },
]
