import { billCategory } from '@kxo/domain/billing/category'
import { bill as billAddress, bills } from '@kxo/domain/billing/paths'
import { paymentMode } from '@kxo/domain/billing/payment-mode'
import { daysLate } from '@kxo/domain/billing/rules'
import { billStatus } from '@kxo/domain/billing/status'
import { dayInZone, formatDate, formatRange } from '@kxo/domain/kernel/dates'
import { formatMoney, formatRate } from '@kxo/domain/kernel/money'
import { vatReason, vatReasonFrom } from '@kxo/domain/kernel/vat'
import { dayValue, textOf } from '@kxo/domain/mailing/merging/field-formats'
import { findMoment } from '@kxo/domain/mailing/moments'
import { billPayment, eventPayment } from '@kxo/domain/payments/paths'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import { languageOf } from '../../platform/language.ts'
import type { MailAttachment, MailRequest } from '../../platform/mail.ts'
import type { FieldSource, MailingParts, PreviewSource } from '../mailing/index.ts'
import { recipientOfBill } from './drafts/buyer-of.ts'
import { billRows, instalmentsOf } from './mailed-rows.ts'
import { type BillRecord, findBill, linesOf } from './queries.ts'
import { billingReminders, penaltiesOf } from './reminders.ts'

const said = (write: (locale: 'fr' | 'en') => string) => ({ fr: write('fr'), en: write('en') })

/** A mail template seen on an issued bill. */
const preview: PreviewSource = {
  shows: (moment) => findMoment(moment)?.family === 'billing',
  async search({ db }, q) {
    const { rows } = await sql<{ key: string; label: string }>`
      select b.id::text as key, concat_ws(' · ', b.number, nullif(b.recipient_label, ''), nullif(b.event_label, '')) as label
        from bills b where b.number is not null and ${q === '' ? sql`true` : sql`b.search like searchable(${`%${q}%`})`} order by b.id desc limit 20`.execute(
      db,
    )
    return rows
  },
  async read({ db }, key) {
    const bill = await findBill(db, Number(key))
    const to = bill && (await recipientOfBill(db, bill))
    if (!bill || !to) return undefined
    const { due_date } = bill
    return {
      to,
      event_id: bill.morph === 'Event' ? bill.morph_id : null,
      bill_id: bill.id,
      values: {
        number: bill.number ?? '',
        amount: said((locale) => formatMoney(bill.amount + bill.rounding, locale)),
        rest: said((locale) => formatMoney(bill.to_be_paid, locale)),
        title: bill.event_label,
        ...(due_date && { due: said((locale) => formatDate(due_date, locale, { style: 'long' })) }),
      },
    }
  },
}

/** What a bill says of itself, of the one it corrects, and of the last payment made of it. */
const fields: FieldSource = async ({ db, tenant, now }, { bill_id, user_id, event_id, calls, pageAt }, locale) => {
  const isCalled = calls('bill.') || calls('payment.') || calls('link.pay')
  const id = bill_id ?? (isCalled && user_id !== null && event_id !== null ? await billOfPart(db, user_id, event_id) : undefined)
  const bill = id === undefined ? undefined : await findBill(db, id)
  if (!bill) return {}
  const { say } = languageOf(locale, tenant)
  const money = (cents: number): string => formatMoney(cents, locale)
  const day = (date: string | null | undefined) => (date ? dayValue(date, locale) : '')
  const category = billCategory.keyOf(bill.category)
  const late = daysLate({ ...bill, category, status: billStatus.keyOf(bill.status) }, dayInZone(now, tenant.time_zone))
  const [original, payment, lines, instalments] = await Promise.all([
    bill.corrects_bill_id === null || !calls('bill.original_') ? undefined : findBill(db, bill.corrects_bill_id),
    calls('payment.') ? lastPaymentOf(db, bill.id) : undefined,
    calls('bill.exemption_text') ? linesOf(db, bill.id) : [],
    (calls('bill.schedule') || calls('bill.downpayment')) && bill.registration_id !== null ? instalmentsOf(db, bill.registration_id) : [],
  ])
  const reasons = [...new Set(lines.flatMap(({ vat_reason }) => vatReasonFrom(vat_reason) ?? []))]
  const [start, end] = [bill.service_start, bill.service_end ?? bill.service_start]
  return {
    'bill.number': bill.number ?? '',
    'bill.type': say(billCategory.labelOf(category)),
    'bill.issue_date': day(bill.issue_date),
    'bill.due_date': day(bill.due_date),
    'bill.service_date': start && end ? formatRange(start, end, locale) : '',
    'bill.amount': money(bill.amount + bill.rounding),
    'bill.to_be_paid': money(bill.to_be_paid),
    'bill.amount_ht': money(bill.amount_ht),
    'bill.tax_amount': money(bill.tax_amount),
    'bill.paid': money(bill.paid),
    'bill.days_late': late > 0 ? String(late) : '',
    'bill.downpayment': downpaymentIn(bill, instalments, locale),
    'link.pay':
      bill.to_be_paid > 0 ? pageAt(bill.number === null && event_id !== null ? eventPayment(event_id) : billPayment(bill.id)) : '',
    ...(bill_id !== undefined && { 'link.document': pageAt(bill.number === null ? bills() : billAddress(bill.number)) }),
    'bill.order_number': bill.purchase_order ?? '',
    'bill.penalty_text': penaltiesOf(bill, say),
    'bill.exemption_text': reasons.map((reason) => say(vatReason.labelOf(reason))).join(', '),
    'bill.original_number': original?.number ?? '',
    'bill.original_date': day(original?.issue_date),
    'bill.schedule': instalments
      .map(({ due_on, amount }) => `${textOf(dayValue(due_on, locale))}${colon[locale]} ${money(amount)}`)
      .join(', '),
    'payment.amount': payment ? money(payment.amount) : '',
    'payment.mode': payment ? say(paymentMode.labelOf(paymentMode.keyOf(payment.mode))) : '',
    'payment.date': day(payment?.paid_on),
    'payment.reference': payment?.reference ?? '',
  }
}

const colon = { fr: '\u00A0:', en: ':' }

/** What is asked first of a bill paid in several times: its share of the whole and its amount. */
function downpaymentIn(bill: BillRecord, [first, ...rest]: readonly { amount: number }[], locale: 'fr' | 'en'): string {
  if (!first || rest.length === 0) return bill.is_deposit ? formatMoney(bill.amount + bill.rounding, locale) : ''
  const whole = rest.reduce((sum, { amount }) => sum + amount, first.amount)
  return `${formatRate(Math.round((first.amount / whole) * 100) * 100, locale)}, ${formatMoney(first.amount, locale)}`
}

/** The latest bill of a person for an event, when a message about their place there speaks of it. */
const billOfPart = async (db: Queries, user_id: number, event_id: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('bills')
      .select('id')
      .where('morph', '=', 'Event')
      .where('morph_id', '=', event_id)
      .where('user_id', '=', user_id)
      .where('category', '=', billCategory.codeOf('invoice'))
      .where('status', 'not in', billStatus.codesOf('deleted'))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.id

const lastPaymentOf = (db: Queries, bill_id: number) =>
  db
    .selectFrom('payments')
    .select(['amount', 'mode', 'paid_on', 'reference'])
    .where('bill_id', '=', bill_id)
    .where('reverses_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The latest bill of the person for the event a mail is about. */
async function billFile({ db }: Context, { event_id, to }: MailRequest): Promise<MailAttachment[]> {
  if (!event_id || to.user_id === null) return []
  const bill = await db
    .selectFrom('bills')
    .select(['number', 'pdf_file_id'])
    .where('category', '=', billCategory.codeOf('invoice'))
    .where('morph', '=', 'Event')
    .where('morph_id', '=', event_id)
    .where('user_id', '=', to.user_id)
    .where('pdf_file_id', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return bill?.pdf_file_id ? [{ name: `${bill.number}.pdf`, content_type: 'application/pdf', file_id: bill.pdf_file_id }] : []
}

export const billingMailingParts: MailingParts = {
  reminders: billingReminders,
  previews: [preview],
  fields: [fields],
  rows: billRows,
  attachments: { bill: billFile },
}
