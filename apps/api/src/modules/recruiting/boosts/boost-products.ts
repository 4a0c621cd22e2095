import { vatReasonFrom } from '@kxo/domain/kernel/vat'
import { priceTotals } from '@kxo/domain/pricing/rules'
import { optionAmount } from '@kxo/domain/products/rules'
import type { BoostDuration } from '@kxo/domain/recruiting/boosts-contract'
import type { Context } from '../../../platform/context.ts'

export type BoostProduct = BoostDuration & { accounting_code: string | null }

/** What the tenant sells to be shown first, shortest first, at what the caller’s company pays: the members’ own price for a member. */
export async function boostProducts({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<BoostProduct[]> {
  const company = await db
    .selectFrom('companies')
    .select('is_adherent')
    .where('id', '=', actor.company_id ?? 0)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('boost_days', 'is not', null)
    .where('archived_at', 'is', null)
    .orderBy('boost_days')
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const vat_reason = vatReasonFrom(row.vat_reason)
    const amount_ht = optionAmount(row, { is_adherent: company?.is_adherent ?? false })
    const { amount_ttc } = priceTotals({ amount_ht, vat_rate: row.vat_rate, vat_reason })
    const { id, name, vat_rate, accounting_code } = row
    return { id, name, days: row.boost_days ?? 0, amount_ht, amount_ttc, vat_rate, vat_reason, accounting_code }
  })
}
