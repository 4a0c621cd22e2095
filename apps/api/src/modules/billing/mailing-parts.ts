import { billCategory } from '@kxo/domain/billing/category'
import { dayInZone, formatDate } from '@kxo/domain/kernel/dates'
import { quantityDecimals, textFromScaled } from '@kxo/domain/kernel/decimals'
import { formatMoney } from '@kxo/domain/kernel/money'
import { findMoment } from '@kxo/domain/mailing/moments'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { languageOf } from '../../platform/language.ts'
import type { MailAttachment, MailRequest } from '../../platform/mail.ts'
import type { FieldSource, MailingParts, PreviewSource, RowSource } from '../mailing/index.ts'
import { recipientOfBill } from './drafts/buyer-of.ts'
import { findBill, linesOf } from './queries.ts'
import { billingReminders } from './reminders.ts'

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

const daysAfter = (due: string, today: string): number => Math.round((Date.parse(today) - Date.parse(due)) / 86_400_000)

/** What a bill says of itself besides what its messages say. */
const fields: FieldSource = async ({ db, tenant, now }, { bill_id }, locale) => {
  const bill = bill_id === undefined ? undefined : await findBill(db, bill_id)
  if (!bill) return {}
  const money = (cents: number): string => formatMoney(cents, locale)
  const late = bill.due_date && bill.to_be_paid > 0 ? daysAfter(bill.due_date, dayInZone(now, tenant.time_zone)) : 0
  return {
    'bill.type': languageOf(locale, tenant).say(billCategory.labelOf(billCategory.keyOf(bill.category))),
    'bill.issue_date': bill.issue_date ? formatDate(bill.issue_date, locale, { style: 'long' }) : '',
    'bill.amount_ht': money(bill.amount_ht),
    'bill.tax_amount': money(bill.tax_amount),
    'bill.paid': money(bill.paid),
    'bill.days_late': late > 0 ? String(late) : '',
    'bill.order_number': bill.purchase_order ?? '',
  }
}

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

/** Each line of the bill a mail is about, with its taxes. */
const lineRows: RowSource = async ({ db }, { bill_id }, locale) =>
  bill_id === undefined
    ? []
    : (await linesOf(db, bill_id)).map(({ name, quantity, amount }) => ({
        'line.name': name,
        'line.quantity': new Intl.NumberFormat(locale, { maximumFractionDigits: quantityDecimals }).format(
          Number(textFromScaled(quantity, quantityDecimals)),
        ),
        'line.amount': formatMoney(amount, locale),
      }))

export const billingMailingParts: MailingParts = {
  reminders: billingReminders,
  previews: [preview],
  fields: [fields],
  rows: { line: lineRows },
  attachments: { bill: billFile },
}
