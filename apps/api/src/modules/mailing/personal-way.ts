import { personalLink } from '@kxo/domain/identity/paths'
import type { Context } from '../../platform/context.ts'
import type { MailRequest } from '../../platform/mail.ts'
import { makeLink } from '../identity/index.ts'

/** A month, or more for what serves later: reminders make a new one. */
const linkLife = 30 * 86_400_000

/** A link that opens one page for one person, without an account. */
export async function linkFor(
  context: Context,
  user_id: number,
  { purpose, path, until }: NonNullable<MailRequest['by_link']>,
): Promise<string> {
  const expires_at = new Date(Math.max(context.now.getTime() + linkLife, until?.getTime() ?? 0))
  return personalLink(context.tenant.name, await makeLink(context, { user_id, purpose, path, expires_at }))
}

/** A mail whose button leads its reader where they can go: by a link of their own, for who has no account. */
export async function withPersonalWay(context: Context, mail: MailRequest): Promise<MailRequest> {
  const { by_link, to, is_copy } = mail
  if (!by_link || is_copy || to.user_id === null) return mail
  const { has_password } = await context.db
    .selectFrom('users')
    .select((eb) => eb('password_hash', 'is not', null).as('has_password'))
    .where('id', '=', to.user_id)
    .executeTakeFirstOrThrow()
  return has_password ? mail : { ...mail, path: await linkFor(context, to.user_id, by_link) }
}
