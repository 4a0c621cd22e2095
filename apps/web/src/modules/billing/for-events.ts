import { may } from '@kxo/domain/billing/permissions'
import { billWords as w } from '@kxo/domain/billing/words'
import { lazy } from 'react'
import type { EventsDependencies } from '../events/index.ts'

/** What billing adds to the page that runs an event. */
export const billingForEvents: Partial<EventsDependencies> = {
  AskQuote: lazy(() => import('./quotes/ask-quote.tsx')),
  tabs: [
    {
      key: 'finances',
      label: w.finances,
      order: 80,
      shown: ({ is_payable }, { actor }) => is_payable && may.invoice(actor),
      Content: lazy(() => import('./bills/finances-tab.tsx')),
    },
  ],
}
