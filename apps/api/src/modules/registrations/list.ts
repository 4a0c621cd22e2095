import type { Input } from '@kxo/domain/kernel/contract'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { isReferent } from '@kxo/domain/kernel/permissions'
import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { funderStatus } from '@kxo/domain/registrations/funder-status'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords } from '@kxo/domain/registrations/words'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import { filtered, type ListPlan, listed } from '../../platform/listing.ts'
import { type ExportColumn, exportTable } from '../../platform/table-export.ts'
import type { Queries } from '../../platform/tenancy.ts'
import { presentRegistration } from './present.ts'
import { type RegistrationRow, selectRegistrations } from './queries.ts'

type Asked = Input<typeof registrationsContract.list>['query']

const plan: ListPlan = {
  fields: {
    event_title: { at: sql.ref('events.title'), kind: 'text' },
    start_date: { at: sql.ref('events.start_date'), kind: 'instant' },
    town: { at: sql.ref('events.town'), kind: 'text' },
    first_name: { at: sql.ref('users.first_name'), kind: 'text' },
    last_name: { at: sql.ref('users.last_name'), kind: 'text' },
    mail: { at: sql.ref('users.mail'), kind: 'text' },
    company_name: { at: sql.ref('companies.name'), kind: 'text' },
    status: { at: sql.ref('registrations.status'), kind: 'code', codeOf: (key) => registrationStatus.codeOf(key as never) },
    manual_status: { at: sql.ref('registrations.manual_status'), kind: 'code', codeOf: (key) => funderStatus.codeOf(key as never) },
    created_at: { at: sql.ref('registrations.created_at'), kind: 'instant' },
  },
  search: sql.ref('users.search'),
  sort: '-created_at',
  id: sql.ref('registrations.id'),
}

const columns: Readonly<Record<string, ExportColumn<RegistrationRow>>> = {
  last_name: { label: registrationWords.lastName, kind: 'text', value: (row) => row.last_name },
  first_name: { label: registrationWords.firstName, kind: 'text', value: (row) => row.first_name },
  mail: { label: registrationWords.mail, kind: 'text', value: (row) => row.mail },
  company_name: { label: registrationWords.company, kind: 'text', value: (row) => row.company_name },
  event_title: { label: registrationWords.eventColumn, kind: 'text', value: (row) => row.event_title },
  start_date: { label: registrationWords.dates, kind: 'instant', value: (row) => row.start_date },
  town: { label: registrationWords.place, kind: 'text', value: (row) => row.town },
  status: {
    label: registrationWords.status,
    kind: 'text',
    value: (row) => registrationStatus.labelOf(registrationStatus.keyOf(row.status)),
  },
  manual_status: {
    label: registrationWords.funding,
    kind: 'text',
    value: (row) => (row.manual_status === null ? null : funderStatus.labelOf(funderStatus.keyOf(row.manual_status))),
  },
  created_at: { label: registrationWords.registeredOn, kind: 'instant', value: (row) => row.created_at },
}

/** Registrations the caller follows; `user=me` answers one's own, a referent's own company is a team. */
export async function readList(context: Context, { query }: Input<typeof registrationsContract.list>) {
  const { actor } = context
  const isOwn = query.user === 'me' || (query.user !== undefined && query.user === actor.user_id)
  const isTeam = query.company !== undefined && isReferent(actor) && query.company === actor.company_id
  authorize(isOwn || isTeam || may.list(actor))
  const rows = (db: Queries) => narrowed({ ...context, db }, query)
  if (query.format)
    return exportTable(context, { name: 'registrations', plan, asked: query, query: rows, present: (found) => found, columns })
  const page = await pageOf(context, query)
  return { ...page, results: page.results.map(presentRegistration) }
}

/** The query narrowed to what was asked, before search, filters and order. */
function narrowed({ db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>, asked: Asked) {
  let query = selectRegistrations(db)
  if (asked.event !== undefined) query = query.where('registrations.event_id', '=', asked.event)
  if (asked.status && asked.status.length > 0)
    query = query.where('registrations.status', 'in', registrationStatus.codesOf(...asked.status))
  if (asked.user !== undefined) query = query.where('registrations.user_id', '=', asked.user === 'me' ? found(actor.user_id) : asked.user)
  if (asked.company !== undefined) query = query.where('registrations.company_id', '=', asked.company)
  const ended = registrationStatus.codeOf('cancelled')
  const over = sql<boolean>`coalesce(events.end_date, events.start_date) < ${now}`
  if (asked.moment === 'ended') query = query.where('registrations.status', '=', ended)
  if (asked.moment === 'past') query = query.where('registrations.status', '<>', ended).where(over)
  if (asked.moment === 'upcoming') query = query.where('registrations.status', '<>', ended).where(sql<boolean>`${over} is not true`)
  return query
}

const counted = 100_000

/**
 * One page. The usual order follows an index from its end, so the first pages of a million rows read only themselves;
 * what is counted exactly stops at 100,000 rows, beyond which the planner's estimate is answered (docs/decisions/0009).
 */
async function pageOf(context: Context, asked: Asked) {
  const query = narrowed(context, asked)
  if (asked.sort !== undefined && asked.sort !== plan.sort) return listed(query, plan, asked)
  const narrow = filtered(query, plan, asked)
  const results = await narrow
    .orderBy('registrations.created_at', 'desc')
    .orderBy('registrations.id', 'desc')
    .limit(asked.page_size)
    .offset((asked.page - 1) * asked.page_size)
    .execute()
  return { results, count: await countOf(context, narrow, asked), page: asked.page, page_size: asked.page_size }
}

type Narrowed = ReturnType<typeof narrowed>

async function countOf(
  { db, transaction }: Context,
  query: Narrowed,
  { q, filters, moment }: Pick<ListQuery, 'q' | 'filters'> & Pick<Asked, 'moment'>,
): Promise<number> {
  const some = query
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .limit(counted + 1)
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${some}) as counted`.execute(db)
  const count = rows[0]?.count ?? 0
  if (count <= counted || q || filters?.length || moment) return count
  const plain = query.clearSelect().select(sql<number>`1`.as('one')).compile()
  const { rows: plans } = await transaction.client.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `explain (format json) ${plain.sql}`,
    [...plain.parameters],
  )
  return Math.max(count, plans[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? count)
}
