import { billCategory, billNature } from '@kxo/domain/billing/category'
import type { billingContract } from '@kxo/domain/billing/contract'
import { billingErrors } from '@kxo/domain/billing/errors'
import { may } from '@kxo/domain/billing/permissions'
import { dueOf, statusOf } from '@kxo/domain/billing/rules'
import { billStatus } from '@kxo/domain/billing/status'
import { billWords } from '@kxo/domain/billing/words'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { allocate, formatMoney, unitPriceOf } from '@kxo/domain/kernel/money'
import { type Discount, type DiscountType, totalsOf } from '@kxo/domain/kernel/totals'
import { vatTreatment } from '@kxo/domain/kernel/vat'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { payableOf } from './apply-payment.ts'
import { issueBill } from './issue.ts'
import { presentDetail } from './present.ts'
import { lineOf } from './printed-of.ts'
import { type BillRecord, findBill, type LineRecord, linesOf, lockBill } from './queries.ts'
import { type Draft, type DraftLine, writeDraft } from './write-draft.ts'

export type Crediting = { reason: string; lines?: readonly { line: number; amount_ht: number }[] | undefined; is_sent?: boolean }

const discountOf = (bill: BillRecord): Discount => ({ discount: bill.discount, discount_type: bill.discount_type as DiscountType })

/** What each line still bears without tax: its share of the document discount and former credit notes taken off. Cents. */
async function leftOf({ db }: Context, bill: BillRecord, lines: readonly LineRecord[]): Promise<Map<number, number>> {
  const totals = totalsOf(lines.map(lineOf), discountOf(bill))
  const nets = new Map(lines.map((line) => [line.id, line.amount_ht]))
  for (const group of totals.groups) {
    const members = lines.filter((line) => {
      const { category, rate } = vatTreatment(line.vat_rate, lineOf(line).vat_reason)
      return category === group.category && rate === group.vat_rate
    })
    allocate(
      group.allowance,
      members.map((line) => line.amount_ht),
    ).forEach((share, index) => {
      const line = members[index]
      if (line) nets.set(line.id, line.amount_ht - share)
    })
  }
  const credited = await db
    .selectFrom('bill_lines')
    .innerJoin('bills', (join) => join.onRef('bills.tenant_id', '=', 'bill_lines.tenant_id').onRef('bills.id', '=', 'bill_lines.bill_id'))
    .select((eb) => ['bill_lines.credits_line_id', eb.fn.sum<number>('bill_lines.amount_ht').as('amount_ht')])
    .where('bills.corrects_bill_id', '=', bill.id)
    .where('bills.number', 'is not', null)
    .groupBy('bill_lines.credits_line_id')
    .execute()
  for (const { credits_line_id, amount_ht } of credited)
    if (credits_line_id !== null) nets.set(credits_line_id, (nets.get(credits_line_id) ?? 0) - Number(amount_ht))
  return nets
}

/** The exact mirror of a bill nobody credited yet: same quantities, prices and discounts. */
const mirrorOf = (bill: BillRecord, lines: readonly LineRecord[]): Pick<Draft, 'lines' | 'discount' | 'rounding'> => ({
  lines: lines.map((line) => ({
    ...lineOf(line),
    description: line.description,
    accounting_code: line.accounting_code,
    user_id: line.user_id,
    credits_line_id: line.id,
  })),
  discount: discountOf(bill),
  rounding: bill.rounding,
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

/** What is credited: the lines asked, checked against what is left of each, else everything left (INV-12). */
async function contentOf(
  context: Context,
  bill: BillRecord,
  asked: Crediting['lines'],
): Promise<Pick<Draft, 'lines' | 'discount' | 'rounding'>> {
  const lines = await linesOf(context.db, bill.id)
  if (!asked && bill.credited === 0) return mirrorOf(bill, lines)
  const left = await leftOf(context, bill, lines)
  const amounts = asked ?? lines.map(({ id }) => ({ line: id, amount_ht: left.get(id) ?? 0 }))
  const chosen = amounts.flatMap(({ line: id, amount_ht }, index) => {
    const line = found(lines.find((one) => one.id === id))
    const rest = left.get(id) ?? 0
    const max = Math.max(0, rest)
    if (asked && amount_ht > max)
      refuse(billingErrors.creditTooHigh, { left: formatMoney(max, context.language.locale) }, [
        { field: `lines.${index}.amount_ht`, message: 'maxAmount', values: { max } },
      ])
    left.set(id, rest - amount_ht)
    return amount_ht === 0 ? [] : [creditLine(line, amount_ht)]
  })
  if (chosen.length === 0) refuse(billingErrors.nothingToCredit)
  // Several roundings of one tax may differ by a cent from the one they undo: the last credit note settles it, no other goes beyond.
  const gap = bill.amount + bill.rounding - bill.credited - totalsOf(chosen).total_ttc
  const isAll = [...left.values()].every((rest) => rest === 0)
  return { lines: chosen, discount: { discount: 0, discount_type: 'percent' }, rounding: isAll ? gap : Math.min(0, gap) }
}

/**
 * Issues a credit note on an issued bill, in whole or in part (INV-12): its own series, positive amounts, the bill named with its date.
 * Credited in full, the bill is cancelled (8); what was paid beyond what is now due is to be handed back and stands on the credit note.
 * @throws 409 on a draft, or beyond what is left to credit
 */
export async function creditBill(
  context: Context,
  billId: number,
  { reason, lines: asked, is_sent = true }: Crediting,
): Promise<BillRecord> {
  const { db, language } = context
  const bill = found(await lockBill(db, billId))
  if (bill.number === null) refuse(billingErrors.notIssued)
  if (billCategory.keyOf(bill.category) !== 'invoice') refuse(kernelErrors.conflict)
  if (billStatus.keyOf(bill.status) === 'credited') refuse(billingErrors.nothingToCredit)
  const whole = bill.amount + bill.rounding
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
    ...(await contentOf(context, bill, asked)),
  }
  const note = await issueBill(context, (await writeDraft(context, draft)).id, { is_sent })
  const credited = bill.credited + note.amount + note.rounding
  const payable = payableOf(bill)
  const handedBack = (alreadyCredited: number): number => Math.max(0, bill.paid + alreadyCredited - payable)
  const to_be_paid = Math.min(handedBack(credited) - handedBack(bill.credited), bill.paid)
  const balance = { payable, paid: bill.paid, credited }
  const status = credited >= whole ? 'credited' : statusOf(balance)
  await db
    .updateTable('bills')
    .set({ credited, to_be_paid: dueOf(balance), status: billStatus.codeOf(status) })
    .where('id', '=', bill.id)
    .execute()
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
