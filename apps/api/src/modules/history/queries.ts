import { usualDays } from '@kxo/domain/history/paths'
import { may } from '@kxo/domain/history/permissions'
import type { Actor } from '@kxo/domain/kernel/actor'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'

export const nameOf = (table: string) =>
  sql<string | null>`nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), '')`

/** The rows of the last days; 0 is since the beginning. */
export const within = (at: string, days: number = usualDays): RawBuilder<SqlBool> =>
  days === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(at)} > now() - make_interval(days => ${days})`

export const subjectName = sql<string | null>`coalesce(${nameOf('people')}, subject_companies.name, nullif(subject_tasks.label, ''))`

/** Acts an actor may read: private ones are for full administrators. */
export const readableBy = (actor: Actor): RawBuilder<SqlBool> =>
  may.readPrivate(actor) ? sql<SqlBool>`true` : sql<SqlBool>`not traces.is_private`

const withAuthors = (db: Queries) =>
  db
    .selectFrom('traces')
    .leftJoin('users as authors', (join) =>
      join.onRef('authors.tenant_id', '=', 'traces.tenant_id').onRef('authors.id', '=', 'traces.user_id'),
    )
    .leftJoin('users as admins', (join) =>
      join.onRef('admins.tenant_id', '=', 'traces.tenant_id').onRef('admins.id', '=', 'traces.acting_admin_id'),
    )
const authorNames = [
  nameOf('authors').as('user_name'),
  sql<string | null>`coalesce(traces.acting_admin_name, ${nameOf('admins')})`.as('acting_admin_name'),
] as const

/** Acts with who did them; what they are about is joined by each history. */
export const selectActs = (db: Queries) => withAuthors(db).select(['traces.id', 'traces.at', 'traces.action', ...authorNames])
/** A row of such a query. */
export type Acted<Query extends { executeTakeFirstOrThrow: () => Promise<unknown> }> = Awaited<ReturnType<Query['executeTakeFirstOrThrow']>>

/** Traces with the names their lines show. */
export const selectTraces = (db: Queries) =>
  withAuthors(db)
    .leftJoin('users as people', (join) =>
      join
        .onRef('people.tenant_id', '=', 'traces.tenant_id')
        .onRef('people.id', '=', 'traces.subject_id')
        .on('traces.subject', '=', 'user'),
    )
    .leftJoin('companies as subject_companies', (join) =>
      join
        .onRef('subject_companies.tenant_id', '=', 'traces.tenant_id')
        .onRef('subject_companies.id', '=', 'traces.subject_id')
        .on('traces.subject', '=', 'company'),
    )
    .leftJoin('tasks as subject_tasks', (join) =>
      join.onRef('subject_tasks.tenant_id', '=', 'traces.tenant_id').onRef('subject_tasks.id', '=', 'traces.task_id'),
    )
    .selectAll('traces')
    .select([...authorNames, subjectName.as('subject_name')])
export type TraceRow = Awaited<ReturnType<ReturnType<typeof selectTraces>['executeTakeFirstOrThrow']>>

export const selectConsents = (db: Queries) =>
  db
    .selectFrom('consents')
    .innerJoin('users', (join) => join.onRef('users.tenant_id', '=', 'consents.tenant_id').onRef('users.id', '=', 'consents.user_id'))
    .selectAll('consents')
    .select(nameOf('users').as('user_name'))

export const selectDataRequests = (db: Queries) =>
  db
    .selectFrom('data_requests')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'data_requests.tenant_id').onRef('users.id', '=', 'data_requests.user_id'),
    )
    .leftJoin('users as askers', (join) =>
      join.onRef('askers.tenant_id', '=', 'data_requests.tenant_id').onRef('askers.id', '=', 'data_requests.asked_by'),
    )
    .selectAll('data_requests')
    .select([nameOf('users').as('user_name'), nameOf('askers').as('asked_by_name')])

export const selectWorks = (db: Queries) =>
  db
    .selectFrom('works')
    .leftJoin('users as authors', (join) =>
      join.onRef('authors.tenant_id', '=', 'works.tenant_id').onRef('authors.id', '=', 'works.created_by'),
    )
    .selectAll('works')
    .select(nameOf('authors').as('created_by_name'))
