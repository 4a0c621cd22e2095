import type { AccountFacts } from '@kxo/domain/contacts/permissions'
import { accountStatus } from '@kxo/domain/identity/status'
import type { Profile } from '@kxo/domain/kernel/actor'
import { sql } from 'kysely'
import { found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'

/** Said in the statements themselves, so that a plain list has no value to be planned by. */
const deleted = sql.lit(accountStatus.codeOf('deleted'))

/** People of the tenant, joined to the names beside them; deleted ones are nobody's any more. */
const living = (db: Queries) =>
  db
    .selectFrom('users')
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'users.tenant_id').onRef('companies.id', '=', 'users.company_id'),
    )
    .leftJoin('regions', (join) => join.onRef('regions.tenant_id', '=', 'users.tenant_id').onRef('regions.id', '=', 'users.region_id'))
    .leftJoin('users as managers', (join) =>
      join.onRef('managers.tenant_id', '=', 'users.tenant_id').onRef('managers.id', '=', 'users.manager_id'),
    )
    .select([
      'companies.name as company_name',
      'regions.name as region_name',
      sql<string | null>`nullif(trim(managers.first_name || ' ' || managers.last_name), '')`.as('manager_name'),
    ])
    .where('users.status', '<>', deleted)

const lastRegistration = sql<Date | null>`(select max(last.created_at) from registrations last
  where last.tenant_id = users.tenant_id and last.user_id = users.id)`.as('last_registration_at')

/** People with the names their record shows. */
export const selectContacts = (db: Queries) => living(db).selectAll('users')
export type ContactRow = Awaited<ReturnType<ReturnType<typeof selectContacts>['executeTakeFirstOrThrow']>>

/** The same, with what a line of a list tells. */
export const selectLines = (db: Queries) =>
  living(db).select([
    'users.id',
    'users.civility',
    'users.first_name',
    'users.last_name',
    'users.mail',
    'users.phone',
    'users.job',
    'users.code',
    'users.company_id',
    'users.profile_code',
    'users.is_admin',
    'users.is_super_admin',
    'users.is_partner',
    'users.is_adherent',
    'users.is_prospect',
    'users.status',
    'users.region_id',
    'users.manager_id',
    'users.language',
    'users.avatar_file_id',
    'users.last_login_at',
    'users.created_at',
    lastRegistration,
  ])
export type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>

/** The same people, without the names beside them. */
export const countContacts = (db: Queries) => db.selectFrom('users').where('users.status', '<>', deleted)

export const findContact = (db: Queries, id: number): Promise<(ContactRow & Pick<LineRow, 'last_registration_at'>) | undefined> =>
  selectContacts(db).select(lastRegistration).where('users.id', '=', id).executeTakeFirst()

/** People held until the end of the transaction: who changes the same ones waits. In the order of their numbers, so that no two wait for each other. */
export async function lockContacts(db: Queries, ids: readonly number[]): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** One person, held in the same way. @throws 404 */
export async function lockContact(db: Queries, id: number): Promise<ContactRow> {
  await lockContacts(db, [id])
  return found(await findContact(db, id))
}

/** What rights depend on. */
export const factsOf = (
  row: Pick<ContactRow, 'id' | 'company_id' | 'profile_code' | 'is_admin' | 'is_super_admin' | 'password_hash'>,
): AccountFacts => ({
  user_id: row.id,
  company_id: row.company_id,
  profile: row.profile_code as Profile,
  is_admin: row.is_admin,
  is_super_admin: row.is_super_admin,
  has_password: row.password_hash !== null,
})

/** Who changed a record last, and when. */
export const lastChange = (db: Queries, id: number): Promise<{ at: Date; by: string | null } | undefined> =>
  db
    .selectFrom('traces')
    .leftJoin('users as authors', (join) =>
      join
        .onRef('authors.tenant_id', '=', 'traces.tenant_id')
        .on(sql`authors.id`, '=', sql`coalesce(traces.acting_admin_id, traces.user_id)`),
    )
    .select(['traces.at', sql<string | null>`nullif(trim(authors.first_name || ' ' || authors.last_name), '')`.as('by')])
    .where('traces.subject', '=', 'user')
    .where('traces.subject_id', '=', id)
    .orderBy('traces.id', 'desc')
    .limit(1)
    .executeTakeFirst()
