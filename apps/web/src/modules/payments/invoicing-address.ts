import type { BillCategory } from '@kxo/domain/billing/category'
import * as z from 'zod/mini'
import { aKey, oneOf } from '../../ui/navigation/address-schema.ts'

/** The tab of the register, and the bill opened instead of it. */
export const invoicingAddress = z.object({ tab: oneOf(['factures', 'avoirs', 'devis']), bill: aKey, quote: aKey })
/** Issued and not wholly paid, the longest late first. */
export const dueBills = { category: 'invoice', is_due: true } as const
export const soonestDue = { sort: 'due_date' } as const
export const lastReceivedFirst = { sort: '-paid_on' } as const
/** The tab of what is followed, and the bill opened instead of it. */
export const followingAddress = z.object({
  tab: oneOf(['due', 'received', 'matching', 'closings']),
  lines: oneOf(['matched', 'aside', 'files']),
  bill: aKey,
})
export const latestClosedFirst = { sort: '-last_day' } as const
export const categoryOf: Readonly<Record<'factures' | 'avoirs', BillCategory>> = { factures: 'invoice', avoirs: 'credit' }
