import { accountStatus } from '@kxo/domain/identity/status'
import type { Selectable } from 'kysely'
import type { Users } from '../../platform/database-types.ts'
import type { Queries } from '../../platform/tenancy.ts'

export type UserRow = Selectable<Users>
const deleted = accountStatus.codeOf('deleted')

export const findUserByMail = (db: Queries, mail: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('mail', '=', mail.trim().toLowerCase()).where('status', '<>', deleted).executeTakeFirst()

export const findUser = (db: Queries, id: number): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

export type SessionUserRow = UserRow & {
  company_name: string | null
  is_link: boolean
  admin_first_name: string | null
  admin_last_name: string | null
}

export const findSessionUser = (db: Queries, sessionId: string, userId: number): Promise<SessionUserRow> =>
  db
    .selectFrom('users')
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'users.tenant_id').onRef('companies.id', '=', 'users.company_id'),
    )
    .innerJoin('sessions', (join) => join.onRef('sessions.tenant_id', '=', 'users.tenant_id').onRef('sessions.user_id', '=', 'users.id'))
    .leftJoin('users as admins', (join) =>
      join.onRef('admins.tenant_id', '=', 'sessions.tenant_id').onRef('admins.id', '=', 'sessions.acting_admin_id'),
    )
    .selectAll('users')
    .select([
      'companies.name as company_name',
      'sessions.is_link',
      'admins.first_name as admin_first_name',
      'admins.last_name as admin_last_name',
    ])
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
