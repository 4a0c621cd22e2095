import type { Profile } from '@kxo/domain/kernel/actor'
import type { UserPrice } from '@kxo/domain/pricing/contract'
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

/** What a person pays for an event (cents, basis points); undefined when no price applies to them. */
export async function priceFor(
  { db }: Pick<Context, 'db'>,
  event: { id: number },
  user: { profile_code: string; is_adherent: boolean } | null,
): Promise<UserPrice | undefined> {
  const person = user && { profile_code: user.profile_code as Profile, is_adherent: user.is_adherent }
  const price = priceOf(await pricesOf(db, event.id), person)
  return price && presentUserPrice(price)
}
