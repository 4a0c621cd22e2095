import { billCategory, billNature } from '@kxo/domain/billing/category'
import type { billingContract } from '@kxo/domain/billing/contract'
import {
  allCreditable,
  type Creditable,
  type CreditedAmount,
  creditableOf,
  creditedTax,
  creditsAll,
  mostCreditable,
} from '@kxo/domain/billing/credit-rules'
import { billingErrors } from '@kxo/domain/billing/errors'
import { may } from '@kxo/domain/billing/permissions'
import { dueOf, statusOf } from '@kxo/domain/billing/rules'
import { billStatus } from '@kxo/domain/billing/status'
import { billWords } from '@kxo/domain/billing/words'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { formatMoney, unitPriceOf } from '@kxo/domain/kernel/money'
import { type Discount, type DiscountType, type TaxedBase, totalsOf } from '@kxo/domain/kernel/totals'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { Draft, DraftLine } from '../drafts/draft.ts'
import { writeDraft } from '../drafts/write-draft.ts'
import { presentDetail } from '../present.ts'
import type { InvoiceDocument } from '../printing/invoice-document.ts'
import { frozenGroups, lineOf, type Printed, treatmentOf } from '../printing/printed-of.ts'
import { type BillRecord, creditsOf, findBill, type LineRecord, linesOf, lockBill } from '../queries.ts'
import { payableOf } from './apply-payment.ts'
import { issueBill } from './issue.ts'
import { tellFollowers } from './tell-followers.ts'

export type Crediting = { reason: string; lines?: readonly CreditedAmount[] | undefined; is_sent?: boolean }

const discountOf = (bill: BillRecord): Discount => ({ discount: bill.discount, discount_type: bill.discount_type as DiscountType })

/** What a final invoice deducts, per rate; one frozen before bases were has deposits of one rate each. */
const depositGroups = ({ deposits, totals }: InvoiceDocument): TaxedBase[] =>
  deposits.flatMap(({ taxes, total_ht }) =>
    taxes.map(({ category, basis, vat_rate, tax }: Partial<TaxedBase> & Pick<TaxedBase, 'vat_rate' | 'tax'>) => ({
      category: category ?? totals.groups.find((group) => group.vat_rate === vat_rate)?.category ?? 'S',
      vat_rate,
      basis: basis ?? total_ht,
      tax,
    })),
  )

/** What former credit notes left of a bill, on each line and each rate; what it deducts of deposits is credited on them (INV-12, INV-48). */
export async function creditableBill({ db }: Context, bill: BillRecord, lines: readonly LineRecord[]): Promise<Creditable> {
  const credits: { lines: CreditedAmount[]; groups: TaxedBase[] }[] = []
  for (const note of await creditsOf(db, bill.id)) {
    const rows = await linesOf(db, note.id)
    credits.push({
      lines: rows.flatMap(({ credits_line_id, amount_ht }) => (credits_line_id === null ? [] : [{ line: credits_line_id, amount_ht }])),
      groups: frozenGroups(note),
    })
  }
  return creditableOf({
    lines: lines.map((line) => ({ id: line.id, amount_ht: line.amount_ht, ...treatmentOf(line) })),
    groups: frozenGroups(bill),
    deposits: depositGroups((bill.printed as Printed).document),
    credits,
  })
}

/** The exact mirror of a bill nobody credited yet: same quantities, prices and discounts. */
const mirrorOf = (bill: BillRecord, lines: readonly LineRecord[]): Pick<Draft, 'lines' | 'discount'> => ({
  lines: lines.map((line) => ({
    ...lineOf(line),
    description: line.description,
    accounting_code: line.accounting_code,
    user_id: line.user_id,
    credits_line_id: line.id,
  })),
  discount: discountOf(bill),
})

const creditLine = (line: LineRecord, amount_ht: number): DraftLine => ({
  name: line.name,
  description: line.description,
  quantity: amount_ht < 0 ? -10_000 : 10_000,
  unit_price: unitPriceOf(Math.abs(amount_ht)),
  discount: 0,
  discount_type: 'percent',
  vat_rate: line.vat_rate,
  vat_reason: lineOf(line).vat_reason,
  accounting_code: line.accounting_code,
  user_id: line.user_id,
  credits_line_id: line.id,
})

/** The parts asked, each checked against what is left beside those before it, else everything left (INV-12). */
function partsOf({ language }: Context, creditable: Creditable, requestedLines: Crediting['lines']): CreditedAmount[] {
  if (!requestedLines) return allCreditable(creditable)
  return requestedLines.map((part, index) => {
    found(creditable.lines.find(({ line }) => line.id === part.line))
    const max = mostCreditable(creditable, part.line, requestedLines.slice(0, index))
    if (part.amount_ht > max)
      refuse(billingErrors.creditTooHigh, { left: formatMoney(max, language.locale) }, [
        { field: `lines.${index}.amount_ht`, message: 'maxAmount', values: { max } },
      ])
    return part
  })
}

/** What a credit note says: the parts credited, with the tax that is left of theirs, and what a price set with tax was rounded by. */
async function contentOf(
  context: Context,
  bill: BillRecord,
  requestedLines: Crediting['lines'],
): Promise<Pick<Draft, 'lines' | 'discount' | 'rounding' | 'taxOf'>> {
  const lines = await linesOf(context.db, bill.id)
  const creditable = await creditableBill(context, bill, lines)
  const parts = partsOf(context, creditable, requestedLines)
  if (parts.length === 0) refuse(billingErrors.nothingToCredit)
  const content =
    !requestedLines && bill.credited === 0 && bill.deducted === 0
      ? mirrorOf(bill, lines)
      : {
          lines: parts.map(({ line, amount_ht }) => creditLine(found(lines.find((one) => one.id === line)), amount_ht)),
          discount: { discount: 0, discount_type: 'percent' as const },
        }
  const taxOf = (group: Omit<TaxedBase, 'tax'>) => creditedTax(creditable, group)
  // A rounding is given back with the last part, and no other goes beyond what is left.
  const gap = payableOf(bill) - bill.credited - totalsOf(content.lines, content.discount, taxOf).total_ttc
  return { ...content, taxOf, rounding: creditsAll(creditable, parts) ? gap : Math.min(0, gap) }
}

/** What a credit note of those parts would come to, tax included, without writing it. Cents. */
export async function creditedBy(context: Context, bill: BillRecord, requestedLines: Crediting['lines']): Promise<number> {
  const { lines, discount, taxOf, rounding = 0 } = await contentOf(context, bill, requestedLines)
  return totalsOf(lines, discount, taxOf).total_ttc + rounding
}

/**
 * Issues a credit note on an issued bill, in whole or in part (INV-12): its own series, positive amounts, the bill named with its date.
 * Credited in full, the bill is cancelled (8); what was paid beyond what is now due is to be handed back and stands on the credit note.
 * @throws 409 on a draft, or beyond what is left to credit
 */
export async function creditBill(
  context: Context,
  billId: number,
  { reason, lines: requestedLines, is_sent = true }: Crediting,
): Promise<BillRecord> {
  const { db, language } = context
  const bill = found(await lockBill(db, billId))
  if (bill.number === null) refuse(billingErrors.notIssued)
  if (billCategory.keyOf(bill.category) !== 'invoice') refuse(kernelErrors.conflict)
  if (bill.printed === null) refuse(billingErrors.emptied)
  const payable = payableOf(bill)
  if (bill.credited >= payable) refuse(billingErrors.nothingToCredit)
  const draft: Draft = {
    entity_id: bill.entity_id,
    category: 'credit',
    nature: billNature.keyOf(bill.nature),
    morph: bill.morph as 'Event' | 'User',
    morph_id: bill.morph_id,
    user_id: bill.user_id,
    company_id: bill.company_id,
    registration_id: bill.registration_id,
    is_deposit: bill.is_deposit,
    corrects_bill_id: bill.id,
    service_start: bill.service_start,
    service_end: bill.service_end,
    purchase_order: bill.purchase_order,
    note: language.say(billWords.creditReason, { reason }),
    ...(await contentOf(context, bill, requestedLines)),
  }
  const note = await issueBill(context, (await writeDraft(context, draft)).id, { is_sent })
  const credited = bill.credited + note.amount + note.rounding
  const handedBack = (alreadyCredited: number): number => Math.max(0, bill.paid + alreadyCredited - payable)
  const to_be_paid = handedBack(credited) - handedBack(bill.credited)
  const balance = { payable, paid: bill.paid, credited }
  const status = billStatus.codeOf(statusOf(balance))
  await db
    .updateTable('bills')
    .set({ credited, to_be_paid: dueOf(balance), status })
    .where('id', '=', bill.id)
    .execute()
  await tellFollowers(context, { id: bill.id, status }, bill)
  return db
    .updateTable('bills')
    .set({ to_be_paid, status: billStatus.codeOf(to_be_paid > 0 ? 'toPay' : 'paid') })
    .where('id', '=', note.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const credit: Verb<typeof billingContract.creditBill> = async (context, { params, body }) => {
  authorize(may.invoice(context.actor))
  const note = await creditBill(context, params.id, body)
  return presentDetail(context, found(await findBill(context.db, note.id)))
}
