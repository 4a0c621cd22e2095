import { formatMoney, formatQuantity, formatRate } from '@kxo/domain/kernel/money'
import { type DiscountType, totalsOf } from '@kxo/domain/kernel/totals'
import { vatReason } from '@kxo/domain/kernel/vat'
import { dayValue, textOf } from '@kxo/domain/mailing/merging/field-formats'
import type { Queries } from '../../platform/database/tenancy.ts'
import { languageOf } from '../../platform/language.ts'
import { type MailingParts, type RowSource, readOnce } from '../mailing/index.ts'
import { lineOf, storedTax } from './printing/printed-of.ts'
import { findBill, linesOf } from './queries.ts'

/** Each line of the bill a mail is about, with its taxes. */
const lineRows: RowSource = async ({ db }, { bill_id }, locale) =>
  bill_id === undefined
    ? []
    : (await linesOf(db, bill_id)).map(({ name, quantity, amount }) => ({
        'line.name': name,
        'line.quantity': formatQuantity(quantity, locale),
        'line.amount': formatMoney(amount, locale),
      }))

/** The bill a message is about, read once for all its lists. */
const billOf = (db: Queries, bill_id: number | undefined) =>
  bill_id === undefined ? undefined : readOnce(db, `bill ${bill_id} in rows`, () => findBill(db, bill_id))

/** Each rate of VAT of the bill, as it prints them. */
const taxRows: RowSource = async ({ db, tenant }, { bill_id }, locale) => {
  const bill = await billOf(db, bill_id)
  if (!bill) return []
  const { say } = languageOf(locale, tenant)
  const lines = await linesOf(db, bill.id)
  const whole = { discount: bill.discount, discount_type: bill.discount_type as DiscountType }
  return totalsOf(lines.map(lineOf), whole, storedTax(lines)).groups.map(({ vat_rate, basis, tax, reasons }) => ({
    'tax.rate': formatRate(vat_rate, locale),
    'tax.base': formatMoney(basis, locale),
    'tax.amount': formatMoney(tax, locale),
    'tax.reason': reasons.map((reason) => say(vatReason.labelOf(reason))).join(', '),
  }))
}

export const instalmentsOf = (db: Queries, registration_id: number) =>
  db.selectFrom('instalments').select(['due_on', 'amount']).where('registration_id', '=', registration_id).orderBy('rank').execute()

/** Each instalment of an order paid in several times. */
const instalmentRows: RowSource = async ({ db }, { bill_id }, locale) => {
  const bill = await billOf(db, bill_id)
  if (!bill || bill.registration_id === null) return []
  return (await instalmentsOf(db, bill.registration_id)).map(({ due_on, amount }) => ({
    'instalment.date': textOf(dayValue(due_on, locale)),
    'instalment.amount': formatMoney(amount, locale),
  }))
}

/** The lists of a bill a message may write row by row. */
export const billRows = { line: lineRows, tax: taxRows, instalment: instalmentRows } satisfies MailingParts['rows']
