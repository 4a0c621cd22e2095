import type { DiscountType } from '@kxo/domain/kernel/totals'
import type { Context } from '../../../platform/context.ts'
import { lineOf } from '../printing/printed-of.ts'
import { type BillRecord, linesOf } from '../queries.ts'
import type { Draft } from './draft.ts'

/** What a bill said, as another says it: same issuer, payer, subject, note, prices and lines; none of its days, order number or deposits. */
export async function copyOf(db: Context['db'], bill: BillRecord): Promise<Omit<Draft, 'nature'>> {
  const lines = await linesOf(db, bill.id)
  return {
    entity_id: bill.entity_id,
    category: 'invoice',
    morph: bill.morph as Draft['morph'],
    morph_id: bill.morph_id,
    user_id: bill.user_id,
    company_id: bill.company_id,
    note: bill.note,
    discount: { discount: bill.discount, discount_type: bill.discount_type as DiscountType },
    rounding: bill.rounding,
    lines: lines.map((line) => ({
      ...lineOf(line),
      description: line.description,
      accounting_code: line.accounting_code,
      user_id: line.user_id,
    })),
  }
}
