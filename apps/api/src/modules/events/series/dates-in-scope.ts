import type { SeriesScope } from '@kxo/domain/events/series/scope'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { EventFacts } from '../queries.ts'

/**
 * The other dates an act on one date of a series goes for, as the rule orders them: those to come, neither cancelled nor closed.
 * None outside a series.
 */
export async function otherDatesIn(db: Queries, event: EventFacts, scope: SeriesScope | undefined, now: Date): Promise<number[]> {
  const { series_id, series_day } = event
  if (series_id === null || series_day === null || scope === undefined || scope === 'this') return []
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where('series_id', '=', series_id)
    .where('id', '<>', event.id)
    .where('start_date', '>', now)
    .where('cancelled_at', 'is', null)
    .where('closed_at', 'is', null)
    .$if(scope === 'following', (query) => query.where('series_day', '>', series_day))
    .orderBy('series_day')
    .execute()
  return rows.map(({ id }) => id)
}
