import type { contactActsContract, HistoryLine } from '@kxo/domain/contacts/acts-contract'
import { may } from '@kxo/domain/contacts/permissions'
import { sql } from 'kysely'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findContact } from '../queries.ts'

type Stored = Record<string, [unknown, unknown] | { before?: unknown; after?: unknown }>

const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))

/** What a trace keeps of a change, whichever way it was written; what an act was given is no change. */
const changesOf = (change: unknown): HistoryLine['changes'] =>
  Object.entries((change ?? {}) as Stored).flatMap(([field, value]) => {
    if (value === null || typeof value !== 'object') return []
    const [before, after] = Array.isArray(value) ? value : [value.before, value.after]
    return { field, before: text(before), after: text(after) }
  })

/** What was done to a person's record, the latest first; what is private is read by administrators of the whole menu. */
export const readHistory: Verb<typeof contactActsContract.history> = async ({ db, actor }, { params, query }) => {
  authorize(may.readHistory(actor))
  found(await findContact(db, params.id))
  let rows = db.selectFrom('traces').where('traces.subject', '=', 'user').where('traces.subject_id', '=', params.id)
  if (!may.readPrivateHistory(actor)) rows = rows.where('traces.is_private', '=', false)
  const { count } = await rows.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  const lines = await rows
    .leftJoin('users as authors', (join) =>
      join.onRef('authors.tenant_id', '=', 'traces.tenant_id').onRef('authors.id', '=', 'traces.user_id'),
    )
    .leftJoin('users as admins', (join) =>
      join.onRef('admins.tenant_id', '=', 'traces.tenant_id').onRef('admins.id', '=', 'traces.acting_admin_id'),
    )
    .select(['traces.id', 'traces.at', 'traces.action', 'traces.info', 'traces.change', 'traces.is_private'])
    .select([
      sql<string | null>`nullif(trim(authors.first_name || ' ' || authors.last_name), '')`.as('by'),
      sql<string | null>`nullif(trim(admins.first_name || ' ' || admins.last_name), '')`.as('acting_admin'),
    ])
    .orderBy('traces.id', 'desc')
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
    .execute()
  const results = lines.map(({ change, at, ...line }) => ({ ...line, at: new Date(at), changes: changesOf(change) }))
  return { results, count: Number(count), page: query.page, page_size: query.page_size }
}
