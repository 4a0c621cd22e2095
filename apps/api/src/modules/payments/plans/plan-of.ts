import { addDays, dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { type Instalment, paymentPlan, withOptions } from '@kxo/domain/payments/rules'
import { type Context, found } from '../../../platform/context.ts'
import { termDaysOf } from '../../billing/index.ts'
import { daysOf, eventOf } from './due.ts'

type Order = {
  /** The place, tax included, cents. */
  total: number
  /** Who is invoiced; null for the person themself. */
  company_id: number | null
  /** Options beside the place, tax included, cents; paid with its last part. */
  options?: number
}

/** When a place ordered today would be paid: a company at the term of its bill; a person as the event asks, within what the law lets a trainee be asked (FOR-12). */
export async function planOf(context: Context, event_id: number, { total, company_id, options = 0 }: Order): Promise<Instalment[]> {
  const today = dayInZone(context.now, defaultZone)
  if (company_id !== null) return [{ due_on: addDays(today, await termDaysOf(context, { company_id })), amount: total + options }]
  const event = found(await eventOf(context, event_id))
  const individual = event.is_training ? { signed_on: today, days: await daysOf(context, event) } : undefined
  return withOptions(paymentPlan({ total, ...event, today, individual }), options, today)
}
