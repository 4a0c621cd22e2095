import { documentCategory } from '@kxo/domain/documents/category'
import type { documentsContract } from '@kxo/domain/documents/contract'
import { mayListAllDocuments, mayListDocuments } from '@kxo/domain/documents/permissions'
import { documentStatus } from '@kxo/domain/documents/status'
import type { Input } from '@kxo/domain/kernel/contract'
import { sql } from 'kysely'
import { authorize, type Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { presentDocument } from './present.ts'
import { documentColumns, documentRows } from './queries.ts'
import { visibleTo } from './visible-to.ts'

type Query = Input<typeof documentsContract.documents>['query']

const sorts: Readonly<Record<string, string>> = {
  name: 'documents.name',
  created_at: 'documents.created_at',
  sent_at: 'documents.sent_at',
  status: 'documents.status',
  size: 'files.size',
  event_title: 'events.title',
  user_name: 'users.last_name',
  start_date: 'events.start_date',
}

/** What the caller may see and asked for; a replaced document and, but for administrators, one in preparation are not listed. */
function wanted({ db, actor }: Context, { category, user, event, name, q }: Query) {
  let rows = documentRows(db)
    .where(visibleTo(actor) as never)
    .where('documents.replaced_by', 'is', null)
  if (!mayListAllDocuments(actor)) rows = rows.where('documents.status', '<>', documentStatus.codeOf('created'))
  if (category) rows = rows.where('documents.category', 'in', documentCategory.codesOf(...category))
  if (user === 'me') rows = rows.where('documents.user_id', '=', actor.user_id)
  if (event) rows = rows.where('documents.event_id', '=', event)
  if (name) rows = rows.where((eb) => eb.or([eb('documents.name', '=', name), eb('events.url', '=', name)]))
  if (q) {
    const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
    rows = rows.where(
      sql<boolean>`searchable(documents.name || ' ' || coalesce(events.title, '') || ' ' || coalesce(users.first_name || ' ' || users.last_name, '')) like searchable(${pattern})`,
    )
  }
  return rows
}

export const listDocuments: Verb<typeof documentsContract.documents> = async (context, { query }) => {
  authorize(mayListDocuments(context.actor))
  const rows = wanted(context, query)
  const { count } = await rows.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  const isDescending = query.sort?.startsWith('-') ?? true
  const column = sorts[query.sort?.replace(/^-/, '') ?? 'created_at'] ?? 'documents.created_at'
  const results = await documentColumns(rows)
    .orderBy(sql.ref(column), isDescending ? 'desc' : 'asc')
    .orderBy('documents.id', 'desc')
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
    .execute()
  return { results: results.map(presentDocument), count: Number(count), page: query.page, page_size: query.page_size }
}
