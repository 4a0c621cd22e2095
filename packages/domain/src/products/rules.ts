import type { Profile } from '../kernel/actor.ts'
import type { ProductErrorKind } from '../kernel/errors.ts'
import { type Totals, totalsOf } from '../kernel/totals.ts'
import type { VatReason } from '../kernel/vat.ts'
import { productErrors } from './errors.ts'

/** An option as a choice is judged. Amounts in cents without tax, rates in basis points. */
export type OptionFacts = {
  id: number
  name: string
  amount_ht: number
  member_amount_ht: number | null
  max_per_person: number
  choice_group: string
  members_only: boolean
  profile_code: Profile | null
  requires: number | null
  excludes: number | null
  closes_at: Date | null
  is_closed: boolean
  question: string
}
export type Chooser = { profile_code: string; is_adherent: boolean }
export type Choice = { option: number; quantity: number; answer: string }
type Problem = { kind: ProductErrorKind; values: Record<string, string | number>; option: number }

/** What one of an option costs a person, without tax. */
export const optionAmount = (
  { amount_ht, member_amount_ht }: Pick<OptionFacts, 'amount_ht' | 'member_amount_ht'>,
  { is_adherent }: Pick<Chooser, 'is_adherent'>,
): number => (is_adherent && member_amount_ht !== null ? Math.min(member_amount_ht, amount_ht) : amount_ht)

/** Whether an option is for somebody, sold out or not. */
export const isOptionFor = ({ members_only, profile_code }: OptionFacts, person: Chooser): boolean =>
  (!members_only || person.is_adherent) && (profile_code === null || profile_code === person.profile_code)

export const isOptionOpen = ({ is_closed, closes_at }: Pick<OptionFacts, 'is_closed' | 'closes_at'>, now: Date): boolean =>
  !is_closed && (closes_at === null || closes_at.getTime() > now.getTime())

/** The stocks an option sells from: its own and its product’s; null is without limit. */
export type Stocks = { stock: number | null; taken: number; product_stock: number | null; product_taken: number | null }

const leftIn = (stock: number | null, taken: number | null): number => (stock === null ? Number.POSITIVE_INFINITY : stock - (taken ?? 0))

/** What may still be taken of an option and of its product; infinite: as many as wanted. */
export const leftOf = ({ stock, taken, product_stock, product_taken }: Stocks): { own: number; shared: number } => ({
  own: leftIn(stock, taken),
  shared: leftIn(product_stock, product_taken),
})

/** The stock that runs out first and what is left of it, null when nothing limits the option; its own when both would together. */
export function limitOf(stocks: Stocks): { stock: number | null; left: number | null; is_of_product: boolean } {
  const { own, shared } = leftOf(stocks)
  const is_of_product = shared < own
  const left = Math.min(own, shared)
  return {
    stock: is_of_product ? stocks.product_stock : stocks.stock,
    left: left === Number.POSITIVE_INFINITY ? null : Math.max(0, left),
    is_of_product,
  }
}

/** Why somebody may not hold these options; what they held before stays theirs when its sale has closed since. Undefined when they may. */
export function optionProblem(
  options: readonly OptionFacts[],
  choices: readonly Choice[],
  { person, former, now }: { person: Chooser; former: readonly number[]; now: Date },
): Problem | undefined {
  const byId = new Map(options.map((option) => [option.id, option]))
  const isChosen = (id: number | null): boolean => choices.some(({ option }) => option === id)
  const groups = new Map<string, number>()
  for (const { option: id, quantity, answer } of choices) {
    const option = byId.get(id)
    const problem = (kind: ProductErrorKind, values: Problem['values'] = {}): Problem => ({ kind, values, option: id })
    if (!option) return problem(productErrors.optionNotOffered)
    const { name, choice_group: group, question } = option
    const other = (of: number | null): string => byId.get(of ?? 0)?.name ?? ''
    if (!former.includes(id) && !isOptionOpen(option, now)) return problem(productErrors.optionClosed, { name })
    if (!isOptionFor(option, person)) return problem(productErrors.optionForOthers, { name })
    if (quantity > option.max_per_person) return problem(productErrors.optionTooMany, { name, max: option.max_per_person })
    if (group !== '' && groups.has(group)) return problem(productErrors.optionOneOfGroup, { group })
    groups.set(group, id)
    if (option.requires !== null && !isChosen(option.requires))
      return problem(productErrors.optionNeeds, { name, other: other(option.requires) })
    if (option.excludes !== null && isChosen(option.excludes))
      return problem(productErrors.optionExcludes, { name, other: other(option.excludes) })
    if (question !== '' && answer.trim() === '') return problem(productErrors.optionAnswerNeeded, { question })
  }
  return undefined
}

/** Whether two options can never be held as their rules say: one requires what excludes it. */
export const contradicts = (
  one: Pick<OptionFacts, 'id' | 'requires' | 'excludes'>,
  other: Pick<OptionFacts, 'id' | 'requires' | 'excludes'>,
): boolean => (one.requires === other.id && other.excludes === one.id) || (one.excludes === other.id && other.requires === one.id)

type Priced = { quantity: number; amount_ht: number; vat_rate: number; vat_reason: VatReason | null }

/** What a place and its options come to, tax rounded once a rate (INV-40). Cents. */
export const orderTotals = (parts: readonly Priced[]): Totals =>
  totalsOf(
    parts.map(({ quantity, amount_ht, vat_rate, vat_reason }) => ({
      quantity: quantity * 10_000,
      unit_price: amount_ht * 10_000,
      vat_rate,
      vat_reason,
      discount: 0,
      discount_type: 'percent',
    })),
  )
