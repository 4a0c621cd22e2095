import type { UserPrice } from '@kxo/domain/pricing/contract'
import type { Context } from '../../../platform/context.ts'
import { findPrices, priceFor, pricesOf, priceWithPromo, withOneSold } from '../../pricing/index.ts'
import { attendedByEach } from '../activities/attendees.ts'
import type { RegistrationRow } from '../queries.ts'

/**
 * What each registration is invoiced at: the price it was ordered at, else the one that applies to its person and to what they attend today;
 * null where the place is free, nothing where no price applies; each takes its place of a price sold a limited number of times, in their order. Four
 * queries, however many registrations there are.
 */
export async function billedPrices(context: Context, rows: readonly RegistrationRow[]): Promise<Map<number, UserPrice | null>> {
  const { db } = context
  const paid = rows.filter(({ is_payable }) => is_payable)
  const ordered = await findPrices(
    db,
    paid.flatMap(({ price_id }) => price_id ?? []),
  )
  const others = paid.filter(({ price_id }) => price_id === null || !ordered.has(price_id))
  const sold = Map.groupBy(await pricesOf(db, ...new Set(others.map(({ event_id }) => event_id))), ({ event_id }) => event_id)
  const bound = others.filter(({ event_id }) => sold.get(event_id)?.some(({ activity_id }) => activity_id !== null))
  const attended = await attendedByEach(
    db,
    bound.map(({ id }) => id),
  )
  const prices = new Map<number, UserPrice | null>()
  for (const row of rows) {
    const known = row.price_id === null ? undefined : ordered.get(row.price_id)
    if (!row.is_payable) prices.set(row.id, null)
    else if (known) prices.set(row.id, priceWithPromo(known, row))
    else {
      const event = { id: row.event_id, time_zone: row.time_zone }
      const left = sold.get(row.event_id) ?? []
      const price = await priceFor(context, event, row, { prices: left, attended: attended.get(row.id) ?? [] })
      if (!price) continue
      prices.set(row.id, price)
      sold.set(row.event_id, withOneSold(left, price.price_id))
    }
  }
  return prices
}
