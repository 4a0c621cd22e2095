import { documentCategory } from '@kxo/domain/documents/category'
import type { documentsContract } from '@kxo/domain/documents/contract'
import { documentList } from '@kxo/domain/documents/list'
import { may } from '@kxo/domain/documents/permissions'
import { documentStatus } from '@kxo/domain/documents/status'
import type { TicketState } from '@kxo/domain/documents/ticket-state'
import { type Validity, validityBounds } from '@kxo/domain/documents/validity'
import type { Input } from '@kxo/domain/kernel/contract'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { authorize, type Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listOrExport } from '../traces/index.ts'
import { presentDocument } from './present.ts'
import { documentColumns, documentRows, isVoid } from './queries.ts'
import { visibleTo } from './visible-to.ts'

type Query = Input<typeof documentsContract.documents>['query']

const person = sql`users.first_name || ' ' || users.last_name`
const plan = planOf(
  documentList,
  {
    name: 'documents.name',
    category: 'documents.category',
    user_name: { at: person },
    event_title: 'events.title',
    status: 'documents.status',
    restriction: 'documents.restriction',
    created_at: 'documents.created_at',
    sent_at: 'documents.sent_at',
    start_date: 'events.start_date',
  },
  {
    search: sql`searchable(documents.name || ' ' || coalesce(events.title, '') || ' ' || coalesce(${person}, ''))`,
    sort: '-created_at',
    id: sql`documents.id`,
  },
)

const columns = exportsOf(documentList)

/** Each branch has its index: its own, its people's, and what was billed to it or to the records merged into it. */
const ofCompany = (id: number) => sql<number>`(
  select d.id from documents d where d.company_id = ${id}
  union all select d.id from documents d join users u on u.tenant_id = d.tenant_id and u.id = d.user_id where u.company_id = ${id}
  union all select d.id from documents d join bills b on b.tenant_id = d.tenant_id and b.id = d.bill_id
    where b.company_id in (select c.id from companies c where c.id = ${id} or c.merged_into_id = ${id}))`

/** About a person, or given out for an event they are something to. */
const isAvailableTo = (id: number | null) => sql<SqlBool>`(documents.user_id = ${id} or documents.opens is not null and exists (
  select from event_relations r where r.tenant_id = documents.tenant_id and r.event_id = documents.event_id and r.user_id = ${id}))`

const isUsed = sql<SqlBool>`exists (select from registrations r
  where r.tenant_id = documents.tenant_id and r.id = documents.registration_id and r.checked_in_at is not null)`
const ticketsThat: Record<TicketState, RawBuilder<SqlBool>> = {
  void: isVoid,
  used: sql`${isUsed} and not (${isVoid})`,
  sent: sql`not ${isUsed} and not (${isVoid})`,
}

const isValidFor = (validity: Validity, today: string): RawBuilder<SqlBool> => {
  const { from, to } = validityBounds(validity, today)
  return sql<SqlBool>`documents.source ->> 'valid_until' between ${from ?? '0000'} and ${to}`
}

/** What the caller may see and asked for; a replaced document and, but for administrators, one in preparation are not listed. */
const matchingDocuments =
  (
    { actor, now, tenant }: Pick<Context, 'actor' | 'now' | 'tenant'>,
    { category, ticket, validity, user, event, name, person: about, company }: Query,
  ) =>
  (db: Queries) => {
    let rows = documentRows(db)
      .where(visibleTo(actor, now) as never) // the same query of the same table
      .where('documents.replaced_by', 'is', null)
    if (!may.listAll(actor)) rows = rows.where('documents.status', '<>', documentStatus.codeOf('created'))
    if (category) rows = rows.where('documents.category', 'in', documentCategory.codesOf(...category))
    if (ticket) rows = rows.where('documents.category', '=', documentCategory.codeOf('ticket')).where(ticketsThat[ticket])
    if (validity) rows = rows.where(isValidFor(validity, dayInZone(now, tenant.time_zone)))
    if (user === 'me') rows = rows.where('documents.user_id', '=', actor.user_id)
    if (user === 'given' || user === 'events') rows = rows.where(isAvailableTo(actor.user_id))
    if (user === 'events') rows = rows.where('documents.event_id', 'is not', null)
    if (event) rows = rows.where('documents.event_id', '=', event)
    if (about) rows = rows.where('documents.user_id', '=', about)
    if (company) rows = rows.where('documents.id', 'in', ofCompany(company))
    if (name) rows = rows.where((eb) => eb.or([eb('documents.name', '=', name), eb('events.url', '=', name)]))
    return documentColumns(rows)
  }

export const listDocuments: Verb<typeof documentsContract.documents> = async (context, { query }) => {
  authorize(may.list(context.actor))
  const rows = matchingDocuments(context, query)
  return listOrExport(context, 'export_documents', {
    name: 'documents',
    plan,
    asked: query,
    query: rows,
    present: (found) => found.map((row) => presentDocument(row, context.actor)),
    columns,
  })
}
