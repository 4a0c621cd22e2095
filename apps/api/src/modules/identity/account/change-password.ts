import { randomUUID } from 'node:crypto'
import type { accountContract } from '@kxo/domain/identity/account-contract'
import { identityErrors } from '@kxo/domain/identity/errors'
import { login as loginAddress } from '@kxo/domain/identity/paths'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { revokeLinksOf } from '../links/personal-links.ts'
import { recipientOf, type UserRow } from '../queries.ts'
import { revokeSessionsOf } from '../sessions/revoke-sessions.ts'
import { hashPassword } from './passwords.ts'
import { ownAccount, provePassword } from './prove-password.ts'

/** @throws 422 on the confirmation: "Les deux saisies sont différentes" */
export function refuseDifferent(password: string, confirmation: string): void {
  if (password !== confirmation) refuse(identityErrors.passwordsDiffer, {}, [{ field: 'confirmation', message: 'passwordsDiffer' }])
}

/** A new password closes what the former one opened, but `exceptSession`, and is told by mail (PRV-40). */
export async function setPassword(context: Context, user: UserRow, password: string, exceptSession: string | null): Promise<void> {
  await context.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', user.id)
    .execute()
  await revokeSessionsOf(context, user.id, 'password changed', exceptSession)
  await revokeLinksOf(context, user.id)
  if (user.password_hash === null) return
  await context.services.enqueueMail(context, {
    moment: 'password_changed',
    to: recipientOf(user),
    occurrence: randomUUID(),
    path: `${loginAddress(context.tenant.name)}?step=forgot`,
  })
}

export const changePassword: Verb<typeof accountContract.changePassword> = async (context, { params, body }) => {
  const user = await ownAccount(context, params.id)
  refuseDifferent(body.password, body.confirmation)
  await provePassword(context, user, body.current, 'current')
  await setPassword(context, user, body.password, context.actor.session_id)
  await trace(context, { action: 'choose_password', info: 'password' })
  return { done: true as const }
}
