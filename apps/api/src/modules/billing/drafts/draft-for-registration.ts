import { billCategory } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import { billWords } from '@kxo/domain/billing/words'
import { dayInZone, formatRange } from '@kxo/domain/kernel/dates'
import { formatRate, unitPriceOf } from '@kxo/domain/kernel/money'
import type { UserPrice } from '@kxo/domain/pricing/contract'
import { promoWords } from '@kxo/domain/pricing/promo-words'
import type { Context } from '../../../platform/context.ts'
import { type RegisteredOption, registeredOptions } from '../../products/index.ts'
import { trace } from '../../traces/index.ts'
import { payableOf } from '../issuing/apply-payment.ts'
import { type BillRecord, depositsOf } from '../queries.ts'
import type { Draft, DraftLine } from './draft.ts'
import { accountOf, accountsOf, soldAt } from './sold-at.ts'
import { writeDraft } from './write-draft.ts'

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
  /** Null when the place is free and only options are paid for. */
  price: UserPrice | null
  payer: 'self' | 'company'
  /** The number of the order of their company; that of their other bills unless told. */
  purchase_order?: string | null | undefined
  /** What the bill says beside its lines; that of the bill being written unless told. */
  note?: string | undefined
  /** The part of a funding body, invoiced beside the rest (FOR-51). */
  is_funder_share?: boolean
  /** Cents added so that both parts come to the price. */
  rounding?: number
  /** A part of the price, tax included in cents, invoiced before the balance (INV-48). */
  deposit?: number | undefined
}

const draftOf = (db: Context['db'], registrationId: number, is_funder_share = false) =>
  db
    .selectFrom('bills')
    .select(['id', 'note'])
    .where('registration_id', '=', registrationId)
    .where('status', '=', billStatus.codeOf('draft'))
    .where('is_funder_share', '=', is_funder_share)
    .executeTakeFirst()

/** Whether the bill of a registration is still being written. */
export const hasDraft = async (db: Context['db'], registrationId: number): Promise<boolean> =>
  (await draftOf(db, registrationId)) !== undefined

/** The number of the order a registration was billed on so far: each of its bills cites the same. */
async function orderOf(db: Context['db'], registrationId: number): Promise<string | null> {
  const bill = await db
    .selectFrom('bills')
    .select('purchase_order')
    .where('registration_id', '=', registrationId)
    .where('purchase_order', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return bill?.purchase_order ?? null
}

const citedOrder = async ({ db }: Context, { payer, purchase_order, registration }: ForRegistration): Promise<string | null> =>
  payer === 'company' ? (purchase_order ?? (await orderOf(db, registration.id))) : null

type Ordered = Pick<ForRegistration, 'registration' | 'price'>

/** The lines of each registration: its place, then its options at the price they had when chosen; read once for all, in their order. */
export async function linesOfEach(context: Context, ordered: readonly Ordered[]): Promise<DraftLine[][]> {
  const options = Map.groupBy(
    await registeredOptions(context.db, ...ordered.map(({ registration }) => registration.id)),
    ({ registration_id }) => registration_id,
  )
  const accounts = await accountsOf(
    context.db,
    ordered.flatMap(({ price }) => price?.price_id ?? []),
  )
  return ordered.map(({ registration, price }) => [
    ...(price ? [registrationLine(context, registration, price, accounts.get(price.price_id) ?? null)] : []),
    ...(options.get(registration.id) ?? []).filter(({ amount_ht }) => amount_ht > 0).map((option) => optionLine(registration, option)),
  ])
}

/** The same, one after the other. */
export const linesOfRegistrations = async (context: Context, ordered: readonly Ordered[]): Promise<DraftLine[]> =>
  (await linesOfEach(context, ordered)).flat()

const optionLine = ({ event_title, first_name, last_name, user_id }: BilledRegistration, option: RegisteredOption): DraftLine => ({
  name: option.name,
  description: `${event_title} – ${first_name} ${last_name}`,
  quantity: option.quantity * 10_000,
  unit_price: unitPriceOf(option.amount_ht),
  discount: 0,
  discount_type: 'percent',
  vat_rate: option.vat_rate,
  vat_reason: option.vat_reason,
  accounting_code: option.accounting_code,
  user_id,
})

/** The bill being written for a registration, or a new one: the price as it stands, or a part of it. Answers its number in the database. */
export async function draftBillFor(context: Context, request: ForRegistration): Promise<number> {
  const { db } = context
  const { registration, deposit } = request
  const former = await draftOf(db, registration.id, request.is_funder_share)
  const draft =
    deposit === undefined || request.price === null
      ? await wholeOrder(context, request)
      : await partOfPrice(context, { ...request, price: request.price }, deposit)
  const note = request.note ?? former?.note ?? ''
  const bill = await writeDraft(context, { ...draft, note, purchase_order: await citedOrder(context, request) }, former?.id)
  if (!former)
    await trace(context, {
      action: 'draft_bill',
      event_id: registration.event_id,
      subject_id: bill.id,
    })
  return bill.id
}

/** What is left after the deposits of a registration, what stands of each listed and deducted (INV-48). */
export async function draftBalanceFor(context: Context, request: Omit<ForRegistration, 'deposit'>): Promise<BillRecord> {
  const deposits = await depositsOf(context.db, request.registration.id)
  const former = await draftOf(context.db, request.registration.id)
  const draft = await wholeOrder(context, request)
  const purchase_order = await citedOrder(context, request)
  return writeDraft(
    context,
    { ...draft, purchase_order, deducted: deposits.reduce((sum, bill) => sum + payableOf(bill) - bill.credited, 0) },
    former?.id,
  )
}

export function headOf({ registration, payer, is_funder_share }: ForRegistration): Omit<Draft, 'lines'> {
  const day = (instant: Date | null) => (instant === null ? null : dayInZone(instant, registration.time_zone))
  return {
    category: 'invoice',
    nature: 'registration',
    morph: 'Event',
    morph_id: registration.event_id,
    user_id: registration.user_id,
    company_id: payer === 'company' ? registration.company_id : null,
    registration_id: registration.id,
    is_funder_share: is_funder_share ?? false,
    service_start: day(registration.start_date),
    service_end: day(registration.end_date),
    discount: { discount: 0, discount_type: 'percent' },
  }
}

/** The line of a bill that says whose place it is. */
function registrationLine(
  { language }: Context,
  registration: BilledRegistration,
  price: UserPrice,
  accounting_code: string | null,
): DraftLine {
  const { start_date, end_date, time_zone: zone } = registration
  const period = start_date && formatRange(start_date, end_date ?? start_date, language.locale, { zone, times: false })
  const promo = price.promo && language.say(promoWords.taken, price.promo)
  return {
    name: registration.event_title,
    description: [price.name, period, `${registration.first_name} ${registration.last_name}`, promo].filter(Boolean).join(' – '),
    quantity: 10_000,
    ...soldAt(price, accounting_code),
    user_id: registration.user_id,
  }
}

const wholeOrder = async (context: Context, request: ForRegistration): Promise<Draft> => ({
  ...headOf(request),
  rounding: request.rounding ?? 0,
  lines:
    request.is_funder_share && request.price
      ? [await shareLine(context, request.registration, request.price)]
      : await linesOfRegistrations(context, [request]),
})

/** What a funder pays of a place; options stay with the rest. */
async function shareLine(context: Context, registration: BilledRegistration, price: UserPrice): Promise<DraftLine> {
  const line = registrationLine(context, registration, price, await accountOf(context.db, price.price_id))
  return { ...line, name: context.language.say(billWords.shareLine, { title: line.name }) }
}

/** A funder pays nothing of a place any more, or all of it on the one bill. */
export async function dropShareDraft({ db }: Context, registration_id: number): Promise<void> {
  await db
    .updateTable('bills')
    .set({ status: billStatus.codeOf('deleted') })
    .where('registration_id', '=', registration_id)
    .where('is_funder_share', '=', true)
    .where('status', '=', billStatus.codeOf('draft'))
    .execute()
}

/** What the funder of a place pays of it on a bill of its own, without tax; 0 when there is none. Cents. */
export async function funderShareOf(db: Context['db'], registration_id: number): Promise<number> {
  const row = await db
    .selectFrom('bills')
    .select('amount_ht')
    .where('registration_id', '=', registration_id)
    .where('is_funder_share', '=', true)
    .where('category', '=', billCategory.codeOf('invoice'))
    .where('status', '<>', billStatus.codeOf('deleted'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.amount_ht ?? 0
}

/** A deposit is a part of the price of the place; options come with the balance, each at its own rate of tax. */
async function partOfPrice(context: Context, request: ForRegistration & { price: UserPrice }, deposit: number): Promise<Draft> {
  const { price, registration } = request
  const line = registrationLine(context, registration, price, await accountOf(context.db, price.price_id))
  const { say, locale } = context.language
  const rate = Math.round((deposit * 10_000) / price.amount_ttc)
  const name = say(billWords.depositLine, { rate: formatRate(rate, locale), title: line.name })
  // The code was taken off what the deposit is a part of.
  const part = { ...line, name, unit_price: unitPriceOf(deposit), discount: 0 }
  return { ...headOf(request), is_deposit: true, prices_include_tax: true, lines: [part] }
}
