import { documentCategory } from '@kxo/domain/documents/category'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'

/** How many tickets people hold for each event; those with none are left out. */
export async function countTickets(db: Queries, event_ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (event_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('documents')
    .select(['event_id', sql<number>`count(*)::int`.as('n')])
    .where('event_id', 'in', event_ids)
    .where('category', '=', documentCategory.codeOf('ticket'))
    .where('replaced_by', 'is', null)
    .groupBy('event_id')
    .execute()
  return new Map(rows.flatMap(({ event_id, n }) => (event_id === null ? [] : [[event_id, n]])))
}
