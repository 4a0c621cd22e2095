import type { questionnairesContract } from '@kxo/domain/questionnaires/contract'
import { isCounted } from '@kxo/domain/questionnaires/counted'
import { may } from '@kxo/domain/questionnaires/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { fieldsOf } from '../../forms/index.ts'
import { trace } from '../../traces/index.ts'
import { responseRows } from './list-responses.ts'
import { getQuestionnaire } from './scope.ts'

type Contract = typeof questionnairesContract

type Params = { id: number; response: number }

/** A response the caller reads. @throws 404 */
async function getResponse({ db, actor }: Context, { id, response }: Params) {
  const form = await getQuestionnaire(db, id)
  const row = found(await responseRows(db, { actor, id: form.id }).where('r.id', '=', response).executeTakeFirst())
  return { form, row }
}

/** @throws 404 on what was not written: a score is counted, and is never taken out of the figures */
export const hideAnswer: Verb<Contract['hideAnswer']> = async (context, { params, body }) => {
  const { db, actor, now } = context
  authorize(may.writePlan(actor))
  const { form, row } = await getResponse(context, params)
  const { question, reason } = body
  const fields = await fieldsOf(db, row.version_id)
  found(fields.find(({ name, input_type }) => name === question && !isCounted(input_type)))
  found((row.answers as Record<string, string>)[question] || undefined)
  await db
    .insertInto('hidden_answers')
    .values({ response_id: row.id, question, reason, hidden_by: actor.user_id, hidden_at: now })
    .execute()
  await trace(context, { action: 'hide_answer', subject_id: form.id, event_id: row.event_id, info: reason, change: { question } })
  return { done: true as const }
}

export const showAnswer: Verb<Contract['showAnswer']> = async (context, { params }) => {
  const { db, actor } = context
  authorize(may.writePlan(actor))
  const { form, row } = await getResponse(context, params)
  const { question } = params
  const gone = await db
    .deleteFrom('hidden_answers')
    .where('response_id', '=', row.id)
    .where('question', '=', question)
    .returning('reason')
    .executeTakeFirst()
  const { reason } = found(gone)
  await trace(context, { action: 'show_answer', subject_id: form.id, event_id: row.event_id, info: reason, change: { question } })
  return { done: true as const }
}
