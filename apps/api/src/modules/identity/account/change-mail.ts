import type { accountContract } from '@kxo/domain/identity/account-contract'
import { identityErrors } from '@kxo/domain/identity/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import { type Context, refuseKeeping } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { throttle } from '../../../platform/http/throttle.ts'
import { trace } from '../../traces/index.ts'
import { mailCode, proveCode } from '../factors/validation-codes.ts'
import { revokeLinksOf } from '../links/personal-links.ts'
import { findUserByMail, recipientOf, type UserRow } from '../queries.ts'
import { ownAccount, provePassword } from './prove-password.ts'

/** Tells both addresses that the account changed from one to the other. */
export async function tellNewMail(context: Context, user: UserRow, former: string): Promise<void> {
  for (const mail of [former, user.mail])
    await context.services.enqueueMail(context, {
      moment: 'change_mail',
      to: { ...recipientOf(user), mail },
      occurrence: `${user.id} ${user.version} ${mail}`,
      values: { address: user.mail },
    })
}

/** The password and a code to the new address prove the change; the old one is told. That it is taken is told only to who holds it. */
export const changeMail: Verb<typeof accountContract.changeMail> = async (context, { params, body }) => {
  const user = await ownAccount(context, params.id)
  if (body.mail === user.mail)
    refuse(identityErrors.sameMail, {}, [{ field: 'mail', message: context.language.say(identityErrors.sameMail) }])
  await provePassword(context, user, body.password, 'password')
  const proof = { mail: body.mail, purpose: 'mail' as const, user_id: user.id }
  if (body.code === undefined) {
    await throttle(context, 'code')
    await mailCode(context, proof, recipientOf({ ...user, mail: body.mail }))
    return { changed: false }
  }
  await proveCode(context, proof, body.code)
  if (await findUserByMail(context.db, body.mail)) refuseKeeping(identityErrors.mailTaken)
  await context.db
    .updateTable('users')
    .set(({ eb }) => ({ mail: body.mail, version: eb('version', '+', 1) }))
    .where('id', '=', user.id)
    .execute()
  await revokeLinksOf(context, user.id, 'password')
  await tellNewMail(context, { ...user, mail: body.mail, version: user.version + 1 }, user.mail)
  await trace(context, { action: 'update_user', subject_id: user.id, change: { mail: [user.mail, body.mail] } })
  return { changed: true }
}
