import type { Profile } from '@kxo/domain/kernel/actor'
import { dayInZone } from '@kxo/domain/kernel/dates'
import type { UserPrice } from '@kxo/domain/pricing/contract'
import { promoOf, type RegisteredPromo, withPromo } from '@kxo/domain/pricing/promo-rules'
import { type Attended, type PricedPerson, priceOf } from '@kxo/domain/pricing/rules'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
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

/** What prices ask of somebody, as their row has it. */
type PricedUser = Omit<PricedPerson, 'profile_code'> & { profile_code: string } & Partial<RegisteredPromo>

const noPromo: RegisteredPromo = { promo_code: null, promo_discount: null, promo_discount_type: null }

export const pricedPerson = ({ profile_code, is_adherent, region_id, employees_number }: PricedUser): PricedPerson => ({
  profile_code: profile_code as Profile,
  is_adherent,
  region_id,
  employees_number,
})

/** What a person pays today for an event (cents, basis points), of its prices unless they were read already and with the activities attended, less what their promo code takes off; undefined when none applies to them. */
export async function priceFor(
  { db, now }: Pick<Context, 'db' | 'now'>,
  event: { id: number; time_zone: string },
  user: PricedUser,
  { prices, attended = [] }: { prices?: readonly PriceRow[] | undefined; attended?: Attended } = {},
): Promise<UserPrice | undefined> {
  const price = priceOf(prices ?? (await pricesOf(db, event.id)), pricedPerson(user), dayInZone(now, event.time_zone), attended)
  return price && withPromo(presentUserPrice(price), promoOf({ ...noPromo, ...user }))
}

/** Prices once somebody more holds a place at one of them. */
export const withOneSold = (prices: readonly PriceRow[], price_id: number | undefined): PriceRow[] =>
  prices.map((price) => (price.id === price_id ? { ...price, sold: price.sold + 1 } : price))

/** A price kept by a registration, less what its promo code takes off. */
export const priceWithPromo = (price: PriceRow, promo: RegisteredPromo): UserPrice => withPromo(presentUserPrice(price), promoOf(promo))

/** Somebody as prices see them; undefined when there is no such person. */
export const findPricedUser = (db: Queries, id: number) =>
  db
    .selectFrom('users')
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'users.tenant_id').onRef('companies.id', '=', 'users.company_id'),
    )
    .select(['users.id', 'users.company_id', 'users.profile_code', 'users.is_adherent', 'users.region_id', 'companies.employees_number'])
    .where('users.id', '=', id)
    .executeTakeFirst()
