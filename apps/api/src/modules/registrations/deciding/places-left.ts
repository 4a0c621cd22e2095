import type { Context } from '../../../platform/context.ts'
import { expireHolds } from '../registering/expire-holds.ts'
import { offerPlaces } from '../waiting/offer-places.ts'

/** How many places can still be taken, once those who wait have been offered theirs: their counter locked until the end of the transaction, unless only looked at, so that the answer still holds. */
export async function placesLeft(context: Context, event_id: number, { isPreview = false } = {}): Promise<number> {
  if (!isPreview) {
    await expireHolds(context, { event_id })
    await offerPlaces(context, event_id)
  }
  const places = context.db.selectFrom('event_places').selectAll().where('event_id', '=', event_id)
  const place = await (isPreview ? places : places.forUpdate()).executeTakeFirst()
  if (place === undefined) return 0
  return place.overbooking_allowed || place.max_participants === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, place.max_participants - place.taken)
}

/** The same for the events of several registrations, their counters locked in one order. */
export async function placesLeftByEvent(
  context: Context,
  rows: readonly { event_id: number }[],
  options: { isPreview?: boolean } = {},
): Promise<Map<number, number>> {
  const places = new Map<number, number>()
  const events = [...new Set(rows.map(({ event_id }) => event_id))].sort((one, other) => one - other)
  for (const id of events) places.set(id, await placesLeft(context, id, options))
  return places
}
