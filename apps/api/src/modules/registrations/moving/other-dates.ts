import { eventNature } from '@kxo/domain/events/nature'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'

/** A later date one may still go to, of the same series or under the same title. */
const isOtherDate = (now: Date) => sql<boolean>`
  other.tenant_id = here.tenant_id and other.id <> here.id and other.start_date > ${now} and other.is_active
  and other.cancelled_at is null and other.closed_at is null and other.parent_id is null and other.nature <> ${eventNature.codeOf('model')}
  and (other.title = here.title or other.series_id = here.series_id)`

const atMost = 20

/** The other dates of an event, the first ones first. */
export async function otherDatesOf(db: Queries, event_id: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select other.id from events here join events other on ${isOtherDate(now)}
     where here.tenant_id = current_tenant() and here.id = ${event_id} and here.parent_id is null
     order by other.start_date, other.id limit ${atMost}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Which of these events have another date. */
export async function havingOtherDates(db: Queries, event_ids: readonly number[], now: Date): Promise<Set<number>> {
  if (event_ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select here.id from events here
     where here.tenant_id = current_tenant() and here.id = any(${event_ids}::bigint[]) and here.parent_id is null
       and exists (select from events other where ${isOtherDate(now)})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
