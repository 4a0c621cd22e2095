import { billCategory } from '@kxo/domain/billing/category'
import type { billingContract } from '@kxo/domain/billing/contract'
import { billingErrors } from '@kxo/domain/billing/errors'
import { may } from '@kxo/domain/billing/permissions'
import { dueOf, latestDueDate, seriesOf, statusOf } from '@kxo/domain/billing/rules'
import { billStatus } from '@kxo/domain/billing/status'
import { addDays, dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { LineTotals } from '@kxo/domain/kernel/totals'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { checkOpenDay } from '../closings/open-day.ts'
import { termDaysOf } from '../drafts/payer-terms.ts'
import { billDress } from '../dressing/bill-dress.ts'
import { modelColumns } from '../dressing/dress.ts'
import { printBill } from '../jobs.ts'
import { linkOf, lockLedger, writeEntry } from '../ledger/ledger.ts'
import { presentDetail } from '../present.ts'
import type { ReceivedPayment } from '../printing/invoice-document.ts'
import { numbered, printedOf, unnumbered } from '../printing/printed-of.ts'
import { type BillRecord, findBill, findEntity, linesOf, lockBill } from '../queries.ts'
import { checkAgreement } from './agreement-lacks.ts'
import { payableOf } from './apply-payment.ts'
import { prefixOf } from './prefixes-of.ts'
import { checkRecipient } from './send-bill.ts'
import { takeNumber } from './take-number.ts'
import { tellFollowers } from './tell-followers.ts'

export type Issuing = {
  /** Day written on the bill; today in Paris unless told. */
  issue_date?: string | undefined
  /** Money already received, printed as such: the bill is then due of nothing (INV-56). */
  payments?: ReceivedPayment[]
  /** Why it is issued although its funder would not pay it all (FOR-50). */
  reason?: string | undefined
  /** Whether the mail with the PDF leaves once it is printed. */
  is_sent?: boolean
}

/**
 * Issues a draft: number taken, content frozen and chained, files asked for (INV-03, INV-10). Everything in the caller's transaction.
 * @throws 409 when it has a number already, the day is refused, or a mandatory particular is missing
 */
export async function issueBill(
  context: Context,
  billId: number,
  { issue_date, payments = [], is_sent = true, reason }: Issuing = {},
): Promise<BillRecord> {
  const { db, now } = context
  const bill = found(await lockBill(db, billId))
  if (bill.number !== null) refuse(billingErrors.alreadyIssued, { number: bill.number })
  const former = billStatus.keyOf(bill.status)
  if (former !== 'draft') refuse(kernelErrors.wrongTransition, { from: billStatus.labelOf(former), to: billStatus.labelOf('toPay') })
  const category = billCategory.keyOf(bill.category)
  const today = dayInZone(now, defaultZone)
  const day = issue_date ?? today
  if (day > today) refuse(billingErrors.issueDateInFuture)
  if (day < today) await checkOpenDay(context, bill.entity_id, day, 'issue_date')
  const due_date = category === 'credit' ? null : dueDateOf(bill.due_date, day, await termDaysOf(context, bill))
  // What was paid is invoiced all the same: it was asked for before the money was.
  const isUncovered = category === 'invoice' && payments.length === 0 && (await checkAgreement(context, bill, reason))
  const draft = await printedOf(context, bill, { number: unnumbered, issue_date: day, due_date, payments })
  const dress = await billDress(context, bill, draft.locale)
  const { document } = draft
  const { total_ht, total_tax, total_ttc, groups } = document.totals
  // Deposits credited since the draft deduct what stands of them; a rounding paid at issue is part of the tax.
  const amounts = {
    tax_amount: total_tax,
    amount: total_ttc,
    rounding: document.rounding,
    deducted: document.deposits.reduce((sum, deposit) => sum + deposit.total_ttc, 0),
  }
  const balance = { payable: payableOf(amounts), paid: 0, credited: 0 }
  // What its deposits cover, or is free, waits for no money (INV-11).
  const status = billStatus.codeOf(statusOf(balance))
  await tellFollowers(context, { id: bill.id, status }, bill)
  if (total_tax !== bill.tax_amount) await keepLineTaxes(context, bill.id, document.totals.lines)
  const [entity] = await Promise.all([findEntity(db, bill.entity_id), context.enqueue(printBill, { bill_id: bill.id, is_sent })])
  const series = prefixOf(found(entity), seriesOf(category))
  // From here to the end of the transaction nobody else issues in this series: all that could be done before is.
  const { number, previous_hash } = await takeNumber(context, bill.entity_id, series, day)
  const ledger = await lockLedger(context, bill.entity_id)
  const printed = dress(numbered(draft, number))
  const printed_hash = linkOf(previous_hash, printed)
  const frozen = { printed: JSON.stringify(printed), printed_hash, previous_hash, issued_at: now, ...modelColumns(printed) }
  const [issued] = await Promise.all([
    db
      .updateTable('bills')
      .set({
        number,
        issue_date: day,
        due_date: document.due_date,
        service_start: document.service?.start ?? null,
        service_end: document.service?.end ?? null,
        status,
        ...amounts,
        to_be_paid: dueOf(balance),
        ...frozen,
      })
      .where('id', '=', bill.id)
      .returningAll()
      .executeTakeFirstOrThrow(),
    writeEntry(context, ledger, category === 'credit' ? 'credit' : 'bill', {
      bill_id: bill.id,
      number,
      issue_date: day,
      total_ht,
      total_tax,
      total_ttc,
      groups: groups.map(({ vat_rate, reasons, basis, tax }) => ({ vat_rate, reasons, basis, tax })),
      printed_hash,
    }),
    trace(context, { action: category === 'credit' ? 'credit_bill' : 'issue_bill', info: number, subject: 'bill', subject_id: bill.id }),
    isUncovered ? trace(context, { action: 'issue_uncovered', info: reason ?? '', subject_id: bill.id }) : undefined,
  ])
  return issued
}

async function keepLineTaxes({ db }: Context, billId: number, totals: readonly LineTotals[]): Promise<void> {
  for (const [index, { id }] of (await linesOf(db, billId)).entries()) {
    const { tax_amount, total_ttc } = totals[index]!
    await db.updateTable('bill_lines').set({ tax_amount, amount: total_ttc }).where('id', '=', id).execute()
  }
}

/** The tenant's term unless the draft says otherwise (INV-45). @throws 422 beyond the legal maximum */
function dueDateOf(requested: string | null, issueDay: string, termDays: number): string {
  const due = requested ?? addDays(issueDay, termDays)
  if (due > latestDueDate(issueDay))
    refuse(billingErrors.dueDateTooLate, {}, [{ field: 'due_date', message: 'notAfter', values: { max: latestDueDate(issueDay) } }])
  return due < issueDay ? issueDay : due
}

export const issue: Verb<typeof billingContract.issueBill> = async (context, { params, body }) => {
  authorize(may.invoice(context.actor))
  if (body.is_sent !== false) await checkRecipient(context, found(await findBill(context.db, params.id)))
  return presentDetail(context, await issueBill(context, params.id, body))
}
