import { unitPriceOf } from '@kxo/domain/kernel/money'
import type { UserPrice } from '@kxo/domain/pricing/contract'
import type { Context } from '../../../platform/context.ts'

/** Where the accounts put prices. */
export async function accountsOf(db: Context['db'], ids: readonly number[]): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('prices')
    .select(['id', 'accounting_code'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, accounting_code }) => [id, accounting_code]))
}
/** The account the accounts put a price in. */
export const accountOf = async (db: Context['db'], priceId: number): Promise<string | null> =>
  (await accountsOf(db, [priceId])).get(priceId) ?? null

/** What a line costs at a price, before what a promotion takes off it. */
export const soldAt = (price: UserPrice, accounting_code: string | null) => ({
  unit_price: unitPriceOf(price.promo?.full_ht ?? price.amount_ht),
  discount: price.promo?.discount ?? 0,
  discount_type: price.promo?.discount_type ?? ('percent' as const),
  vat_rate: price.vat_rate,
  vat_reason: price.vat_reason,
  accounting_code,
})
