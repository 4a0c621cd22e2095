import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { formFacts } from '@kxo/domain/registrations/forms/form-facts'
import { signin } from '@kxo/domain/registrations/paths'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { paramsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { fromAbove } from '../dependencies.ts'
import { formsStanding } from '../forms/forms-of.ts'
import { writeToGuest } from '../inviting/write-to-guest.ts'
import { presentRegistration } from '../present.ts'
import { lockRegistration, type RegistrationRow } from '../queries.ts'
import { askToDecide, confirm } from '../registering/advance.ts'
import { changeStatus } from './change-status.ts'

/** A request that awaits approval, held for who decides of it. @throws 403 for who decides of none, 404 for another's, 409 past its status */
export async function lockRequest(
  context: Context,
  id: number,
  to: { fr: string; en: string },
): Promise<RegistrationRow & { isFinal: boolean }> {
  const { actor, db, tenant } = context
  authorize(may.decideSome(actor))
  const row = found(await lockRegistration(db, id))
  const request = { ...row, referent_validates: paramsOf(tenant).referent_validates }
  if (!may.decide(actor, request)) refuse(kernelErrors.notFound)
  const from = registrationStatus.keyOf(row.status)
  if (from !== 'toValidate') {
    await refuseDecided(context, row)
    refuse(registrationErrors.wrongStatus, { from: registrationStatus.labelOf(from), to })
  }
  return { ...row, isFinal: may.settle(actor, request) || !row.needs_approval }
}

/** Somebody else answered first: who, when and what is said. @throws 409 */
async function refuseDecided({ db, actor }: Context, row: RegistrationRow): Promise<void> {
  const decision = await db
    .selectFrom('registration_history as line')
    .innerJoin('users', (join) => join.onRef('users.tenant_id', '=', 'line.tenant_id').onRef('users.id', '=', 'line.by_user_id'))
    .select(['line.at', 'users.id', 'users.first_name', 'users.last_name'])
    .where('line.registration_id', '=', row.id)
    .where('line.from_status', '=', registrationStatus.codeOf('toValidate'))
    .orderBy('line.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!decision || decision.id === actor.user_id || decision.id === row.user_id) return
  const { first_name, last_name, at } = decision
  const status = registrationStatus.labelOf(registrationStatus.keyOf(row.status))
  refuse(registrationErrors.decidedMeanwhile, { name: `${first_name} ${last_name}`, at, status })
}

/** Accepts a request that awaits approval. Any earlier status is confirmed by `change-status`, with a reason. */
export const approve: Verb<typeof registrationsContract.approve> = async (context, { params }) => {
  const { isFinal, ...row } = await lockRequest(context, params.id, registrationStatus.labelOf('registered'))
  return presentRegistration(isFinal ? await approveRow(context, row) : await agree(context, row))
}

/** The last word on a request: its place is certain, its person is told. */
export async function approveRow(context: Context, row: RegistrationRow): Promise<RegistrationRow> {
  const obstacles = await obstaclesOf(context, row)
  if (obstacles.length > 0) return acceptAndWait(context, row, obstacles)
  const accepted = await changeStatus(context, row, 'registered', null, { approved_at: context.now })
  await writeToGuest(context, 'validate_guest', accepted)
  await confirm(context, accepted)
  return accepted
}

/** The forms an accepted request waits for, by name. */
const obstaclesOf = async (context: Context, row: RegistrationRow): Promise<string[]> =>
  (await formsStanding(context.db, row)).filter((form) => formFacts([form]).is_confirmation_held).map(({ name }) => name)

/** Accepted, and confirmed once its person has filled in what is asked then. @throws 409 when it was accepted already */
async function acceptAndWait(context: Context, row: RegistrationRow, obstacles: readonly string[]): Promise<RegistrationRow> {
  if (row.approved_at !== null) refuse(registrationErrors.formAwaited, { name: obstacles.join(', ') })
  const { db, now } = context
  const patch = { approved_at: now, version: row.version + 1 }
  await db.updateTable('registrations').set(patch).where('id', '=', row.id).execute()
  await trace(context, { action: 'agree_guest', event_id: row.event_id, subject_id: row.id })
  await fromAbove().finishTasksOf(context, [row.id])
  const accepted = { ...row, ...patch }
  await writeToGuest(context, 'ask_form', accepted, { path: signin(row.event_id), values: { forms: obstacles.join(', ') } })
  return accepted
}

/** A referent's agreement, on an event that selects by itself: its organisers are then asked, once. */
async function agree(context: Context, row: RegistrationRow): Promise<RegistrationRow> {
  if (row.referent_agreed_at !== null) return row
  const { db, now } = context
  const patch = { referent_agreed_at: now, version: row.version + 1 }
  await db.updateTable('registrations').set(patch).where('id', '=', row.id).execute()
  await trace(context, { action: 'agree_guest', event_id: row.event_id, subject_id: row.id })
  const agreed = { ...row, ...patch }
  await askToDecide(context, agreed)
  return agreed
}
