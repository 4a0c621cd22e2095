import { percentOf } from '../../kernel/decimals.ts'
import type { UserPrice } from '../../pricing/contract.ts'

/** A price shared between a funding body and who pays the rest; cents. */
export type SplitPrice = {
  share: UserPrice
  /** Null when the funder pays the whole place. */
  rest: UserPrice | null
  /** What the rest is rounded by so that both come to the price, tax included (INV-42). */
  rounding: number
}

const part = (price: UserPrice, amount_ht: number): UserPrice => {
  const tax_amount = price.vat_reason === null ? percentOf(amount_ht, price.vat_rate) : 0
  // What a promo code took off was taken off the whole.
  const { promo: _, ...plain } = price
  return { ...plain, amount_ht, tax_amount, amount_ttc: amount_ht + tax_amount }
}

/** Splits a price by what a funder agreed to, without tax (FOR-51): both parts at the price's own rate, together the price to the cent. */
export function splitPrice(price: UserPrice, agreed_ht: number): SplitPrice {
  const share = part(price, Math.min(agreed_ht, price.amount_ht))
  if (share.amount_ht === price.amount_ht) return { share: { ...price }, rest: null, rounding: 0 }
  const rest = part(price, price.amount_ht - share.amount_ht)
  return { share, rest, rounding: price.amount_ttc - share.amount_ttc - rest.amount_ttc }
}
