import type { BillCategory } from '@kxo/domain/billing/category'
import type { AmountLine, Discount, TaxedBase } from '@kxo/domain/kernel/totals'

export type DraftLine = AmountLine & {
  name: string
  description: string
  accounting_code: string | null
  user_id: number | null
  credits_line_id?: number | null
}

/** What a draft says before it is numbered. Amounts as in totals.ts; days `YYYY-MM-DD`. */
export type Draft = {
  /** The issuer chosen; that of the event unless told. */
  entity_id?: number | undefined
  category: BillCategory
  nature: 'individual' | 'grouped' | 'registration'
  morph: 'Event' | 'User'
  morph_id: number | null
  user_id: number | null
  company_id: number | null
  registration_id?: number | null
  is_deposit?: boolean
  /** The part a funding body pays of a place, beside the bill of the rest (FOR-51). */
  is_funder_share?: boolean
  corrects_bill_id?: number | null
  due_date?: string | null
  service_start?: string | null
  service_end?: string | null
  purchase_order?: string | null
  note?: string
  discount: Discount
  /** Tax included: the total is what was shown, by a rounding if need be (INV-42). */
  prices_include_tax?: boolean
  /** Cents added to reach an amount the lines alone do not. */
  rounding?: number
  /** Deposits already invoiced, tax included. */
  deducted?: number
  lines: readonly DraftLine[]
  /** The tax of a rate where it is not the rate's (INV-12). */
  taxOf?: (group: Omit<TaxedBase, 'tax'>) => number
}
