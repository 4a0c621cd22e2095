import { billCategory, billNature } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import {
  chargeable,
  type Individual,
  type Instalment,
  individualDepositLimit,
  leftOfPlan,
  paymentPlan,
  withOptions,
} from '@kxo/domain/payments/rules'
import type { UserPrice } from '@kxo/domain/pricing/contract'
import { splitPrice } from '@kxo/domain/registrations/ordering/funder-split'
import type { Context } from '../../../platform/context.ts'
import { type BillRecord, funderShareOf, payableOf } from '../../billing/index.ts'
import { findPrice, priceWithPromo } from '../../pricing/index.ts'
import { amountOfOptions, registeredOptions } from '../../products/index.ts'
import { agreedOn, findRegistration, type RegistrationRow } from '../../registrations/index.ts'
import { instalmentsOf } from '../queries.ts'

export type Due = {
  plan: Instalment[]
  /** Cents that may be charged today. */
  now: number
  /** First day something may be charged, when nothing may yet (FOR-12). */
  not_before: string | null
  is_plan_accepted: boolean
  /** Nothing may be ordered nor charged before its person signs their contract (FOR-10). */
  is_contract_to_sign: boolean
  registration: RegistrationRow | undefined
  price: UserPrice | undefined
  /** Cents by which a rest is rounded, so that it comes to the whole price with what the funder pays. */
  rounding: number
}

/** The days a training is given, for the schedule of who pays their own (FOR-12). */
export const daysOf = async ({ db }: Context, event: BilledEvent): Promise<string[]> => {
  const slots = await db.selectFrom('slots').select('start_at').where('event_id', '=', event.id).orderBy('start_at').execute()
  const instants =
    slots.length > 0 ? slots.map(({ start_at }) => start_at) : [event.start_date, event.end_date].filter((instant) => instant !== null)
  return instants.map((instant) => dayInZone(instant, event.time_zone ?? defaultZone))
}

export const eventOf = ({ db }: Context, id: number) =>
  db
    .selectFrom('events')
    .select(['id', 'is_training', 'downpayment_rate', 'downpayment_delay', 'start_date', 'end_date', 'time_zone'])
    .where('id', '=', id)
    .executeTakeFirst()
type BilledEvent = NonNullable<Awaited<ReturnType<typeof eventOf>>>

/** One bill for people registered together: ordered whole. */
const isForGroup = ({ nature }: BillRecord): boolean => billNature.keyOf(nature) === 'grouped'

/** The registration a bill is about: the one it names, else the payer's own to the event it names. */
async function registrationOf({ db }: Context, bill: BillRecord): Promise<RegistrationRow | undefined> {
  if (bill.registration_id !== null) return findRegistration(db, bill.registration_id)
  if (isForGroup(bill)) return undefined
  if (bill.morph !== 'Event' || bill.morph_id === null || bill.user_id === null) return undefined
  const own = await db
    .selectFrom('registrations')
    .select('id')
    .where('event_id', '=', bill.morph_id)
    .where('user_id', '=', bill.user_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return own && findRegistration(db, own.id)
}

/** What a person was invoiced for a training and what they paid of it, credit notes taken off. Cents. */
async function invoicedOf({ db }: Context, bill: BillRecord): Promise<{ owed: number; paid: number }> {
  const rows = await db
    .selectFrom('bills')
    .select(['category', 'amount', 'rounding', 'deducted', 'credited', 'paid'])
    .where('number', 'is not', null)
    .where('company_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('registration_id', '=', bill.registration_id),
        eb.and([eb('user_id', '=', bill.user_id), eb('morph', '=', bill.morph), eb('morph_id', '=', bill.morph_id)]),
      ]),
    )
    .execute()
  const isInvoice = (row: { category: number }) => billCategory.keyOf(row.category) === 'invoice'
  return {
    owed: rows.filter(isInvoice).reduce((sum, row) => sum + payableOf(row) - row.credited, 0),
    paid: rows.reduce((sum, row) => sum + (isInvoice(row) ? row.paid : -row.paid), 0),
  }
}

/**
 * What is due of a bill, and when: an issued bill at once; the draft of a registration by its plan, which asks for the down payment (decisions
 * §6). A person paying their own training is protected whether the bill is issued or not: nothing before the withdrawal period ends, then 30 %
 * at most, the rest as the training is given (FOR-12).
 */
export async function dueOf(context: Context, bill: BillRecord): Promise<Due> {
  const today = dayInZone(context.now, defaultZone)
  const registration = await registrationOf(context, bill)
  const eventId = registration?.event_id ?? (bill.morph === 'Event' ? bill.morph_id : null)
  const event = eventId === null ? undefined : await eventOf(context, eventId)
  const isIndividual = event?.is_training === true && bill.company_id === null
  const chosen = registration && registration.price_id !== null ? await findPrice(context.db, registration.price_id) : undefined
  const whole = registration && chosen && priceWithPromo(chosen, registration)
  const shared = registration && whole ? await funderShareOf(context.db, registration.id) : 0
  // What is due is what the funder does not pay (FOR-51).
  const split = whole && shared > 0 ? splitPrice(whole, shared) : undefined
  const price = split ? (split.rest ?? undefined) : whole
  const rounding = split?.rounding ?? 0
  const total = price && price.amount_ttc + rounding
  const agreed =
    isIndividual && registration
      ? await agreedOn(context, registration)
      : { signed_on: dayInZone(bill.issued_at ?? context.now, defaultZone), remote: true, is_to_sign: false }
  const individual = event && isIndividual ? { ...agreed, days: await daysOf(context, event) } : undefined
  if (bill.number !== null || bill.registration_id === null || !registration || !event) {
    const isOpen = billStatus.keyOf(bill.status) !== 'draft' || isForGroup(bill)
    const plan =
      individual && isOpen
        ? await issuedPlan(context, bill, { price: total ?? 0, today, individual })
        : [{ due_on: bill.due_date ?? today, amount: bill.to_be_paid }]
    const { now, from } = individual ? chargeable(plan, today) : { now: bill.to_be_paid, from: null }
    return {
      plan,
      now: isOpen ? now : 0,
      not_before: isOpen ? from : null,
      is_plan_accepted: false,
      is_contract_to_sign: agreed.is_to_sign,
      registration,
      price: undefined,
      rounding,
    }
  }
  const accepted = await instalmentsOf(context.db, registration.id)
  const place = paymentPlan({ total: total ?? bill.to_be_paid, ...event, today, individual })
  const plan = price ? withOptions(place, amountOfOptions(await registeredOptions(context.db, registration.id), price), today) : place
  const { now, from } = chargeable(plan, today)
  return {
    plan,
    now,
    not_before: from,
    is_plan_accepted: isIndividual && accepted.length > 0,
    is_contract_to_sign: agreed.is_to_sign,
    registration,
    price,
    rounding,
  }
}

type IssuedTerms = { price: number; today: string; individual: Individual }

/** When the rest of an issued bill may be charged to who pays their own training: the share the law allows, less what was paid already. */
async function issuedPlan(context: Context, bill: BillRecord, { price, today, individual }: IssuedTerms): Promise<Instalment[]> {
  const { owed, paid } = await invoicedOf(context, bill)
  const total = Math.max(price, owed, paid + bill.to_be_paid)
  const plan = paymentPlan({ total, downpayment_rate: individualDepositLimit, downpayment_delay: 0, today, individual })
  return leftOfPlan(plan, paid, bill.to_be_paid)
}
