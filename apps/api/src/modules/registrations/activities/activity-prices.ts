import { dayInZone } from '@kxo/domain/kernel/dates'
import { priceMisfit } from '@kxo/domain/pricing/rules'
import type { ActivityPrice } from '@kxo/domain/registrations/activity-contract'
import type { Context } from '../../../platform/context.ts'
import { pricedPerson, pricesOf } from '../../pricing/index.ts'
import type { RegistrationRow } from '../queries.ts'

/** What a person would pay for choosing one activity or another, where prices are kept for them. */
export async function activityPrices({ db, now }: Pick<Context, 'db' | 'now'>, row: RegistrationRow): Promise<ActivityPrice[]> {
  if (!row.is_payable) return []
  const [prices, day] = [await pricesOf(db, row.event_id), dayInZone(now, row.time_zone)]
  return prices.flatMap(({ activity_id, ...price }) =>
    activity_id !== null && priceMisfit({ ...price, activity_id }, pricedPerson(row), day, 'any') === null
      ? [{ activity: activity_id, name: price.name, amount_ttc: price.amount_ttc }]
      : [],
  )
}
