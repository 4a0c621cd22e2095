import { accountStatus } from '@kxo/domain/identity/status'
import type { Actor } from '@kxo/domain/kernel/actor'
import { may } from '@kxo/domain/tasks/permissions'
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Tasks } from '../../platform/database-types.ts'

const nameOf = (table: string) =>
  sql<string | null>`nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), '')`
export const names = {
  contact: nameOf('contacts'),
  responsible: nameOf('responsibles'),
  author: nameOf('authors'),
  closer: nameOf('closers'),
}

export type StoredTask = Selectable<Tasks>

/** Tasks with the names their lines show. */
export const selectTasks = (db: Queries) =>
  db
    .selectFrom('tasks')
    .innerJoin('users as responsibles', (join) =>
      join.onRef('responsibles.tenant_id', '=', 'tasks.tenant_id').onRef('responsibles.id', '=', 'tasks.todo_user_id'),
    )
    .leftJoin('users as contacts', (join) =>
      join.onRef('contacts.tenant_id', '=', 'tasks.tenant_id').onRef('contacts.id', '=', 'tasks.user_id'),
    )
    .leftJoin('users as authors', (join) =>
      join.onRef('authors.tenant_id', '=', 'tasks.tenant_id').onRef('authors.id', '=', 'tasks.created_by'),
    )
    .leftJoin('users as closers', (join) =>
      join.onRef('closers.tenant_id', '=', 'tasks.tenant_id').onRef('closers.id', '=', 'tasks.closed_by'),
    )
    .leftJoin('events', (join) => join.onRef('events.tenant_id', '=', 'tasks.tenant_id').onRef('events.id', '=', 'tasks.event_id'))
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'tasks.tenant_id').onRef('companies.id', '=', 'tasks.company_id'),
    )
    .selectAll('tasks')
    .select([
      'companies.name as company_name',
      names.contact.as('user_name'),
      names.responsible.as('todo_user_name'),
      names.author.as('created_by_name'),
      names.closer.as('closed_by_name'),
      'events.title as event_title',
    ])
export type TaskRow = Awaited<ReturnType<ReturnType<typeof selectTasks>['executeTakeFirstOrThrow']>>

/** The SQL twin of `may.see`, on a query over `tasks`. */
export function visibleTo(actor: Actor): RawBuilder<SqlBool> {
  if (may.listAll(actor)) return sql<SqlBool>`true`
  return sql<SqlBool>`(tasks.todo_user_id = ${actor.user_id} or tasks.created_by = ${actor.user_id})`
}

/** A task the actor may see. */
export const findTask = (db: Queries, actor: Actor, id: number): Promise<TaskRow | undefined> =>
  selectTasks(db).where('tasks.id', '=', id).where(visibleTo(actor)).executeTakeFirst()

/** The task alone, held until the transaction ends: two people never close it both. */
export const lockTask = (db: Queries, actor: Actor, id: number) =>
  db.selectFrom('tasks').selectAll().where('id', '=', id).where(visibleTo(actor)).forUpdate().executeTakeFirst()

/** Several tasks, held likewise, in the order they were asked. */
export async function lockTasks(db: Queries, actor: Actor, ids: readonly number[]): Promise<StoredTask[]> {
  const found = await db.selectFrom('tasks').selectAll().where('id', 'in', ids).where(visibleTo(actor)).orderBy('id').forUpdate().execute()
  return found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

export const goneStatuses = accountStatus.codesOf('disabled', 'deleted')
