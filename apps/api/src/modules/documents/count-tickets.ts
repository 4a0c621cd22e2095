import { documentCategory } from '@kxo/domain/documents/category'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'

/** How many tickets people hold for an event. */
export async function countTickets(db: Queries, event_id: number): Promise<number> {
  const { n } = await db
    .selectFrom('documents')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('event_id', '=', event_id)
    .where('category', '=', documentCategory.codeOf('ticket'))
    .where('replaced_by', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}
