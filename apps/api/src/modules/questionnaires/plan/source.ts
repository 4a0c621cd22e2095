import { answerText } from '@kxo/domain/forms/answers/answer-text'
import type { FormField } from '@kxo/domain/forms/inputs/field'
import { adminQuestionnaireResponses } from '@kxo/domain/questionnaires/paths'
import { planWords as w } from '@kxo/domain/questionnaires/plan/plan-words'
import { boundsOf } from '@kxo/domain/questionnaires/rules'
import { type Context, found } from '../../../platform/context.ts'
import { fieldsOf } from '../../forms/index.ts'
import { responseRows } from '../results/list-responses.ts'
import { getQuestionnaire } from '../results/scope.ts'

/** What an action answers: a questionnaire, maybe one of its responses and one of its questions, with what was said. */
export type Source = {
  form_id: number
  name: string
  response_id: number | null
  question: string | null
  label: string | null
  said: string | null
  event_id: number | null
  user_id: number | null
  person: string | null
  answered_on: string | null
}
type Named = { form?: number | null | undefined; response?: number | null | undefined; question?: string | null | undefined }

/** @throws 404 on a response that may not be shown, or on a question that was not put */
export async function sourceOf(context: Context, { form, response, question }: Named): Promise<Source | null> {
  const { db, actor } = context
  if (!form) {
    found(response || question ? undefined : true)
    return null
  }
  const { id, name, published_version_id } = await getQuestionnaire(db, form)
  const row = response ? found(await responseRows(db, { actor, id }).where('r.id', '=', response).executeTakeFirst()) : undefined
  const version = row?.version_id ?? published_version_id
  const fields = version === null ? [] : await fieldsOf(db, version)
  const field = question ? found(fields.find((one) => one.name === question)) : undefined
  const answers = (row?.answers ?? {}) as Record<string, string> // written by `answerQuestionnaire` alone
  return {
    form_id: id,
    name,
    response_id: row?.id ?? null,
    question: field?.name ?? null,
    label: field?.label ?? null,
    said: field ? saidIn(context, field, answers[field.name] ?? '') : null,
    event_id: row?.event_id ?? null,
    user_id: row?.person_id ?? null,
    person: row?.person ?? null,
    answered_on: row?.answered_on ?? null,
  }
}

function saidIn({ language }: Context, field: FormField, value: string): string | null {
  if (value === '') return null
  if (field.input_type === 'stars') return language.say(w.score, { n: value, most: boundsOf(field)[1] })
  return answerText(field.input_type, value, language)
}

/** What the task of an action says: the questionnaire, the question and what was answered, and where it is read. */
export function textOf({ language, services }: Context, source: Source | null): string {
  if (source === null) return ''
  const { form_id, name, response_id, label, said } = source
  const address = `${services.publicUrl()}${adminQuestionnaireResponses(form_id, name)}?tab=plan`
  return [
    name,
    label === null ? '' : said === null ? label : language.say(w.taskText, { question: label, said }),
    response_id === null ? address : `${address}&response=${response_id}`,
  ]
    .filter((line) => line !== '')
    .join('\n')
}
