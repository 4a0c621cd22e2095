import type { BillCategory } from '@kxo/domain/billing/category'
import * as z from 'zod/mini'
import { oneOf } from '../../../ui/navigation/address-schema.ts'

/** The tab of the list: bills unless told. */
export const billsAddress = z.object({ tab: oneOf(['bills', 'credits', 'quotes']) })
export const categoryOf: Readonly<Record<'bills' | 'credits', BillCategory>> = { bills: 'invoice', credits: 'credit' }
