import type { ProductErrorKind } from '../kernel/errors.ts'
import { allowanceOn, type Discount, type DiscountType } from '../kernel/totals.ts'
import { pricingErrors } from './errors.ts'
import { type PriceFacts, priceTotals } from './rules.ts'

/** What a code takes off a place, as a registration keeps it. */
export type Promo = Discount & { code: string }
/** A code beside the price before it, without tax, in cents. */
export type AppliedPromo = Promo & { full_ht: number }

export type RegisteredPromo = { promo_code: string | null; promo_discount: number | null; promo_discount_type: string | null }

export const promoOf = ({ promo_code, promo_discount, promo_discount_type }: RegisteredPromo): Promo | null =>
  promo_code === null || promo_discount === null
    ? null
    : { code: promo_code, discount: promo_discount, discount_type: promo_discount_type as DiscountType }

type Priced = Pick<PriceFacts, 'amount_ht' | 'vat_rate' | 'vat_reason'>

/** A price once a code is taken off it, never below zero; its tax is that of what is left (INV-43). */
export function withPromo<P extends Priced>(
  price: P,
  promo: Promo | null,
): P & { tax_amount: number; amount_ttc: number; promo?: AppliedPromo } {
  if (promo === null || price.amount_ht === 0) return { ...price, ...priceTotals(price) }
  const full_ht = price.amount_ht
  const taken = Math.min(full_ht, allowanceOn(full_ht, promo))
  // What is billed takes the same off: an amount larger than the price takes the price.
  const discount = promo.discount_type === 'euro' ? taken : promo.discount
  return { ...price, ...priceTotals({ ...price, amount_ht: full_ht - taken }), promo: { ...promo, discount, full_ht } }
}

type Limits = { starts_on: string | null; ends_on: string | null; max_uses: number | null; used: number }

/** Why a code may not be used that day; undefined when it may. */
export function promoRefusal({ starts_on, ends_on, max_uses, used }: Limits, day: string): ProductErrorKind | undefined {
  if (starts_on !== null && day < starts_on) return pricingErrors.promoNotYet
  if (ends_on !== null && day > ends_on) return pricingErrors.promoOver
  if (max_uses !== null && used >= max_uses) return pricingErrors.promoUsedUp
  return undefined
}
