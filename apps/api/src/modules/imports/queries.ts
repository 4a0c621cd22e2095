import { accountStatus } from '@kxo/domain/identity/status'
import { may } from '@kxo/domain/imports/permissions'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'

const withAuthor = (db: Queries) =>
  db
    .selectFrom('imports')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'imports.tenant_id').onRef('users.id', '=', 'imports.created_by'))
    .leftJoin('works', (join) => join.onRef('works.tenant_id', '=', 'imports.tenant_id').onRef('works.id', '=', 'imports.work_id'))
    .selectAll('imports')
    .select(['works.report_file_id', sql<string | null>`nullif(trim(users.first_name || ' ' || users.last_name), '')`.as('author')])
export const listImports = withAuthor
export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>

export const findImport = (db: Queries, id: number) => withAuthor(db).where('imports.id', '=', id).executeTakeFirst()

/** An import its reader may follow: anybody’s for who runs the space, one’s own otherwise. */
export async function readImport({ db, actor }: Pick<Context, 'db' | 'actor'>, id: number): Promise<ImportRecord | undefined> {
  const record = await findImport(db, id)
  return record && (may.readEveryImport(actor) || record.created_by === actor.user_id) ? record : undefined
}

/** The import, held until commit: two people, or two jobs, never process it together. */
export async function lockImport(context: Pick<Context, 'db' | 'actor'>, id: number): Promise<ImportRecord | undefined> {
  const locked = await context.db.selectFrom('imports').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return locked && readImport(context, locked.id)
}

/** The columns chosen for the last file of the same form. */
export async function rememberedMapping(
  db: Queries,
  kind: string,
  columns: readonly string[],
): Promise<Record<string, number> | undefined> {
  const row = await db
    .selectFrom('imports')
    .select('mapping')
    .where('kind', '=', kind)
    .where('columns', '=', sql<never>`${JSON.stringify(columns)}::jsonb`)
    .where('finished_at', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.mapping as Record<string, number> | undefined
}

/** People of the tenant who run events, by mail: an imported referent who is one of them becomes the responsible. */
export async function administratorsByMail(db: Queries, mails: readonly string[]): Promise<Map<string, number>> {
  if (mails.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'mail'])
    .where(sql<boolean>`mail = any(${[...new Set(mails)]}::text[])`)
    .where('is_admin', '=', true)
    .where('status', '<>', accountStatus.codeOf('deleted'))
    .execute()
  return new Map(rows.map(({ id, mail }) => [mail, id]))
}
