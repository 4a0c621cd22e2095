import type { eventsContract, EventRow as Listed } from '@kxo/domain/events/contract'
import { announcement } from '@kxo/domain/events/publication/announcement'
import type { Input } from '@kxo/domain/kernel/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { filtered } from '../../../platform/lists/list-filters.ts'
import { catalogue } from './events-plan.ts'
import { narrowed, type Rows, rowsIn, searched, seenBy } from './list-events.ts'
import { readConditions } from './read-conditions.ts'

type PublicQuery = Input<typeof eventsContract.publicList>['query']

/** What a search of the catalogue finds among the events its reader sees, first published since an instant and announced to more than nobody. */
export const eventsPublishedSince = async (
  context: Context,
  query: PublicQuery,
  since: Date,
  also: RawBuilder<SqlBool>,
): Promise<Listed[]> =>
  (
    await searched(context, query, {
      seen: seenBy(context),
      also: [sql<SqlBool>`events.published_at > ${since} and events.announcement <> ${announcement.codeOf('nobody')}`, also],
    })
  ).results

/** Which of several searches of the catalogue would find one event once it is online, whoever reads. */
export async function searchesFinding(context: Context, id: number, queries: readonly PublicQuery[]): Promise<boolean[]> {
  const rows = rowsIn(context.db).where('events.id', '=', id) as Rows
  const finds: RawBuilder<boolean>[] = []
  for (const query of queries) {
    const found = filtered(narrowed(rows, query, await readConditions(context, query)), catalogue(query), query)
    finds.push(sql<boolean>`exists (${found})`)
  }
  if (finds.length === 0) return []
  const { rows: answers } = await sql<{ found: boolean[] }>`select array[${sql.join(finds)}] as found`.execute(context.db)
  return answers[0]?.found ?? []
}
