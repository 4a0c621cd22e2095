import { billStatus } from '@kxo/domain/billing/status'
import { billWords } from '@kxo/domain/billing/words'
import { dayInZone, formatRange } from '@kxo/domain/kernel/dates'
import { formatRate, unitPriceOf } from '@kxo/domain/kernel/money'
import type { UserPrice } from '@kxo/domain/pricing/contract'
import type { Context } from '../../../platform/context.ts'
import { trace } from '../../traces/index.ts'
import { payableOf } from '../issuing/apply-payment.ts'
import { type BillRecord, depositsOf } from '../queries.ts'
import { type Draft, type DraftLine, writeDraft } from './write-draft.ts'

/** What a bill needs to know of a registration. */
export type BilledRegistration = {
  id: number
  event_id: number
  event_title: string
  user_id: number
  company_id: number | null
  first_name: string
  last_name: string
  start_date: Date | null
  end_date: Date | null
  time_zone: string
}
export type ForRegistration = {
  registration: BilledRegistration
  price: UserPrice
  payer: 'self' | 'company'
  /** A part of the price, tax included in cents, invoiced before the balance (INV-48). */
  deposit?: number | undefined
}

const draftOf = (db: Context['db'], registrationId: number) =>
  db
    .selectFrom('bills')
    .select('id')
    .where('registration_id', '=', registrationId)
    .where('status', '=', billStatus.codeOf('draft'))
    .executeTakeFirst()

/** Where the accounts put a price. */
export const accountOf = async (db: Context['db'], priceId: number): Promise<string | null> =>
  (await db.selectFrom('prices').select('accounting_code').where('id', '=', priceId).executeTakeFirst())?.accounting_code ?? null

/** The bill being written for a registration, or a new one: the price as it stands, or a part of it. Answers its number in the database. */
export async function draftBillFor(context: Context, asked: ForRegistration): Promise<number> {
  const { db } = context
  const { registration, deposit } = asked
  const former = await draftOf(db, registration.id)
  const accounting_code = await accountOf(db, asked.price.price_id)
  const draft = deposit === undefined ? wholePrice(context, asked, accounting_code) : partOfPrice(context, asked, deposit, accounting_code)
  const bill = await writeDraft(context, draft, former?.id)
  if (!former)
    await trace(context, {
      action: 'draft_bill',
      event_id: registration.event_id,
      subject_id: bill.id,
    })
  return bill.id
}

/** What is left after the deposits of a registration, what stands of each listed and deducted (INV-48). */
export async function draftBalanceFor(context: Context, asked: Omit<ForRegistration, 'deposit'>): Promise<BillRecord> {
  const deposits = await depositsOf(context.db, asked.registration.id)
  const former = await draftOf(context.db, asked.registration.id)
  const accounting_code = await accountOf(context.db, asked.price.price_id)
  const draft = wholePrice(context, asked, accounting_code)
  return writeDraft(context, { ...draft, deducted: deposits.reduce((sum, bill) => sum + payableOf(bill) - bill.credited, 0) }, former?.id)
}

function headOf({ registration, payer }: ForRegistration): Omit<Draft, 'lines'> {
  const day = (instant: Date | null) => (instant === null ? null : dayInZone(instant, registration.time_zone))
  return {
    category: 'invoice',
    nature: 'registration',
    morph: 'Event',
    morph_id: registration.event_id,
    user_id: registration.user_id,
    company_id: payer === 'company' ? registration.company_id : null,
    registration_id: registration.id,
    service_start: day(registration.start_date),
    service_end: day(registration.end_date),
    discount: { discount: 0, discount_type: 'percent' },
  }
}

/** The line of a bill that says whose place it is. */
export function registrationLine(
  { language }: Context,
  { registration, price }: ForRegistration,
  accounting_code: string | null,
): DraftLine {
  const { start_date, end_date, time_zone: zone } = registration
  const period = start_date && formatRange(start_date, end_date ?? start_date, language.locale, { zone, times: false })
  return {
    name: registration.event_title,
    description: [price.name, period, `${registration.first_name} ${registration.last_name}`].filter(Boolean).join(' – '),
    quantity: 10_000,
    unit_price: unitPriceOf(price.amount_ht),
    discount: 0,
    discount_type: 'percent',
    vat_rate: price.vat_rate,
    vat_reason: price.vat_reason,
    accounting_code,
    user_id: registration.user_id,
  }
}

const wholePrice = (context: Context, asked: ForRegistration, accounting_code: string | null): Draft => ({
  ...headOf(asked),
  lines: [registrationLine(context, asked, accounting_code)],
})

function partOfPrice(context: Context, asked: ForRegistration, deposit: number, accounting_code: string | null): Draft {
  const line = registrationLine(context, asked, accounting_code)
  const { say, locale } = context.language
  const rate = Math.round((deposit * 10_000) / asked.price.amount_ttc)
  const name = say(billWords.depositLine, { rate: formatRate(rate, locale), title: line.name })
  return { ...headOf(asked), is_deposit: true, prices_include_tax: true, lines: [{ ...line, name, unit_price: unitPriceOf(deposit) }] }
}
