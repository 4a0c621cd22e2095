import { billCategory, billNature } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import type { Context } from '../../../platform/context.ts'
import type { BillRecord } from '../queries.ts'
import type { Draft } from './draft.ts'
import { issuerFor, pricedDraft } from './priced-draft.ts'

/** Writes a draft, or writes it again over the one given; no number is taken (INV-03). @throws 409 without an issuer */
export async function writeDraft({ db, now }: Context, draft: Draft, over?: number): Promise<BillRecord> {
  const entity = await issuerFor(db, draft)
  const { amounts, rows } = pricedDraft(draft)
  const deducted = draft.deducted ?? 0
  const head = {
    entity_id: entity.id,
    category: billCategory.codeOf(draft.category),
    nature: billNature.codeOf(draft.nature),
    status: billStatus.codeOf('draft'),
    morph: draft.morph,
    morph_id: draft.morph_id,
    user_id: draft.user_id,
    company_id: draft.company_id,
    registration_id: draft.registration_id ?? null,
    is_deposit: draft.is_deposit ?? false,
    is_funder_share: draft.is_funder_share ?? false,
    corrects_bill_id: draft.corrects_bill_id ?? null,
    due_date: draft.due_date ?? null,
    service_start: draft.service_start ?? null,
    service_end: draft.service_end ?? null,
    purchase_order: draft.purchase_order || null,
    note: draft.note ?? '',
    ...amounts,
    deducted,
    to_be_paid: Math.max(0, amounts.amount + amounts.rounding - deducted),
  }
  const bill =
    over === undefined
      ? await db
          .insertInto('bills')
          .values({ ...head, created_at: now })
          .returningAll()
          .executeTakeFirstOrThrow()
      : await db.updateTable('bills').set(head).where('id', '=', over).returningAll().executeTakeFirstOrThrow()
  if (over !== undefined) await db.deleteFrom('bill_lines').where('bill_id', '=', over).execute()
  await db
    .insertInto('bill_lines')
    .values(rows.map((row, index) => ({ ...row, bill_id: bill.id, credits_line_id: draft.lines[index]?.credits_line_id ?? null })))
    .execute()
  return bill
}
