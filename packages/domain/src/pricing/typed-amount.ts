import { taxInclusive } from '../kernel/vat.ts'
import { priceTotals } from './rules.ts'

/** An amount as its author types it, in cents: with tax or without. */
export type TypedAmount = {
  is_with_tax?: boolean | undefined
  amount_ht?: number | null | undefined
  amount_ttc?: number | null | undefined
  vat_rate: number
}

/** What is stored, without tax, for an amount as typed: of one typed with tax, the sum whose total is nearest to it (INV-42). */
export const storedAmount = ({ is_with_tax, amount_ht, amount_ttc, vat_rate }: TypedAmount): number =>
  is_with_tax ? taxInclusive(amount_ttc ?? 0, vat_rate).ht : (amount_ht ?? 0)

/** What an amount as typed makes once stored; `isExact` unless no sum of cents without tax comes to it. */
export function typedTotals(typed: TypedAmount): { amount_ht: number; amount_ttc: number; isExact: boolean } {
  const { amount_ht, amount_ttc } = priceTotals({ amount_ht: storedAmount(typed), vat_rate: typed.vat_rate, vat_reason: null })
  return { amount_ht, amount_ttc, isExact: !typed.is_with_tax || amount_ttc === typed.amount_ttc }
}
