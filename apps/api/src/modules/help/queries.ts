import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'

export const nameOf = (table: string) => sql<string>`trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)})`

/** Requests with who asked and from where: a tenant's own, or everyone's when asked across the fences. */
export const selectRequests = (db: Queries) =>
  db
    .selectFrom('support_requests')
    .innerJoin('users as authors', (join) =>
      join.onRef('authors.tenant_id', '=', 'support_requests.tenant_id').onRef('authors.id', '=', 'support_requests.user_id'),
    )
    .innerJoin('tenants', 'tenants.id', 'support_requests.tenant_id')
    .selectAll('support_requests')
    .select([nameOf('authors').as('author_name'), 'tenants.label as tenant_label'])
export type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>>

export const findRequest = (db: Queries, tenant: number, id: number): Promise<RequestRow | undefined> =>
  selectRequests(db).where('support_requests.tenant_id', '=', tenant).where('support_requests.id', '=', id).executeTakeFirst()

/** The thread of a request; the driver writes the numbers of an array as texts. */
export async function messagesOf(db: Queries, tenant: number, id: number) {
  const rows = await db
    .selectFrom('support_messages')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('request_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, file_ids: row.file_ids.map(Number) }))
}
export type MessageRow = Awaited<ReturnType<typeof messagesOf>>[number]

/** Files joined to messages, in one question. */
export const filesOf = (db: Queries, tenant: number, messages: readonly MessageRow[]) => {
  const ids = messages.flatMap(({ file_ids }) => file_ids)
  return ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('files').select(['id', 'name', 'size']).where('tenant_id', '=', tenant).where('id', 'in', ids).execute()
}

export const fullNameOf = async (db: Queries, id: number | null): Promise<string> => {
  const user =
    id === null ? undefined : await db.selectFrom('users').select(nameOf('users').as('name')).where('id', '=', id).executeTakeFirst()
  return user?.name ?? ''
}
