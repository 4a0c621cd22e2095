import type { LastChange } from '@kxo/domain/tenants/settings/settings-fields'
import type { Selectable } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Tenants } from '../../platform/database-types.ts'

export type StoredTenant = Selectable<Tenants>

/** The tenant's row as it is now, not as a process remembers it. */
export const getTenant = ({ db, tenant }: Pick<Context, 'db' | 'tenant'>): Promise<StoredTenant> =>
  db.selectFrom('tenants').selectAll().where('id', '=', tenant.id).executeTakeFirstOrThrow()

/** Who changed a sheet last; nobody yet is null, the vendor has no name here. */
export async function lastChangeOf({ db }: Pick<Context, 'db'>, sheet: string): Promise<LastChange> {
  const row = await db
    .selectFrom('traces')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'traces.tenant_id').onRef('users.id', '=', 'traces.user_id'))
    .select(['traces.at', 'users.first_name', 'users.last_name'])
    .where('subject', '=', `settings_${sheet}`)
    .orderBy('traces.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { at: row.at, by: row.first_name === null ? null : `${row.first_name} ${row.last_name}` } : null
}
