import type { identityContract } from '@kxo/domain/identity/contract'
import { identityErrors } from '@kxo/domain/identity/errors'
import { accountStatus } from '@kxo/domain/identity/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { refuseKeeping } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { trace } from '../traces/index.ts'
import { passwordMatches } from './passwords.ts'
import { findUserByMail } from './queries.ts'
import { openSession } from './sessions.ts'
import { countFailure, refuseWhenThrottled } from './throttle.ts'

/** Same answer and same time whether the account exists or not (decisions §2.1, screens §4.3). */
export const login: Verb<typeof identityContract.login> = async (context, { body }) => {
  await refuseWhenThrottled(context, body.identifier)
  const user = await findUserByMail(context.db, body.identifier)
  const status = user && accountStatus.keyOf(user.status)
  const usable = user && status !== 'disabled' ? user.password_hash : null
  if (!(await passwordMatches(body.password, usable)) || !user) {
    await countFailure(context, body.identifier)
    return refuseKeeping(identityErrors.badCredentials)
  }
  if (status === 'toValidate') refuse(identityErrors.awaitingValidation)
  if (status === 'suspended') refuse(identityErrors.suspended)
  const session = await openSession(context, user.id)
  await trace(context, { action: 'login', user_id: user.id })
  return session
}
