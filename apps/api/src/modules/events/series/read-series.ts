import type { eventsContract, Series } from '@kxo/domain/events/contract'
import { may } from '@kxo/domain/events/permissions'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { authorize, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { eventFrom, eventsWithPlaces, getEvent } from '../queries.ts'

/** A series with its dates in the order of its rule. */
export async function seriesOf(db: Queries, id: number): Promise<Series> {
  const series = found(await db.selectFrom('event_series').selectAll().where('id', '=', id).executeTakeFirst())
  const rows = await eventsWithPlaces(db).where('events.series_id', '=', id).orderBy('events.series_day').execute()
  return {
    id,
    rule: series.rule,
    excluded_days: series.excluded_days,
    dates: rows.map((row) => {
      const event = eventFrom(row)
      const day = event.series_day as string
      return {
        id: event.id,
        day,
        start_date: event.start_date,
        end_date: event.end_date,
        time_zone: event.time_zone,
        is_moved: event.start_date !== null && dayInZone(event.start_date, event.time_zone) !== day,
        is_active: event.is_active,
        is_cancelled: event.cancelled_at !== null,
        is_closed: event.closed_at !== null,
        max_participants: event.max_participants,
        taken: event.taken,
      }
    }),
  }
}

/** @throws 404 for an event outside any series */
export const readSeries: Verb<typeof eventsContract.series> = async ({ db, actor }, { params }) => {
  const event = await getEvent(db, params.id)
  authorize(may.readEvent(actor, event))
  return seriesOf(db, found(event.series_id ?? undefined))
}
