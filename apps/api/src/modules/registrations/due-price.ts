import type { UserPrice } from '@kxo/domain/pricing/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../platform/context.ts'
import { findPrice, type PriceRow, priceFor, pricesOf, priceWithPromo } from '../pricing/index.ts'
import { attendedBy } from './activities/attendees.ts'
import type { RegistrationRow } from './queries.ts'

/** Past the sign-in form: the price was told and accepted. */
const isOrdered = ({ status }: RegistrationRow): boolean => ['toValidate', 'toPay'].includes(registrationStatus.keyOf(status))

/**
 * The price a registration is due: the one it was ordered at, else the one that applies to its person and to what they attend today; undefined when
 * none does. `attending`: the event and activities it would attend, where that is not written yet.
 */
export async function duePrice(
  context: Context,
  row: RegistrationRow,
  prices?: readonly PriceRow[],
  attending?: readonly number[],
): Promise<UserPrice | undefined> {
  const ordered = row.price_id !== null && isOrdered(row) ? await findPrice(context.db, row.price_id) : undefined
  if (ordered) return priceWithPromo(ordered, row)
  const sold = prices ?? (await pricesOf(context.db, row.event_id))
  const attended = sold.some(({ activity_id }) => activity_id !== null) ? (attending ?? (await attendedBy(context.db, row.id))) : []
  return priceFor(context, { id: row.event_id, time_zone: row.time_zone }, row, { prices: sold, attended })
}
