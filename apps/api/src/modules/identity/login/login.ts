import type { identityContract } from '@kxo/domain/identity/contract'
import { identityErrors } from '@kxo/domain/identity/errors'
import { accountStatus } from '@kxo/domain/identity/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { type Context, refuseKeeping } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { passwordMatches } from '../account/passwords.ts'
import { acceptSecondFactor } from '../factors/second-factor.ts'
import { inviteAgain } from '../jobs.ts'
import { findUserByMail, type UserRow } from '../queries.ts'
import { openSession } from '../sessions/sessions.ts'
import { codeThrottle, countFailure, type LoginThrottle, loginThrottle, passOneByOne, refuseWhenClosed } from './login-throttle.ts'

/** What a failure leaves behind, the same whether the account exists or not. */
async function recordFailure(context: Context, door: LoginThrottle, mail: string): Promise<void> {
  const closes = await countFailure(context, door)
  const { address } = context.request
  await trace(context, { action: closes ? 'account_locked' : 'login_failed', info: `${mail.trim().toLowerCase()} · ${address}` })
}

/** @throws 403 when a code is wanted, 422 'Ce code de validation est incorrect', 429 after five wrong ones */
async function proveSecondFactor(context: Context, user: UserRow, code: string | undefined): Promise<'code' | 'recovery code'> {
  if (code === undefined || code.trim() === '') refuse(identityErrors.codeNeeded)
  const door = codeThrottle(context, user.mail)
  await passOneByOne(context, door)
  const means = await acceptSecondFactor(context, user, code.trim())
  if (means) return means
  await recordFailure(context, door, user.mail)
  return refuseKeeping(identityErrors.wrongValidationCode)
}

/** Same answer and same path whether the account exists or not (PRV-40). */
export const login: Verb<typeof identityContract.login> = async (context, { body }) => {
  const door = loginThrottle(context, body.identifier)
  await refuseWhenClosed(context, door)
  const user = await findUserByMail(context.db, body.identifier)
  const status = user && accountStatus.keyOf(user.status)
  const usable = user && status !== 'disabled' ? user.password_hash : null
  const isRight = await passwordMatches(body.password, usable)
  await passOneByOne(context, door)
  if (!isRight || !user) {
    await recordFailure(context, door, body.identifier)
    await context.enqueue(inviteAgain, { mail: body.identifier })
    return refuseKeeping(identityErrors.badCredentials)
  }
  if (status === 'toValidate') refuse(identityErrors.awaitingValidation)
  if (status === 'suspended') refuse(identityErrors.suspended, { name: context.tenant.label })
  const means = user.totp_confirmed_at ? await proveSecondFactor(context, user, body.totp) : null
  await context.db.updateTable('users').set({ last_login_at: context.now }).where('id', '=', user.id).execute()
  const session = await openSession(context, user.id)
  const { user_agent, address } = context.request
  await trace(context, { action: 'login', user_id: user.id, info: `password${means ? ` + ${means}` : ''} · ${address} · ${user_agent}` })
  return session
}
