import { identityErrors } from '@kxo/domain/identity/errors'
import { accountStatus } from '@kxo/domain/identity/status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { found } from '../../../platform/context.ts'
import { secretKey } from '../../../platform/secret-keys.ts'
import { isBlocked } from '../login/is-blocked.ts'
import { hashOf } from '../sessions/hash-of.ts'

type NewLink = {
  user_id: number
  purpose:
    | 'password'
    | 'registration'
    | 'event'
    | 'attendance'
    | 'meeting'
    | 'vote'
    | 'document'
    | 'bill'
    | 'paper'
    | 'ticket'
    | 'questionnaire'
    | 'quiz'
    | 'quote'
    | 'signature'
    | 'conversation'
  path: string
  expires_at: Date
  is_single_use?: boolean
  /** The dead link this one takes the place of. */
  replaced_id?: number
}

/** Makes a personal link; only its hash is kept. Answers the code that goes in the address. */
export async function makeLink({ db }: Context, { is_single_use = false, ...link }: NewLink): Promise<string> {
  const code = secretKey()
  await db
    .insertInto('personal_links')
    .values({ ...link, code_hash: hashOf(code), is_single_use })
    .execute()
  return code
}

/** Who was shut out opens nothing by a link. @throws 403 to who is suspended, 404 for who is gone */
export function refuseShutOut({ tenant }: Context, status: number): void {
  if (accountStatus.keyOf(status) === 'suspended') refuse(identityErrors.suspended, { name: tenant.label })
  if (isBlocked(status)) refuse(kernelErrors.notFound)
}

/** A link by its code, whatever became of it; one look-up whether it exists or not. @throws 404 for a code never given */
export async function findLink({ db, now }: Context, code: string) {
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
        'personal_links.expires_at',
        'personal_links.revoked_at',
        'personal_links.used_at',
        'users.first_name',
        'users.last_name',
        'users.mail',
        'users.language',
        'users.status',
        sql<boolean>`users.password_hash is not null`.as('has_password'),
      ])
      .where('code_hash', '=', hashOf(code))
      .executeTakeFirst(),
  )
  return { ...link, is_open: link.expires_at > now && link.revoked_at === null && link.used_at === null }
}

/** A link that still opens something; opening it by GET consumes nothing. @throws 404 for any other, in the same time */
export async function readLink(context: Context, code: string, purpose?: 'password') {
  const link = await findLink(context, code)
  if (!link.is_open || (link.purpose === 'password') !== (purpose === 'password')) refuse(kernelErrors.notFound)
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

/** Where the link leads that opened the caller’s restricted session; null for any other. */
export async function linkPathOf({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<string | null> {
  if (actor.session !== 'link' || actor.session_id === null) return null
  const session = await db.selectFrom('sessions').select('link_path').where('id', '=', actor.session_id).executeTakeFirst()
  return session?.link_path ?? null
}
