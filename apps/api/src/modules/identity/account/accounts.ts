import { randomUUID } from 'node:crypto'
import { identityErrors } from '@kxo/domain/identity/errors'
import { login as loginAddress } from '@kxo/domain/identity/paths'
import { accountStatus } from '@kxo/domain/identity/status'
import { stepWords } from '@kxo/domain/identity/step-words'
import type { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { type Context, refuseKeeping } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { throttle } from '../../../platform/http/throttle.ts'
import { paramsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { identityDependencies } from '../dependencies.ts'
import { mailCode, proveCode } from '../factors/validation-codes.ts'
import { findUserByMail, recipientOf } from '../queries.ts'
import { openSession } from '../sessions/sessions.ts'
import { hashPassword } from './passwords.ts'

/** How people open an account themselves. @throws 403 when they may not, or not with this address */
export function signupOf({ tenant }: Context, mail: string): 'open' | 'validated' {
  const { self_signup, signup_domains } = paramsOf(tenant)
  if (self_signup === 'no') refuse(kernelErrors.accessDenied)
  if (signup_domains.length > 0 && !signup_domains.includes(mail.split('@').at(-1) ?? ''))
    refuse(identityErrors.mailNotAdmitted, { domains: signup_domains.join(', ') })
  return self_signup
}

/** Mails a six-digit code; the same answer whether the address is known or not, at most one a minute. */
export const sendValidationCode: Verb<typeof waysInContract.sendValidationCode> = async (context, { body }) => {
  signupOf(context, body.mail)
  await throttle(context, 'code')
  const to = { user_id: null, mail: body.mail, first_name: '', last_name: '', language: context.language.locale }
  await mailCode(context, { mail: body.mail, purpose: 'account', user_id: null }, to)
  return { done: true as const }
}

/**
 * The company one says is one's own is only told to who follows it (P02).
 * @throws 403 when the tenant opens no account, 422 for a wrong code, 409 only to who proved the mailbox, 403 until validated
 */
export const createAccount: Verb<typeof waysInContract.createAccount> = async (context, { body }) => {
  const awaits = signupOf(context, body.mail) === 'validated'
  if (!body.terms) refuse(kernelErrors.invalid, {}, [{ field: 'terms', message: 'required' }])
  await proveCode(context, { mail: body.mail, purpose: 'account', user_id: null }, body.code)
  if (await findUserByMail(context.db, body.mail)) refuseKeeping(identityErrors.mailTaken)
  const user = await context.db
    .insertInto('users')
    .values({
      unique_id: randomUUID(),
      mail: body.mail,
      first_name: body.first_name,
      last_name: body.last_name,
      phone: body.phone ?? null,
      password_hash: await hashPassword(body.password),
      status: accountStatus.codeOf(awaits ? 'toValidate' : 'active'),
      language: context.language.locale,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'create_user', user_id: user.id, subject_id: user.id })
  const accepted = context.language.say(stepWords.acceptTerms, { client: context.tenant.label })
  await trace(context, { action: 'accept_terms', user_id: user.id, info: accepted, subject_id: user.id })
  if (body.company) await identityDependencies().claimCompany(context, { person: user, said: body.company })
  await context.services.enqueueMail(context, {
    moment: 'create_user',
    to: recipientOf(user),
    occurrence: String(user.id),
    values: { next: awaits ? stepWords.mailAwaits : stepWords.mailSignIn },
    ...(!awaits && { path: loginAddress(context.tenant.name) }),
  })
  if (awaits) refuseKeeping(identityErrors.awaitingValidation)
  return openSession(context, user.id)
}
