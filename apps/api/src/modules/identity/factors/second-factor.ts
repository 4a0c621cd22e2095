import type { accountContract } from '@kxo/domain/identity/account-contract'
import { identityErrors } from '@kxo/domain/identity/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { qr } from '../../../platform/qr.ts'
import { paramsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { ownAccount, provePassword } from '../account/prove-password.ts'
import type { UserRow } from '../queries.ts'
import { codesLeft, forgetCodes, renewCodes, spendCode } from './recovery-codes.ts'
import { seal, unseal } from './seal.ts'
import { acceptedStep, base32, newSecret, otpauthAddress } from './totp.ts'

const ownerOf = (user: Pick<UserRow, 'tenant_id' | 'id'>): string => `${user.tenant_id}/${user.id}`
const isRequired = (context: Context, user: UserRow): boolean => user.is_admin && paramsOf(context.tenant).admins_need_totp

/** Spends a code of the app, or a recovery code. Null when it is neither, or was used already. */
export async function acceptSecondFactor(context: Context, user: UserRow, code: string): Promise<'code' | 'recovery code' | null> {
  if (!user.totp_secret) return null
  if (!/^\d{6}$/.test(code)) return (await spendCode(context, user.id, code)) ? 'recovery code' : null
  return (await spendStep(context, user, code)) ? 'code' : null
}

/** Takes a step for good: of two parallel tries with the same code, one passes. */
async function spendStep({ db, now, services }: Context, user: UserRow, code: string): Promise<boolean> {
  const secret = unseal(services.config.secretKey, ownerOf(user), user.totp_secret ?? '')
  const step = acceptedStep(secret, code, now, user.totp_last_step)
  if (step === null) return false
  const taken = await db
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', user.id)
    .where((where) => where.or([where('totp_last_step', 'is', null), where('totp_last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

export const readSecondFactor: Verb<typeof accountContract.readSecondFactor> = async (context, { params }) => {
  const user = await ownAccount(context, params.id)
  return {
    is_on: user.totp_confirmed_at !== null,
    is_required: isRequired(context, user),
    confirmed_at: user.totp_confirmed_at,
    recovery_codes_left: await codesLeft(context.db, user.id),
  }
}

/** A secret that waits for its first code; asked again, the former one dies. An open session left behind is not the account: the password is asked. @throws 409 when the second factor is on */
export const enrolSecondFactor: Verb<typeof accountContract.enrolSecondFactor> = async (context, { params, body }) => {
  const user = await ownAccount(context, params.id)
  if (user.totp_confirmed_at) refuse(identityErrors.secondFactorOn)
  await provePassword(context, user, body.password, 'password')
  const secret = newSecret()
  const totp_secret = seal(context.services.config.secretKey, ownerOf(user), secret)
  await context.db.updateTable('users').set({ totp_secret, totp_last_step: null }).where('id', '=', user.id).execute()
  const uri = otpauthAddress(secret, context.tenant.label, user.mail)
  return { secret: base32(secret), uri, qr: await qr(uri) }
}

/** @throws 409 when it is on or was never asked, 422 for a wrong code */
export const confirmSecondFactor: Verb<typeof accountContract.confirmSecondFactor> = async (context, { params, body }) => {
  const user = await ownAccount(context, params.id)
  if (user.totp_confirmed_at) refuse(identityErrors.secondFactorOn)
  if (!user.totp_secret || !(await spendStep(context, user, body.code)))
    refuse(identityErrors.wrongValidationCode, {}, [{ field: 'code', message: context.language.say(identityErrors.wrongValidationCode) }])
  await context.db.updateTable('users').set({ totp_confirmed_at: context.now }).where('id', '=', user.id).execute()
  const recovery_codes = await renewCodes(context, user.id)
  await trace(context, { action: 'enable_2fa', info: 'totp' })
  return { recovery_codes }
}

export const renewRecoveryCodes: Verb<typeof accountContract.renewRecoveryCodes> = async (context, { params, body }) => {
  const user = await ownAccount(context, params.id)
  if (!user.totp_confirmed_at) refuse(identityErrors.secondFactorOff)
  await provePassword(context, user, body.password, 'password')
  const recovery_codes = await renewCodes(context, user.id)
  await trace(context, { action: 'renew_recovery_codes' })
  return { recovery_codes }
}

/** @throws 409 when the tenant requires it of its administrators */
export const disableSecondFactor: Verb<typeof accountContract.disableSecondFactor> = async (context, { params, body }) => {
  const user = await ownAccount(context, params.id)
  if (isRequired(context, user)) refuse(identityErrors.secondFactorRequired)
  await provePassword(context, user, body.password, 'password')
  await context.db
    .updateTable('users')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
    .where('id', '=', user.id)
    .execute()
  await forgetCodes(context.db, user.id)
  await trace(context, { action: 'disable_2fa', info: 'password' })
  return { done: true as const }
}
