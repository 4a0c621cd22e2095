import { randomUUID } from 'node:crypto'
import { may as onEvents } from '@kxo/domain/events/permissions'
import { accountStatus } from '@kxo/domain/identity/status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { closedBecause, closingDates } from '@kxo/domain/registrations/closing'
import { signin } from '@kxo/domain/registrations/paths'
import type { visitorContract } from '@kxo/domain/registrations/visitor/visitor-contract'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { throttle } from '../../../platform/http/throttle.ts'
import { availabilityAt, getEvent } from '../../events/index.ts'
import { findUserByMail, mailCode, openSession, proveCode, refuseShutOut, signupOf } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'

type Contract = typeof visitorContract

/** The event a visitor sees. @throws 404 */
async function seenByVisitors({ db, actor }: Context, id: number) {
  const event = await getEvent(db, id)
  const isForAll = event.onboarding === 'public' || event.onboarding === 'openToAll'
  return isForAll && onEvents.seeEvent(actor, { ...event, takes_part: false }) ? event : refuse(kernelErrors.notFound)
}

/** @throws 404 when they do not see the event, 409 when it is closed, 403 without an account where one is needed */
async function checkOpenToVisitors(context: Context, id: number, mail: string): Promise<void> {
  const event = await seenByVisitors(context, id)
  const reason = closedBecause(availabilityAt(event, context.now))
  if (reason) refuse(reason, closingDates(event))
  // Open to all means to whoever has an account: a visitor who may open none needs somebody to open it.
  if (event.onboarding === 'openToAll' && !(await findUserByMail(context.db, mail))) signupOf(context, mail)
}

const proofOf = (mail: string) => ({ mail, purpose: 'registration', user_id: null }) as const

/** Mails the code; the same answer whether the address is known or not. */
export const sendVisitorCode: Verb<Contract['sendCode']> = async (context, { params, body }) => {
  await seenByVisitors(context, params.id)
  await throttle(context, 'code')
  const to = { user_id: null, mail: body.mail, first_name: '', last_name: '', language: context.language.locale }
  await mailCode(context, proofOf(body.mail), to)
  return { done: true as const }
}

/** Whoever proves an address registers as its person: the one known by it, else a new one without a password. */
export const enterAsVisitor: Verb<Contract['enter']> = async (context, { params, body }) => {
  await proveCode(context, proofOf(body.mail), body.code)
  await checkOpenToVisitors(context, params.id, body.mail)
  const known = await findUserByMail(context.db, body.mail)
  if (known) refuseShutOut(context, known.status)
  const user = known ?? (await createVisitor(context, body))
  await trace(context, { action: 'open_link', user_id: user.id, info: `event ${params.id}` })
  return { session: await openSession(context, user.id, { isLink: true }), path: signin(params.id) }
}

type Visitor = { mail: string; first_name: string; last_name: string; phone?: string | null | undefined }
async function createVisitor(context: Context, { mail, first_name, last_name, phone }: Visitor) {
  const user = await context.db
    .insertInto('users')
    .values({
      unique_id: randomUUID(),
      mail,
      first_name,
      last_name,
      phone: phone ?? null,
      status: accountStatus.codeOf('invited'),
      language: context.language.locale,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'create_user', user_id: user.id, subject_id: user.id })
  return user
}
