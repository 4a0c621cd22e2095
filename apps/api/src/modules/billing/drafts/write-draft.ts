import { type BillCategory, billCategory, billNature } from '@kxo/domain/billing/category'
import { billingErrors } from '@kxo/domain/billing/errors'
import { netLines } from '@kxo/domain/billing/rules'
import { billStatus } from '@kxo/domain/billing/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { type AmountLine, type Discount, type TaxedBase, totalsOf } from '@kxo/domain/kernel/totals'
import type { Context } from '../../../platform/context.ts'
import type { BillRecord } from '../queries.ts'
import { checkTotal } from './check-total.ts'
import { issuerOfDraft } from './issuer-of-event.ts'

export type DraftLine = AmountLine & {
  name: string
  description: string
  accounting_code: string | null
  user_id: number | null
  credits_line_id?: number | null
}

/** What a draft says before it is numbered. Amounts as in totals.ts; days `YYYY-MM-DD`. */
export type Draft = {
  /** The issuer chosen; that of the event unless told. */
  entity_id?: number | undefined
  category: BillCategory
  nature: 'individual' | 'grouped' | 'registration'
  morph: 'Event' | 'User'
  morph_id: number | null
  user_id: number | null
  company_id: number | null
  registration_id?: number | null
  is_deposit?: boolean
  /** The part a funding body pays of a place, beside the bill of the rest (FOR-51). */
  is_funder_share?: boolean
  corrects_bill_id?: number | null
  due_date?: string | null
  service_start?: string | null
  service_end?: string | null
  purchase_order?: string | null
  note?: string
  discount: Discount
  /** Tax included: the total is what was shown, by a rounding if need be (INV-42). */
  prices_include_tax?: boolean
  /** Cents added to reach an amount the lines alone do not. */
  rounding?: number
  /** Deposits already invoiced, tax included. */
  deducted?: number
  lines: readonly DraftLine[]
  /** The tax of a rate where it is not the rate's (INV-12). */
  taxOf?: (group: Omit<TaxedBase, 'tax'>) => number
}

/** Writes a draft, or writes it again over the one given; no number is taken (INV-03). @throws 409 without an issuer */
export async function writeDraft({ db, now }: Context, draft: Draft, over?: number): Promise<BillRecord> {
  const entity = (await issuerOfDraft(db, draft)) ?? refuse(billingErrors.noIssuer)
  if (entity.archived_at !== null) refuse(billingErrors.archivedIssuer)
  const net = draft.prices_include_tax
    ? netLines(draft.lines, draft.discount)
    : { lines: draft.lines, discount: draft.discount, rounding: draft.rounding ?? 0 }
  const totals = totalsOf(net.lines, net.discount, draft.taxOf)
  checkTotal({ totals, rounding: net.rounding })
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
    discount: net.discount.discount,
    discount_type: net.discount.discount_type,
    amount_ht: totals.total_ht,
    tax_amount: totals.total_tax,
    amount: totals.total_ttc,
    rounding: net.rounding,
    deducted,
    to_be_paid: Math.max(0, totals.total_ttc + net.rounding - deducted),
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
    .values(
      net.lines.map((line, index) => ({
        bill_id: bill.id,
        rank: index + 1,
        name: line.name,
        description: line.description,
        quantity: line.quantity,
        unit_price: line.unit_price,
        discount: line.discount,
        discount_type: line.discount_type,
        vat_rate: line.vat_reason === null ? line.vat_rate : 0,
        vat_reason: line.vat_reason,
        amount_ht: totals.lines[index]?.net ?? 0,
        tax_amount: totals.lines[index]?.tax_amount ?? 0,
        amount: totals.lines[index]?.total_ttc ?? 0,
        accounting_code: line.accounting_code,
        user_id: line.user_id,
        credits_line_id: line.credits_line_id ?? null,
      })),
    )
    .execute()
  return bill
}
