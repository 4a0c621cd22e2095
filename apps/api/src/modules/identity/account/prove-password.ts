import { identityErrors } from '@kxo/domain/identity/errors'
import { may } from '@kxo/domain/identity/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { CommittedRefusal, type Context, found } from '../../../platform/context.ts'
import { countFailure, loginThrottle, passOneByOne } from '../login/login-throttle.ts'
import { findUser, type UserRow } from '../queries.ts'
import { passwordMatches } from './passwords.ts'

/** One's own account, for what nobody does in one's place. @throws 404 for anyone else's, 403 while someone acts */
export async function ownAccount({ actor, db }: Context, id: number): Promise<UserRow> {
  if (actor.user_id !== id) refuse(kernelErrors.notFound)
  if (!may.secureAccount(actor, { user_id: id })) refuse(kernelErrors.accessDenied)
  return found(await findUser(db, id))
}

/** Asks the password again before a security act; a wrong one counts as a failed login. @throws 422 on the field, 429 */
export async function provePassword(context: Context, user: UserRow, password: string, field: string): Promise<void> {
  const door = loginThrottle(context, user.mail)
  const isRight = await passwordMatches(password, user.password_hash)
  await passOneByOne(context, door)
  if (isRight) return
  await countFailure(context, door)
  throw new CommittedRefusal(identityErrors.wrongPassword, {}, [{ field, message: context.language.say(identityErrors.wrongPassword) }])
}
