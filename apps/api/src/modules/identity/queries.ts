import { accountStatus } from '@kxo/domain/identity/status'
import type { Selectable } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Users } from '../../platform/database-types.ts'
import type { Recipient } from '../../platform/mail.ts'

export type UserRow = Selectable<Users>
const deleted = accountStatus.codeOf('deleted')

export const findUserByMail = (db: Queries, mail: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('mail', '=', mail.trim().toLowerCase()).where('status', '<>', deleted).executeTakeFirst()

export const findUser = (db: Queries, id: number): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

export type SessionUserRow = UserRow & {
  company_name: string | null
  region_name: string | null
  is_link: boolean
  acting_admin_name: string | null
}

export const findSessionUser = (db: Queries, sessionId: string, userId: number): Promise<SessionUserRow> =>
  db
    .selectFrom('users')
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'users.tenant_id').onRef('companies.id', '=', 'users.company_id'),
    )
    .innerJoin('sessions', (join) => join.onRef('sessions.tenant_id', '=', 'users.tenant_id').onRef('sessions.user_id', '=', 'users.id'))
    .leftJoin('regions', (join) => join.onRef('regions.tenant_id', '=', 'users.tenant_id').onRef('regions.id', '=', 'users.region_id'))
    .selectAll('users')
    .select(['companies.name as company_name', 'regions.name as region_name', 'sessions.is_link', 'sessions.acting_admin_name'])
    .where('sessions.id', '=', sessionId)
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()

/** What a mail needs of a person. */
export const recipientOf = (user: Pick<UserRow, 'id' | 'mail' | 'first_name' | 'last_name' | 'language'>): Recipient => ({
  user_id: user.id,
  mail: user.mail,
  first_name: user.first_name,
  last_name: user.last_name,
  language: user.language as 'fr' | 'en',
})

/** A person's sessions that still let them in, the latest used first. */
export const openSessionsOf = (db: Queries, userId: number, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_used_at', 'is_link', 'acting_admin_name'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute()
