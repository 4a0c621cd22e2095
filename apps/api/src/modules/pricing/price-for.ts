import type { Profile } from '@kxo/domain/kernel/actor'
import type { UserPrice } from '@kxo/domain/pricing/contract'
import { type PromoHeld, promoOf, withPromo } from '@kxo/domain/pricing/promo-rules'
import { priceOf } from '@kxo/domain/pricing/rules'
import type { Context } from '../../platform/context.ts'
import { type PriceRow, pricesOf } from './queries.ts'

export const presentUserPrice = ({ id, name, amount_ht, tax_amount, amount_ttc, vat_rate, vat_reason }: PriceRow): UserPrice => ({
  price_id: id,
  name,
  amount_ht,
  tax_amount,
  amount_ttc,
  vat_rate,
  vat_reason,
})

const noPromo: PromoHeld = { promo_code: null, promo_discount: null, promo_discount_type: null }

/** What a person pays for an event (cents, basis points), of its prices unless they were read already, less what their promo code takes off; undefined when none applies to them. */
export async function priceFor(
  { db }: Pick<Context, 'db'>,
  event: { id: number },
  user: ({ profile_code: string; is_adherent: boolean } & Partial<PromoHeld>) | null,
  prices?: readonly PriceRow[],
): Promise<UserPrice | undefined> {
  const person = user && { profile_code: user.profile_code as Profile, is_adherent: user.is_adherent }
  const price = priceOf(prices ?? (await pricesOf(db, event.id)), person)
  return price && withPromo(presentUserPrice(price), promoOf({ ...noPromo, ...user }))
}

/** A price kept by a registration, less what its promo code takes off. */
export const priceWithPromo = (price: PriceRow, held: PromoHeld): UserPrice => withPromo(presentUserPrice(price), promoOf(held))
