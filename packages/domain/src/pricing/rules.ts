import type { Profile } from '../kernel/actor.ts'
import { totalsOf } from '../kernel/totals.ts'
import type { VatReason } from '../kernel/vat.ts'

/** What a price asks of who pays it, and while what: days of the event's clock, both included; bounds of a company, both included. */
export type PriceConditions = {
  profile_code: Profile | null
  members_only: boolean
  starts_on: string | null
  ends_on: string | null
  region_id: number | null
  /** Of the event: the price is for who attends it. */
  activity_id: number | null
  employees_from: number | null
  employees_to: number | null
  /** Places at this price; null: as many as the event has. */
  max_sold: number | null
  sold: number
}
/** Amounts in cents without tax, rate in basis points; a zero rate carries its reason (INV-31). */
export type PriceFacts = PriceConditions & {
  id: number
  name: string
  amount_ht: number
  vat_rate: number
  vat_reason: VatReason | null
}
export type PricedPerson = {
  profile_code: Profile
  is_adherent: boolean
  region_id: number | null
  /** Of their company, when it is known. */
  employees_number: number | null
}

export const priceMisfits = ['notYet', 'over', 'soldOut', 'profile', 'members', 'region', 'size', 'activity'] as const
/** Why a price is not for somebody. */
export type PriceMisfit = (typeof priceMisfits)[number]

const isSized = (number: number | null, { employees_from: from, employees_to: to }: PriceConditions): boolean =>
  (from === null && to === null) || (number !== null && number >= (from ?? 0) && number <= (to ?? Number.POSITIVE_INFINITY))

/** The activities somebody attends, as far as they chose; `any` for who may still choose. */
export type Attended = readonly number[] | 'any'

const isAttended = (activity_id: number | null, attended: Attended): boolean =>
  activity_id === null || attended === 'any' || attended.includes(activity_id)

/** Why a price is not for a person (null: a visitor) that day of the event's clock; null when it is. */
export function priceMisfit(price: PriceConditions, person: PricedPerson | null, day: string, attended: Attended = []): PriceMisfit | null {
  if (price.starts_on !== null && day < price.starts_on) return 'notYet'
  if (price.ends_on !== null && day > price.ends_on) return 'over'
  if (price.max_sold !== null && price.sold >= price.max_sold) return 'soldOut'
  if (price.profile_code !== null && price.profile_code !== person?.profile_code) return 'profile'
  if (price.members_only && !person?.is_adherent) return 'members'
  if (price.region_id !== null && price.region_id !== person?.region_id) return 'region'
  if (!isSized(person?.employees_number ?? null, price)) return 'size'
  return isAttended(price.activity_id, attended) ? null : 'activity'
}

/** What one place costs: without tax, tax, with tax, in cents (INV-40). */
export function priceTotals({ amount_ht, vat_rate, vat_reason }: Pick<PriceFacts, 'amount_ht' | 'vat_rate' | 'vat_reason'>) {
  const { total_ht, total_tax, total_ttc } = totalsOf([
    { quantity: 10_000, unit_price: amount_ht * 10_000, vat_rate, vat_reason, discount: 0, discount_type: 'percent' },
  ])
  return { amount_ht: total_ht, tax_amount: total_tax, amount_ttc: total_ttc }
}

/** The price of a person (null: a visitor) that day: of those that apply, the lowest with tax. */
export const priceOf = <P extends PriceFacts>(
  prices: readonly P[],
  person: PricedPerson | null,
  day: string,
  attended: Attended = [],
): P | undefined =>
  prices
    .filter((price) => priceMisfit(price, person, day, attended) === null)
    .toSorted((a, b) => priceTotals(a).amount_ttc - priceTotals(b).amount_ttc || a.id - b.id)[0]

const conditionNames = [
  'profile_code',
  'members_only',
  'starts_on',
  'ends_on',
  'region_id',
  'activity_id',
  'employees_from',
  'employees_to',
] as const

/** Two prices that suit the very same people at the very same time: the dearer is never offered while the other has places. */
export function samePrices<P extends PriceConditions>(prices: readonly P[]): [P, P] | undefined {
  for (const [at, price] of prices.entries()) {
    const other = prices
      .slice(at + 1)
      .find((one) => conditionNames.every((name) => one[name] === price[name]) && one.max_sold === price.max_sold)
    if (other) return [price, other]
  }
  return undefined
}

/** Highest first payment of a person who pays their own training, in percent (FOR-12). */
export const highestIndividualDeposit = 30

/** Whether a deposit breaks FOR-12: a training that persons may buy for themselves, above 30 %. */
export const depositTooHigh = (event: { is_training: boolean; soldToCompaniesOnly: boolean; downpayment_rate: number }): boolean =>
  event.is_training && !event.soldToCompaniesOnly && event.downpayment_rate > highestIndividualDeposit
