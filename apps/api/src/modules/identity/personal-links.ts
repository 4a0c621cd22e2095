import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { found } from '../../platform/context.ts'
import { hashOf, opaqueCode } from './opaque-code.ts'

type NewLink = {
  user_id: number
  purpose: 'password' | 'registration' | 'event' | 'attendance'
  path: string
  expires_at: Date
  is_single_use?: boolean
}

/** Makes a personal link; only its hash is kept. Answers the code that goes in the address. */
export async function makeLink({ db }: Context, { user_id, purpose, path, expires_at, is_single_use = false }: NewLink): Promise<string> {
  const code = opaqueCode()
  await db
    .insertInto('personal_links')
    .values({ code_hash: hashOf(code), user_id, purpose, path, expires_at, is_single_use })
    .execute()
  return code
}

/** A link that still opens something; opening it by GET consumes nothing. @throws 404 for any other, in the same time */
export async function readLink({ db, now }: Context, code: string, purpose?: string) {
  const link = found(
    await db
      .selectFrom('personal_links')
      .innerJoin('users', (join) =>
        join.onRef('users.tenant_id', '=', 'personal_links.tenant_id').onRef('users.id', '=', 'personal_links.user_id'),
      )
      .select([
        'personal_links.id',
        'personal_links.user_id',
        'personal_links.path',
        'personal_links.purpose',
        'personal_links.is_single_use',
        'users.first_name',
        'users.mail',
        'users.status',
        sql<boolean>`users.password_hash is not null`.as('has_password'),
      ])
      .where('code_hash', '=', hashOf(code))
      .where('personal_links.expires_at', '>', now)
      .where('personal_links.revoked_at', 'is', null)
      .where('personal_links.used_at', 'is', null)
      .executeTakeFirst(),
  )
  const isPassword = link.purpose === 'password'
  if (isPassword !== (purpose === 'password')) refuse(kernelErrors.notFound)
  return link
}

/** Spends a single-use link, once whatever the number of parallel tries. */
export async function spendLink({ db, now }: Context, id: number): Promise<void> {
  found(
    await db
      .updateTable('personal_links')
      .set({ used_at: now })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  )
}

/** Kills the links sent to a person so far; those of one purpose when it is given. */
export async function revokeLinksOf({ db, now }: Context, userId: number, purpose?: string): Promise<void> {
  await db
    .updateTable('personal_links')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('used_at', 'is', null)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? ''))
    .execute()
}
