import { billStatus } from '@kxo/domain/billing/status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { chargeable, type Instalment, paymentPlan } from '@kxo/domain/payments/rules'
import { type Context, found } from '../../platform/context.ts'
import type { BillRecord } from '../billing/index.ts'
import { findPrice, type PriceRow } from '../pricing/index.ts'
import { findRegistration, type RegistrationRow } from '../registrations/index.ts'
import { instalmentsOf } from './queries.ts'

export type Due = {
  plan: Instalment[]
  /** Cents that may be charged today. */
  now: number
  /** First day something may be charged, when nothing may yet (FOR-12). */
  not_before: string | null
  is_plan_accepted: boolean
  registration: RegistrationRow | undefined
  price: PriceRow | undefined
}

/** The days a training is given, for the schedule of who pays their own (FOR-12). */
const daysOf = async ({ db }: Context, { event_id, time_zone, start_date, end_date }: RegistrationRow): Promise<string[]> => {
  const slots = await db.selectFrom('slots').select('start_at').where('event_id', '=', event_id).orderBy('start_at').execute()
  const instants = slots.length > 0 ? slots.map(({ start_at }) => start_at) : [start_date, end_date].filter((instant) => instant !== null)
  return instants.map((instant) => dayInZone(instant, time_zone))
}

/**
 * What is due of a bill, and when: an issued bill at once; the draft of a registration by its plan, which protects a person paying their own
 * training (FOR-12) and asks others for the down payment (decisions §6).
 */
export async function dueOf(context: Context, bill: BillRecord): Promise<Due> {
  const { db, now: at } = context
  const registration = bill.registration_id === null ? undefined : await findRegistration(db, bill.registration_id)
  const today = dayInZone(at, defaultZone)
  if (bill.number !== null || !registration)
    return {
      plan: [{ due_on: bill.due_date ?? today, amount: bill.to_be_paid }],
      now: billStatus.keyOf(bill.status) === 'draft' ? 0 : bill.to_be_paid,
      not_before: null,
      is_plan_accepted: false,
      registration,
      price: undefined,
    }
  const price = registration.price_id === null ? undefined : await findPrice(db, registration.price_id)
  const kept = await instalmentsOf(db, registration.id)
  const event = found(
    await db
      .selectFrom('events')
      .select(['is_training', 'downpayment_rate', 'downpayment_delay'])
      .where('id', '=', registration.event_id)
      .executeTakeFirst(),
  )
  const isIndividual = event.is_training && bill.company_id === null
  const plan = paymentPlan({
    total: price?.amount_ttc ?? bill.to_be_paid,
    ...event,
    today,
    individual: isIndividual
      ? {
          signed_on: dayInZone(registration.form_completed_at ?? registration.created_at, defaultZone),
          days: await daysOf(context, registration),
        }
      : undefined,
  })
  const { now, from } = chargeable(plan, today)
  return { plan, now, not_before: from, is_plan_accepted: isIndividual && kept.length > 0, registration, price }
}
