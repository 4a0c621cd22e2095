import { refuse } from '@kxo/domain/kernel/errors'
import type { DiscountType } from '@kxo/domain/kernel/totals'
import { pricingErrors } from '@kxo/domain/pricing/errors'
import type { PromoCode } from '@kxo/domain/pricing/promo-contract'
import { promoRefusal } from '@kxo/domain/pricing/promo-rules'
import type { Selectable } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { PromoCodes } from '../../../platform/database-types.ts'

export type PromoCodeRow = Selectable<PromoCodes>

export const presentPromoCode = (row: PromoCodeRow): PromoCode => ({
  id: row.id,
  code: row.code,
  discount: row.discount,
  discount_type: row.discount_type as DiscountType,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  max_uses: row.max_uses,
  used: row.used,
  is_everywhere: row.event_id === null,
  version: row.version,
})

/** Codes good at an event, its own and those of all events. */
export const promoCodesOf = (db: Queries, event_id: number) =>
  db
    .selectFrom('promo_codes')
    .selectAll()
    .where((eb) => eb.or([eb('event_id', '=', event_id), eb('event_id', 'is', null)]))
    .where('retired_at', 'is', null)
    .orderBy('code')

/** The code somebody typed, as it may be used that day, locked so that its last use goes to one. @throws 404, 409 saying why not */
export async function usablePromoCode(db: Queries, event_id: number, typed: string, day: string): Promise<PromoCodeRow> {
  const code = typed.trim().toUpperCase()
  const row = await promoCodesOf(db, event_id).where('code', '=', code).forUpdate().executeTakeFirst()
  if (!row) return refuse(pricingErrors.promoUnknown, { code })
  const refusal = promoRefusal(row, day)
  if (refusal) refuse(refusal)
  return row
}
