import type { identityContract } from '@kxo/domain/identity/contract'
import { identityErrors } from '@kxo/domain/identity/errors'
import { choosePassword as choosePasswordAddress } from '@kxo/domain/identity/paths'
import { accountStatus } from '@kxo/domain/identity/status'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { trace } from '../traces/index.ts'
import { resetPasswordMoment } from './mails.ts'
import { hashPassword } from './passwords.ts'
import { makeLink, readLink, spendLink } from './personal-links.ts'
import { findUserByMail, type UserRow } from './queries.ts'
import { openSession, revokeSessionsOf } from './sessions.ts'

const linkLife = 24 * 60 * 60 * 1000

export const recipientOf = (user: UserRow) => ({
  user_id: user.id,
  mail: user.mail,
  first_name: user.first_name,
  last_name: user.last_name,
  language: user.language as 'fr' | 'en',
})

/** The address of a single-use password link, valid 24 h (PRV-40). */
export async function passwordLinkPath(context: Context, userId: number): Promise<string> {
  const expires_at = new Date(context.now.getTime() + linkLife)
  const code = await makeLink(context, { user_id: userId, purpose: 'password', path: '', expires_at, is_single_use: true })
  return choosePasswordAddress(context.tenant.name, code)
}

export const requestPasswordReset: Verb<typeof identityContract.requestPasswordReset> = async (context, { body }) => {
  const user = await findUserByMail(context.db, body.mail)
  if (user) {
    const path = await passwordLinkPath(context, user.id)
    await context.services.post(context, { moment: resetPasswordMoment, to: recipientOf(user), occurrence: path, path })
  }
  return { done: true as const }
}

export const readPasswordLink: Verb<typeof identityContract.readPasswordLink> = async (context, { params }) => {
  const { first_name, mail } = await readLink(context, params.unique, 'password')
  return { first_name, mail }
}

const opened = new Set(['pending', 'invited', 'toComplete', 'validated'])

export const choosePassword: Verb<typeof identityContract.choosePassword> = async (context, { params, body }) => {
  const link = await readLink(context, params.unique, 'password')
  if (body.password !== body.confirmation)
    refuse(identityErrors.passwordsDiffer, {}, [{ field: 'confirmation', message: 'passwordsDiffer' }])
  await spendLink(context, link.id)
  const status = opened.has(accountStatus.keyOf(link.status)) ? accountStatus.codeOf('active') : link.status
  await context.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(body.password), status })
    .where('id', '=', link.user_id)
    .execute()
  await revokeSessionsOf(context, link.user_id, 'password changed')
  await trace(context, { action: 'choose-password', user_id: link.user_id })
  return openSession(context, link.user_id)
}
