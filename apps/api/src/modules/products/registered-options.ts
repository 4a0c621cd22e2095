import { type VatReason, vatReasonFrom } from '@kxo/domain/kernel/vat'
import { orderTotals } from '@kxo/domain/products/rules'
import type { Queries } from '../../platform/database/tenancy.ts'

/** What a registration holds of an option. Cents without tax each, basis points. */
export type RegisteredOption = {
  option_id: number
  name: string
  quantity: number
  answer: string
  amount_ht: number
  vat_rate: number
  vat_reason: VatReason | null
  accounting_code: string | null
}

/** The options registrations hold, at the price of when they were chosen. */
export async function registeredOptions(
  db: Queries,
  ...registration_ids: number[]
): Promise<(RegisteredOption & { registration_id: number })[]> {
  if (registration_ids.length === 0) return []
  const rows = await db
    .selectFrom('option_choices as c')
    .innerJoin('event_options as o', (join) => join.onRef('o.tenant_id', '=', 'c.tenant_id').onRef('o.id', '=', 'c.option_id'))
    .select(['c.registration_id', 'c.option_id', 'o.name', 'c.quantity', 'c.answer'])
    .select(['c.amount_ht', 'c.vat_rate', 'c.vat_reason', 'c.accounting_code'])
    .where('c.registration_id', 'in', registration_ids)
    .orderBy('o.rank')
    .orderBy('o.id')
    .execute()
  return rows.map((row) => ({ ...row, vat_reason: vatReasonFrom(row.vat_reason) }))
}

type Place = { amount_ht: number; vat_rate: number; vat_reason: VatReason | null }

/** What the options held add to what a place costs, tax included and rounded once a rate (INV-40). Cents. */
export function amountOfOptions(options: readonly RegisteredOption[], place?: Place): number {
  if (options.length === 0) return 0
  const alone = place ? [{ ...place, quantity: 1 }] : []
  return orderTotals([...alone, ...options]).total_ttc - orderTotals(alone).total_ttc
}
