import type { Profile } from '../kernel/actor.ts'
import { totalsOf } from '../kernel/totals.ts'
import type { VatReason } from '../kernel/vat.ts'

/** Amounts in cents without tax, rate in basis points; a zero rate carries its reason (INV-31). */
export type PriceFacts = {
  id: number
  name: string
  amount_ht: number
  vat_rate: number
  vat_reason: VatReason | null
  profile_code: Profile | null
  members_only: boolean
}
export type PricedPerson = { profile_code: Profile; is_adherent: boolean }

const fits = (price: PriceFacts, person: PricedPerson | null): boolean =>
  (price.profile_code === null || price.profile_code === person?.profile_code) && (!price.members_only || person?.is_adherent === true)

/** What one place costs: without tax, tax, with tax, in cents (INV-40). */
export function priceTotals({ amount_ht, vat_rate, vat_reason }: Pick<PriceFacts, 'amount_ht' | 'vat_rate' | 'vat_reason'>) {
  const { total_ht, total_tax, total_ttc } = totalsOf([
    { quantity: 10_000, unit_price: amount_ht * 10_000, vat_rate, vat_reason, discount: 0, discount_type: 'percent' },
  ])
  return { amount_ht: total_ht, tax_amount: total_tax, amount_ttc: total_ttc }
}

/** The price of a person (null: a visitor): of those that apply, the lowest with tax. */
export const priceOf = <P extends PriceFacts>(prices: readonly P[], person: PricedPerson | null): P | undefined =>
  prices.filter((price) => fits(price, person)).toSorted((a, b) => priceTotals(a).amount_ttc - priceTotals(b).amount_ttc || a.id - b.id)[0]

/** Highest first payment of a person who pays their own training, in percent (FOR-12). */
export const highestIndividualDeposit = 30

/** Whether a deposit breaks FOR-12: a training that persons may buy for themselves, above 30 %. */
export const depositTooHigh = (event: { is_training: boolean; soldToCompaniesOnly: boolean; downpayment_rate: number }): boolean =>
  event.is_training && !event.soldToCompaniesOnly && event.downpayment_rate > highestIndividualDeposit
