import type { BillCategory } from '@kxo/domain/billing/category'
import * as z from 'zod/mini'
import { aKey, oneOf } from '../../ui/navigation/address-schema.ts'

/** The tab of the register, and the bill opened instead of it. */
export const invoicingAddress = z.object({ tab: oneOf(['factures', 'avoirs']), bill: aKey })
export const categoryOf: Readonly<Record<'factures' | 'avoirs', BillCategory>> = { factures: 'invoice', avoirs: 'credit' }
