import { randomUUID } from 'node:crypto'
import type { identityContract } from '@kxo/domain/identity/contract'
import { identityErrors } from '@kxo/domain/identity/errors'
import { login as loginAddress } from '@kxo/domain/identity/paths'
import { accountStatus } from '@kxo/domain/identity/status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { type Context, refuseKeeping } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { paramsOf } from '../tenants/index.ts'
import { trace } from '../traces/index.ts'
import { createUserMoment, validationCodeMoment } from './mails.ts'
import { hashOf, sixDigits } from './opaque-code.ts'
import { recipientOf } from './password-links.ts'
import { hashPassword } from './passwords.ts'
import { findUserByMail } from './queries.ts'
import { openSession } from './sessions.ts'

const codeLife = 15 * 60_000
const betweenCodes = 60_000
const maxTries = 5

/** Mails a six-digit code; the same answer whether the address is known or not, at most one a minute. */
export const sendValidationCode: Verb<typeof identityContract.sendValidationCode> = async (context, { body }) => {
  const { db, now } = context
  const recent = await db
    .selectFrom('validation_codes')
    .select('id')
    .where('mail', '=', body.mail)
    .where('created_at', '>', new Date(now.getTime() - betweenCodes))
    .executeTakeFirst()
  if (recent) return { done: true as const }
  const code = sixDigits()
  const { id } = await db
    .insertInto('validation_codes')
    .values({ mail: body.mail, code_hash: hashOf(code), expires_at: new Date(now.getTime() + codeLife) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const to = { user_id: null, mail: body.mail, first_name: '', last_name: '', language: context.language.locale }
  await context.services.post(context, { moment: validationCodeMoment, to, occurrence: String(id), values: { code } })
  return { done: true as const }
}

/** @throws 'Ce code de validation est incorrect', counting the try; five wrong ones kill the code */
async function spendCode({ db, now }: Context, mail: string, code: string): Promise<void> {
  const row = await db
    .selectFrom('validation_codes')
    .selectAll()
    .where('mail', '=', mail)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.tries >= maxTries) refuse(identityErrors.wrongValidationCode)
  if (row.code_hash !== hashOf(code)) {
    await db
      .updateTable('validation_codes')
      .set({ tries: row.tries + 1 })
      .where('id', '=', row.id)
      .execute()
    refuseKeeping(identityErrors.wrongValidationCode)
  }
  await db.updateTable('validation_codes').set({ used_at: now }).where('id', '=', row.id).execute()
}

export const createAccount: Verb<typeof identityContract.createAccount> = async (context, { body }) => {
  const signup = paramsOf(context.tenant).self_signup
  if (signup === 'no') refuse(kernelErrors.accessDenied)
  await spendCode(context, body.mail, body.code)
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
      status: accountStatus.codeOf(signup === 'validated' ? 'toValidate' : 'active'),
      language: context.language.locale,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'create-account', user_id: user.id })
  await context.services.post(context, {
    moment: createUserMoment,
    to: recipientOf(user),
    occurrence: String(user.id),
    path: loginAddress(context.tenant.name),
  })
  if (signup === 'validated') refuseKeeping(identityErrors.awaitingValidation)
  return openSession(context, user.id)
}
