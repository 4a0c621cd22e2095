import { accountWords } from '@kxo/domain/identity/account-words'
import { identityErrors } from '@kxo/domain/identity/errors'
import { choosePassword as choosePasswordAddress } from '@kxo/domain/identity/paths'
import { accountStatus } from '@kxo/domain/identity/status'
import type { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { type Context, found, refuseKeeping } from '../../../platform/context.ts'
import { waitTurn } from '../../../platform/http/refuse-flood.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { throttle } from '../../../platform/http/throttle.ts'
import type { Recipient } from '../../../platform/mail.ts'
import { paramsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { sendPasswordLink } from '../jobs.ts'
import { makeLink, readLink, spendLink } from '../links/personal-links.ts'
import { isBlocked } from '../login/is-blocked.ts'
import { findUser, findUserByMail, recipientOf, type UserRow } from '../queries.ts'
import { openSession } from '../sessions/sessions.ts'
import { refuseDifferent, setPassword } from './change-password.ts'

const linkLife = 24 * 60 * 60 * 1000

/** The address of a single-use password link, valid 24 h (PRV-40). */
export async function passwordLinkPath(context: Context, userId: number): Promise<string> {
  const expires_at = new Date(context.now.getTime() + linkLife)
  const code = await makeLink(context, { user_id: userId, purpose: 'password', path: '', expires_at, is_single_use: true })
  return choosePasswordAddress(context.tenant.name, code)
}

/** The link that chooses the first password of an account. */
export async function mailFirstPassword(context: Context, to: Recipient & { user_id: number }): Promise<void> {
  const path = await passwordLinkPath(context, to.user_id)
  await context.services.enqueueMail(context, { moment: 'choose_password', to, occurrence: path, path })
}

/** Always the same answer, in the same time: the look-up and the mail are a job (PRV-40). */
export const requestPasswordReset: Verb<typeof waysInContract.requestPasswordReset> = async (context, { body }) => {
  await throttle(context, 'password')
  await context.enqueue(sendPasswordLink, { mail: body.mail }, { priority: 1 })
  return { done: true as const }
}

/** Five links an hour at most, so that nobody's mailbox is flooded by a stranger. */
const linksAnHour = 5

/** Mails asked at once are counted one after the other. */
const linksThisHour = async (context: Context, userId: number): Promise<number> => {
  const { db, now } = context
  await waitTurn(context, 'personal_links')
  const { links } = await db
    .selectFrom('personal_links')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .where('user_id', '=', userId)
    .where('purpose', '=', 'password')
    .where('created_at', '>', new Date(now.getTime() - 60 * 60_000))
    .executeTakeFirstOrThrow()
  return links
}

/** The mail of a forgotten password; nothing when nobody bears the address. */
export async function mailPasswordLink(context: Context, { mail }: { mail: string }): Promise<void> {
  const user = await findUserByMail(context.db, mail)
  if (!user || isBlocked(user.status) || (await linksThisHour(context, user.id)) >= linksAnHour) return
  const path = await passwordLinkPath(context, user.id)
  await context.services.enqueueMail(context, { moment: 'reset_password', to: recipientOf(user), occurrence: path, path })
  await trace(context, { action: 'reset_password', user_id: user.id, info: 'mail' })
}

const invited: readonly number[] = accountStatus.codesOf('pending', 'invited')

/** Someone invited who never chose a password tried to sign in: a new link, one an hour at most. */
export async function mailInvitationAgain(context: Context, { mail }: { mail: string }): Promise<void> {
  const user = await findUserByMail(context.db, mail)
  if (!user || user.password_hash !== null || !invited.includes(user.status) || (await linksThisHour(context, user.id)) > 0) return
  const path = await passwordLinkPath(context, user.id)
  await context.services.enqueueMail(context, { moment: 'choose_password', to: recipientOf(user), occurrence: path, path })
}

/** Who is suspended may choose a password, and is told afterwards; who is gone is not found. */
function refuseGone(status: number): void {
  if (isBlocked(status) && status !== accountStatus.codeOf('suspended')) refuse(kernelErrors.notFound)
}

export const readPasswordLink: Verb<typeof waysInContract.readPasswordLink> = async (context, { params }) => {
  const { first_name, mail, has_password, status } = await readLink(context, params.unique, 'password')
  refuseGone(status)
  return { first_name, mail, is_first: !has_password }
}

/** Where a first password leads: what lacks is asked, who signed up by themselves may have to be validated, others are in. */
function statusAfter({ tenant }: Context, user: UserRow): number {
  const status = accountStatus.keyOf(user.status)
  if (status === 'validated') return accountStatus.codeOf('active')
  if (status !== 'pending' && status !== 'invited') return user.status
  if (user.first_name.trim() === '' || user.last_name.trim() === '') return accountStatus.codeOf('toComplete')
  const waits = status === 'pending' && paramsOf(tenant).self_signup === 'validated'
  return accountStatus.codeOf(waits ? 'toValidate' : 'active')
}

/** Kept only when given: a box left empty is no refusal (PRV-02, PRV-03). */
async function keepConsent(context: Context, user_id: number): Promise<void> {
  const wording = context.language.say(accountWords.newsConsent, { client: context.tenant.label })
  const { address, user_agent } = context.request
  await context.db
    .insertInto('consents')
    .values({
      user_id,
      channel: 'mail',
      is_given: true,
      wording,
      source: 'choose_password',
      proof: JSON.stringify({ address, user_agent }),
    })
    .execute()
  await trace(context, { action: 'set_consent', user_id, info: wording, subject_id: user_id })
}

/** @throws 404 for a dead link, 422 when the entries differ, 403 when the account awaits its validation */
export const choosePassword: Verb<typeof waysInContract.choosePassword> = async (context, { params, body }) => {
  const link = await readLink(context, params.unique, 'password')
  refuseDifferent(body.password, body.confirmation)
  const user = found(await findUser(context.db, link.user_id))
  refuseGone(user.status)
  await spendLink(context, link.id)
  await setPassword(context, user, body.password, null)
  const status = statusAfter(context, user)
  await context.db.updateTable('users').set({ status }).where('id', '=', user.id).execute()
  if (body.news && user.password_hash === null) await keepConsent(context, user.id)
  await trace(context, { action: 'choose_password', user_id: user.id, info: 'mail link' })
  if (accountStatus.keyOf(status) === 'suspended') refuseKeeping(identityErrors.suspended, { name: context.tenant.label })
  // A second factor is never passed by a mailbox alone.
  if (user.totp_confirmed_at) refuseKeeping(identityErrors.codeNeeded)
  return openSession(context, user.id)
}
