import { documentCategory } from '@kxo/domain/documents/category'
import type { documentsContract } from '@kxo/domain/documents/contract'
import { may } from '@kxo/domain/documents/permissions'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import { documentStatus } from '@kxo/domain/documents/status'
import { documentsWords } from '@kxo/domain/documents/words'
import type { Actor } from '@kxo/domain/kernel/actor'
import type { Input } from '@kxo/domain/kernel/contract'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { type ListPlan, listed } from '../../platform/lists/listing.ts'
import type { ExportColumn } from '../../platform/tables/table-export.ts'
import { exportList } from '../traces/index.ts'
import { presentDocument } from './present.ts'
import { type DocumentRow, documentColumns, documentRows } from './queries.ts'
import { visibleTo } from './visible-to.ts'

type Query = Input<typeof documentsContract.documents>['query']

const person = sql`users.first_name || ' ' || users.last_name`
const plan: ListPlan = {
  fields: {
    name: { at: sql`documents.name`, kind: 'text' },
    category: { at: sql`documents.category`, kind: 'code', codeOf: (key) => documentCategory.codeOf(key as never) },
    user_name: { at: person, kind: 'text' },
    event_title: { at: sql`events.title`, kind: 'text' },
    status: { at: sql`documents.status`, kind: 'code', codeOf: (key) => documentStatus.codeOf(key as never) },
    restriction: { at: sql`documents.restriction`, kind: 'code', codeOf: (key) => documentRestriction.codeOf(key as never) },
    size: { at: sql`files.size`, kind: 'number' },
    created_at: { at: sql`documents.created_at`, kind: 'instant' },
    sent_at: { at: sql`documents.sent_at`, kind: 'instant' },
    start_date: { at: sql`events.start_date`, kind: 'instant' },
  },
  search: sql`searchable(documents.name || ' ' || coalesce(events.title, '') || ' ' || coalesce(${person}, ''))`,
  sort: '-created_at',
  id: sql`documents.id`,
}

const columns: Readonly<Record<string, ExportColumn<DocumentRow>>> = {
  name: { label: documentsWords.name, kind: 'text', value: (row) => row.name },
  category: {
    label: documentsWords.category,
    kind: 'text',
    value: (row) => documentCategory.labelOf(documentCategory.keyOf(row.category)),
  },
  user_name: { label: documentsWords.person, kind: 'text', value: (row) => row.user_name },
  event_title: { label: documentsWords.event, kind: 'text', value: (row) => row.event_title },
  status: { label: documentsWords.status, kind: 'text', value: (row) => documentStatus.labelOf(documentStatus.keyOf(row.status)) },
  restriction: {
    label: documentsWords.visibility,
    kind: 'text',
    value: (row) => documentRestriction.labelOf(documentRestriction.keyOf(row.restriction)),
  },
  created_at: { label: documentsWords.createdAt, kind: 'instant', value: (row) => row.created_at },
  sent_at: { label: documentsWords.sentAt, kind: 'instant', value: (row) => row.sent_at },
}

/** Each branch has its index: its own, its people's, and what was billed to it or to the records merged into it. */
const ofCompany = (id: number) => sql<number>`(
  select d.id from documents d where d.company_id = ${id}
  union all select d.id from documents d join users u on u.tenant_id = d.tenant_id and u.id = d.user_id where u.company_id = ${id}
  union all select d.id from documents d join bills b on b.tenant_id = d.tenant_id and b.id = d.bill_id
    where b.company_id in (select c.id from companies c where c.id = ${id} or c.merged_into_id = ${id}))`

/** What the caller may see and asked for; a replaced document and, but for administrators, one in preparation are not listed. */
const wanted =
  (actor: Actor, { category, user, event, name, person: about, company }: Query) =>
  (db: Queries) => {
    let rows = documentRows(db)
      .where(visibleTo(actor) as never)
      .where('documents.replaced_by', 'is', null)
    if (!may.listAll(actor)) rows = rows.where('documents.status', '<>', documentStatus.codeOf('created'))
    if (category) rows = rows.where('documents.category', 'in', documentCategory.codesOf(...category))
    if (user === 'me') rows = rows.where('documents.user_id', '=', actor.user_id)
    if (event) rows = rows.where('documents.event_id', '=', event)
    if (about) rows = rows.where('documents.user_id', '=', about)
    if (company) rows = rows.where('documents.id', 'in', ofCompany(company))
    if (name) rows = rows.where((eb) => eb.or([eb('documents.name', '=', name), eb('events.url', '=', name)]))
    return documentColumns(rows)
  }

export const listDocuments: Verb<typeof documentsContract.documents> = async (context, { query }) => {
  authorize(may.list(context.actor))
  const rows = wanted(context.actor, query)
  if (query.format)
    return exportList(context, 'export_documents', {
      name: 'documents',
      plan,
      asked: query,
      query: rows,
      present: (found) => found,
      columns,
    })
  const page = await listed(rows(context.db), plan, query)
  return { ...page, results: page.results.map((row) => presentDocument(row, context.actor)) }
}
