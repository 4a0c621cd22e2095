import { checkAnswers } from '@kxo/domain/forms/rules'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { questionnairesContract } from '@kxo/domain/questionnaires/contract'
import { questionnairesErrors } from '@kxo/domain/questionnaires/errors'
import { alertsIn, scoreOf } from '@kxo/domain/questionnaires/rules'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { refuseOwnOutOfOrder } from '../../events/index.ts'
import { trace } from '../../traces/index.ts'
import { alertsOf } from '../alerts/alert-settings.ts'
import { raiseAlertJob } from '../jobs.ts'
import { answerableFields, type OwnSending, ownSending, presentOwn, stateOf } from './own-sending.ts'

type Contract = typeof questionnairesContract
type Own = { event: number; form: number }

/** The caller's questionnaire, held until the end so that it is answered once. @throws 403, 404, 409 when it may not be answered now */
async function holdOwn(context: Context, own: Own): Promise<{ row: OwnSending; user_id: number }> {
  const { db, actor, now } = context
  authorize(actor.acting_admin_id === null)
  const { id } = await ownSending(context, own)
  const user_id = found(actor.user_id)
  await db
    .insertInto('questionnaire_invitations')
    .values({ event_questionnaire_id: id, user_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .selectFrom('questionnaire_invitations')
    .select('user_id')
    .where('event_questionnaire_id', '=', id)
    .where('user_id', '=', user_id)
    .forUpdate()
    .execute()
  const row = await ownSending(context, own)
  const state = stateOf(row, now)
  if (state === 'answered') refuse(questionnairesErrors.alreadyAnswered)
  if (state === 'closed') refuse(questionnairesErrors.closed)
  if (state === 'notYet') refuse(questionnairesErrors.notYet)
  return { row, user_id }
}

const invitationOf = ({ db }: Context, { id }: OwnSending, user_id: number) =>
  db.updateTable('questionnaire_invitations').where('event_questionnaire_id', '=', id).where('user_id', '=', user_id)

/** A response is kept once, whole; of an anonymous one nothing tells whose it is. @throws 403, 404, 409, 422 */
export const answerQuestionnaire: Verb<Contract['answer']> = async (context, { params, body }) => {
  const { db, now } = context
  const { row, user_id } = await holdOwn(context, params)
  const version = found(
    await db
      .selectFrom('form_versions')
      .select('id')
      .where('id', '=', body.version)
      .where('form_id', '=', row.form_id)
      .where('number', '>', 0)
      .executeTakeFirst(),
  )
  await refuseOwnOutOfOrder(context, row.event_id, 'questionnaire', row.id)
  const fields = await answerableFields(db, version.id)
  const { accepted, issues } = checkAnswers(fields, body.answers, { isAdmin: false })
  if (issues.length > 0)
    refuse(
      kernelErrors.invalid,
      {},
      issues.map(({ field, key, values }) => ({ field, message: key, values })),
    )
  const answers = Object.fromEntries([...accepted].map(([{ name }, value]) => [name, value]))
  const answered_on = dayInZone(now, row.time_zone)
  const alerts = alertsIn(await alertsOf(db, row.form_id), answers)
  const { id } = await db
    .insertInto('questionnaire_responses')
    .values({
      event_questionnaire_id: row.id,
      version_id: version.id,
      user_id: row.is_anonymous ? null : user_id,
      answered_on,
      answers: JSON.stringify(answers),
      alerts,
      ...scoreOf(fields, answers),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await invitationOf(context, row, user_id).set({ answered_on, declined_on: null }).execute()
  if (row.is_anonymous) await forgetOrder(context, row)
  else if (alerts.length > 0) await context.enqueue(raiseAlertJob, { response: id })
  // When somebody answered would tell which response is theirs.
  if (!row.is_anonymous)
    await trace(context, { action: 'answer_questionnaire', event_id: row.event_id, subject_id: row.form_id, user_id, info: row.name })
  return presentOwn(context, await ownSending(context, params))
}

/** Nothing of the transaction that wrote a response, or an invitation, is left to tell which goes with which. */
async function forgetOrder({ db }: Context, { id }: OwnSending): Promise<void> {
  await db.updateTable('questionnaire_responses').set({ event_questionnaire_id: id }).where('event_questionnaire_id', '=', id).execute()
  await db
    .updateTable('questionnaire_invitations')
    .set({ event_questionnaire_id: id })
    .where('event_questionnaire_id', '=', id)
    .where('answered_on', 'is not', null)
    .execute()
}

/** Reminders stop; whoever changes their mind may still answer. @throws 403, 404, 409 */
export const declineQuestionnaire: Verb<Contract['decline']> = async (context, { params }) => {
  const { row, user_id } = await holdOwn(context, params)
  await invitationOf(context, row, user_id)
    .set({ declined_on: dayInZone(context.now, row.time_zone) })
    .execute()
  return presentOwn(context, await ownSending(context, params))
}
