import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { withdrawalEnd } from '@kxo/domain/kernel/holidays'
import type { UserPrice } from '@kxo/domain/pricing/contract'
import { retainedRate } from '@kxo/domain/registrations/cancelling/retained-rate'
import { selfCancelLimit } from '@kxo/domain/registrations/cancelling/self-cancel'
import { isToFill } from '@kxo/domain/registrations/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { OrderTerms } from '@kxo/domain/registrations/terms/order-terms'
import { scaleFrom } from '@kxo/domain/tenants/settings/cancel-scale'
import type { Context } from '../../../platform/context.ts'
import { amountOfOptions, registeredOptions } from '../../products/index.ts'
import { mayWithdraw, scaleOf } from '../cancelling/cancellation-of.ts'
import { fromAbove } from '../dependencies.ts'
import { billedBy, payerSaid } from '../ordering/payers.ts'
import type { RegistrationRow } from '../queries.ts'

/** The terms of payment and of early end of whoever pays by themselves and has not ordered yet; null of anybody else (FOR-14). */
export async function orderTermsOf(context: Context, row: RegistrationRow, price: UserPrice | null): Promise<OrderTerms | null> {
  const { db, now } = context
  if (price === null || !isToFill(registrationStatus.keyOf(row.status))) return null
  if (billedBy(await payerSaid(db, row.id), row) !== 'self') return null
  const options = amountOfOptions(await registeredOptions(db, row.id), price)
  if (price.amount_ttc + options === 0) return null
  const scale = scaleOf(context, row)
  const { start_date, cancel_fee_rate: exception, is_training } = row
  // Past the withdrawal, of a place that is confirmed.
  const facts = { is_confirmed: true, may_withdraw: false, signed_on: dayInZone(now, defaultZone), start_date, exception, scale }
  return {
    plan: await fromAbove().planOf(context, row.event_id, { total: price.amount_ttc, company_id: null, options }),
    withdrawal_until: mayWithdraw(context, row) ? withdrawalEnd(dayInZone(now, defaultZone), { remote: true }) : null,
    limit: selfCancelLimit(row),
    rate: retainedRate(facts, now).rate,
    scale: exception === null ? scaleFrom(scale, start_date, now) : [],
    is_training,
  }
}
