import { may } from '@kxo/domain/events/permissions'
import { formNature } from '@kxo/domain/forms/nature'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { type QuestionnaireAudience, questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import type { questionnairesContract } from '@kxo/domain/questionnaires/contract'
import { qualiopiSet } from '@kxo/domain/questionnaires/model'
import { dayBounds, type QuestionnaireMoment, questionnaireMoment } from '@kxo/domain/questionnaires/moment'
import { may as mayQuestionnaires } from '@kxo/domain/questionnaires/permissions'
import type { EventQuestionnaire } from '@kxo/domain/questionnaires/sending-contract'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { getEvent, lockEvent } from '../../events/index.ts'
import { trace } from '../../traces/index.ts'
import { formFromModel } from '../templates/form-from-model.ts'
import { sendingsOfEvent } from './sendings.ts'

type Contract = typeof questionnairesContract
type Sending = Pick<EventQuestionnaire, 'form' | 'audience' | 'moment' | 'days' | 'open_days' | 'is_anonymous'>

export const listEventQuestionnaires: Verb<Contract['ofEvent']> = async ({ db, actor }, { params }) => {
  authorize(may.readEvent(actor, await getEvent(db, params.id)) && mayQuestionnaires.readQuestionnaires(actor))
  return sendingsOfEvent(db, params.id)
}

/** The event whose questionnaires change, held until the end. @throws 403, 404, 409 once it is over or cancelled */
async function editEventQuestionnaires(context: Context, event_id: number): Promise<void> {
  authorize(mayQuestionnaires.writeQuestionnaires(context.actor))
  await lockEvent(context, event_id)
}

/** @throws 422 outside of the days of its moment */
function refuseWrongDays(moment: QuestionnaireMoment, days: number): void {
  const [min, max] = dayBounds[moment]
  if (days < min) refuse(kernelErrors.invalid, {}, [{ field: 'days', message: 'min', values: { min } }])
  if (days > max) refuse(kernelErrors.invalid, {}, [{ field: 'days', message: 'max', values: { max } }])
}

const isSame = (one: Pick<Sending, 'form' | 'audience' | 'moment'>, other: Pick<Sending, 'form' | 'audience' | 'moment'>): boolean =>
  one.form === other.form && one.audience === other.audience && one.moment === other.moment

async function insert({ db, now }: Context, event_id: number, { form, audience, moment, ...rest }: Sending): Promise<void> {
  await db
    .insertInto('event_questionnaires')
    .values({
      event_id,
      form_id: form,
      audience: questionnaireAudience.codeOf(audience),
      moment: questionnaireMoment.codeOf(moment),
      created_at: now,
      ...rest,
    })
    .execute()
}

/** @throws 404 on a form that is no questionnaire or was put away, 409 on what the event sends already */
export const addQuestionnaire: Verb<Contract['add']> = async (context, { params, body }) => {
  await editEventQuestionnaires(context, params.id)
  refuseWrongDays(body.moment, body.days)
  const { db } = context
  const form = found(
    await db
      .selectFrom('forms')
      .select(['id', 'name'])
      .where('id', '=', body.form)
      .where('nature', '=', formNature.codeOf('questionnaire'))
      .where('archived_at', 'is', null)
      .executeTakeFirst(),
  )
  await insert(context, params.id, body)
  await trace(context, { action: 'add_questionnaire', event_id: params.id, subject_id: form.id, info: form.name })
  return sendingsOfEvent(db, params.id)
}

const usualOpenDays: Readonly<Record<QuestionnaireAudience, number>> = { participant: 30, partner: 30, referent: 60 }

/** What the event sends already stays as it is. */
export const addQuestionnaireSet: Verb<Contract['addSet']> = async (context, { params }) => {
  await editEventQuestionnaires(context, params.id)
  const { db } = context
  const already = await sendingsOfEvent(db, params.id)
  for (const { model, audience, moment, days } of qualiopiSet) {
    const form = await formFromModel(context, model)
    if (already.some((one) => isSame(one, { form, audience, moment }))) continue
    await insert(context, params.id, { form, audience, moment, days, open_days: usualOpenDays[audience], is_anonymous: false })
    await trace(context, { action: 'add_questionnaire', event_id: params.id, subject_id: form })
  }
  return sendingsOfEvent(db, params.id)
}

/** One of the questionnaires an event sends. @throws 404 */
const sendingOf = async (context: Context, event_id: number, id: number): Promise<EventQuestionnaire> =>
  found((await sendingsOfEvent(context.db, event_id)).find((one) => one.id === id))

export const changeQuestionnaire: Verb<Contract['change']> = async (context, { params, body }) => {
  await editEventQuestionnaires(context, params.id)
  const { db } = context
  const sending = await sendingOf(context, params.id, params.sending)
  refuseWrongDays(sending.moment, body.days)
  await db.updateTable('event_questionnaires').set(body).where('id', '=', sending.id).execute()
  await trace(context, { action: 'change_questionnaire', event_id: params.id, subject_id: sending.form, info: sending.name })
  return sendingsOfEvent(db, params.id)
}

/** One that invited nobody leaves no mark; another is sent no more, and its responses stay. */
export const removeQuestionnaire: Verb<Contract['remove']> = async (context, { params }) => {
  await editEventQuestionnaires(context, params.id)
  const { db, now } = context
  const sending = await sendingOf(context, params.id, params.sending)
  if (sending.invited === 0) await db.deleteFrom('event_questionnaires').where('id', '=', sending.id).execute()
  else await db.updateTable('event_questionnaires').set({ retired_at: now }).where('id', '=', sending.id).execute()
  await trace(context, { action: 'remove_questionnaire', event_id: params.id, subject_id: sending.form, info: sending.name })
  return sendingsOfEvent(db, params.id)
}

/** The questionnaires of an event on a copy that sends none. */
export async function copyQuestionnaires(context: Context, from: number, to: number): Promise<void> {
  if ((await sendingsOfEvent(context.db, to)).length > 0) return
  for (const { form, audience, moment, days, open_days, is_anonymous } of await sendingsOfEvent(context.db, from))
    await insert(context, to, { form, audience, moment, days, open_days, is_anonymous })
}
