import type { BillDetail, BillLine, BillRow } from '@kxo/domain/billing/bill-shape'
import { billCategory, billNature } from '@kxo/domain/billing/category'
import { paymentMode } from '@kxo/domain/billing/payment-mode'
import { may } from '@kxo/domain/billing/permissions'
import { daysLate } from '@kxo/domain/billing/rules'
import { billStatus } from '@kxo/domain/billing/status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { type DiscountType, totalsOf } from '@kxo/domain/kernel/totals'
import type { Context } from '../../platform/context.ts'
import { agreementLacks } from './issuing/agreement-lacks.ts'
import { lineOf, storedTax } from './printing/printed-of.ts'
import {
  type BillListRow,
  type BillRecord,
  creditsOf,
  findBill,
  findEntity,
  type LineRecord,
  linesOf,
  replacementOf,
  selectBills,
} from './queries.ts'

export function presentRow(row: BillListRow, now: Date): BillRow {
  const category = billCategory.keyOf(row.category)
  const status = billStatus.keyOf(row.status)
  return {
    id: row.id,
    number: row.number,
    category,
    nature: billNature.keyOf(row.nature),
    status,
    is_deposit: row.is_deposit,
    name: row.name,
    recipient: row.recipient,
    user: row.user_id,
    company: row.company_id,
    morph: row.morph,
    morph_id: row.morph_id,
    event: row.event_title,
    creation_date: row.created_at,
    issue_date: row.issue_date,
    due_date: row.due_date,
    days_late: daysLate({ ...row, category, status }, dayInZone(now, defaultZone)),
    amount_ht: row.amount_ht,
    tax_amount: row.tax_amount,
    amount: row.amount,
    to_be_paid: row.to_be_paid,
    paid: row.paid,
    payment_date: row.payment_date,
    payment_mode: row.payment_mode === null ? null : paymentMode.keyOf(row.payment_mode),
    has_pdf: row.pdf_file_id !== null,
    reminders: row.reminder_count,
    reminded_at: row.reminded_at,
  }
}

export const presentLine = (line: Omit<LineRecord, 'tenant_id' | 'bill_id' | 'credits_line_id'>): BillLine => ({
  id: line.id,
  name: line.name,
  description: line.description,
  quantity: line.quantity,
  unit_price: line.unit_price,
  discount: line.discount,
  discount_type: line.discount_type as DiscountType,
  vat: line.vat_rate,
  vat_reason: lineOf(line).vat_reason,
  amount_ht: line.amount_ht,
  tax_amount: line.tax_amount,
  amount: line.amount,
  accounting: line.accounting_code,
  user: line.user_id,
})

const referenceOf = ({ id, number, issue_date, amount }: BillRecord) => ({ id, number, issue_date, amount })

/** What became of a bill or of a quote, oldest first, and by whom. */
export async function historyOf(db: Context['db'], subject: 'bill' | 'quote', id: number): Promise<BillDetail['history']> {
  const rows = await db
    .selectFrom('traces')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'traces.tenant_id').onRef('users.id', '=', 'traces.user_id'))
    .select(['traces.at', 'traces.action', 'traces.info', 'users.first_name', 'users.last_name'])
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .orderBy('traces.id')
    .execute()
  return rows.map(({ first_name, last_name, ...row }) => ({ ...row, by_name: first_name === null ? null : `${first_name} ${last_name}` }))
}

/** The tax of a rate, with why when there is none. */
export const presentGroup = ({ vat_rate, reasons, basis, tax }: ReturnType<typeof totalsOf>['groups'][number]) => ({
  vat: vat_rate,
  reason: reasons[0] ?? null,
  basis,
  tax,
})

/** A bill opened, with its payments, its history and its credit notes (INV-14). */
export async function presentDetail(context: Context, bill: BillRecord): Promise<BillDetail> {
  const { db, now, actor } = context
  const [row, lines, payments, history, corrected, entity, credits, people, lacks, replaced, replacement] = await Promise.all([
    selectBills(db).where('bills.id', '=', bill.id).executeTakeFirstOrThrow(),
    linesOf(db, bill.id),
    db.selectFrom('payments').selectAll().where('bill_id', '=', bill.id).orderBy('id').execute(),
    historyOf(db, 'bill', bill.id),
    bill.corrects_bill_id === null ? undefined : findBill(db, bill.corrects_bill_id),
    findEntity(db, bill.entity_id),
    creditsOf(db, bill.id),
    peopleOf(db, bill.id),
    bill.number === null ? agreementLacks(context, [bill.id]) : undefined,
    bill.replaces_bill_id === null ? undefined : findBill(db, bill.replaces_bill_id),
    replacementOf(db, bill.id),
  ])
  const { groups } = totalsOf(
    lines.map(lineOf),
    { discount: bill.discount, discount_type: bill.discount_type as DiscountType },
    storedTax(lines),
  )
  return {
    ...presentRow(row, now),
    entity: entity?.name ?? '',
    entity_id: bill.entity_id,
    is_emptied: bill.number !== null && bill.printed === null,
    lines: lines.map(presentLine),
    groups: groups.map(presentGroup),
    discount: bill.discount,
    discount_type: bill.discount_type as DiscountType,
    rounding: bill.rounding,
    credited: bill.credited,
    purchase_order: bill.purchase_order,
    service_start: bill.service_start,
    service_end: bill.service_end,
    payments: payments.map(({ id, paid_on, mode, amount, reference, reverses_id }) => ({
      id,
      paid_on,
      mode: paymentMode.keyOf(mode),
      amount,
      reference,
      is_reversal: reverses_id !== null,
    })),
    // Why the organiser went beyond an agreement is not for whoever pays.
    history: history.filter(({ action }) => action !== 'issue_uncovered' || may.invoice(actor)),
    corrects: corrected ? referenceOf(corrected) : null,
    credits: credits.map(referenceOf),
    replaces: replaced ? referenceOf(replaced) : null,
    replaced_by: replacement && (replacement.number !== null || may.invoice(actor)) ? referenceOf(replacement) : null,
    agreement_lack: lacks?.get(bill.id) ?? null,
    people,
  }
}

/** Those a bill concerns: the people its lines name, else the one it is made to. */
export async function peopleOf(
  db: Context['db'],
  billId: number,
): Promise<{ id: number; full_name: string; first_name: string; last_name: string; mail: string }[]> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'mail'])
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('bill_lines')
            .select('bill_lines.id')
            .whereRef('bill_lines.user_id', '=', 'users.id')
            .where('bill_lines.bill_id', '=', billId),
        ),
        eb.exists(eb.selectFrom('bills').select('bills.id').whereRef('bills.user_id', '=', 'users.id').where('bills.id', '=', billId)),
      ]),
    )
    .orderBy('last_name')
    .orderBy('id')
    .execute()
  return people.map((person) => ({ ...person, full_name: `${person.first_name} ${person.last_name}`.trim() }))
}
