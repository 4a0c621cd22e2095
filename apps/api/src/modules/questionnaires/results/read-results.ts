import { splitValues } from '@kxo/domain/forms/answers/multi-values'
import type { FormField } from '@kxo/domain/forms/inputs/field'
import type { QuestionResult, questionnairesContract } from '@kxo/domain/questionnaires/contract'
import { isCounted } from '@kxo/domain/questionnaires/counted'
import { may } from '@kxo/domain/questionnaires/permissions'
import { leastAnswers } from '@kxo/domain/questionnaires/rules'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { fieldsOf } from '../../forms/index.ts'
import { figuresFrom, readSums } from '../figures.ts'
import { sendingsOfForm } from '../sending/sendings.ts'
import { getQuestionnaire, inScope, mayBeShown, ofCaller, type Scope } from './scope.ts'
import { isHiddenAnswer } from './shown-answers.ts'

const shownTexts = 20

type Answered = { name: string; value: string; count: number }
type Written = Answered & { response: number | null }
const responses = (scope: Scope) => sql`questionnaire_responses r
  join event_questionnaires s on s.tenant_id = r.tenant_id and s.id = r.event_questionnaire_id
  cross join lateral jsonb_each_text(r.answers) as answer (name, value)
  where r.tenant_id = current_tenant() and ${inScope(scope)}`

/** Questions that were put, as they read in the latest version that put them. */
async function questionsOf(db: Queries, scope: Scope, published: number | null): Promise<FormField[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct r.version_id as id from questionnaire_responses r
      join event_questionnaires s on s.tenant_id = r.tenant_id and s.id = r.event_questionnaire_id
      where r.tenant_id = current_tenant() and ${inScope(scope)} order by 1 desc`.execute(db)
  const versions = new Set([...(published === null ? [] : [published]), ...rows.map(({ id }) => id)])
  const questions = new Map<string, FormField>()
  for (const id of versions) for (const field of await fieldsOf(db, id)) if (!questions.has(field.name)) questions.set(field.name, field)
  return [...questions.values()]
}

const meanOf = (values: readonly { value: string; count: number }[], answers: number): number =>
  values.reduce((sum, { value, count }) => sum + Number(value) * count, 0) / answers

const splitCounts = (answered: readonly Answered[]): QuestionResult['values'] => {
  const counts = new Map<string, number>()
  for (const { value, count } of answered) for (const one of splitValues(value)) counts.set(one, (counts.get(one) ?? 0) + count)
  return [...counts].map(([value, count]) => ({ value, count }))
}

/** How each question was answered: values counted, or the first texts. */
async function resultsOf(db: Queries, scope: Scope, fields: readonly FormField[]): Promise<QuestionResult[]> {
  const names = fields.filter(({ input_type }) => isCounted(input_type)).map(({ name }) => name)
  const { rows: values } = await sql<Answered>`select answer.name, answer.value, count(*)::int as count from ${responses(scope)}
    and answer.name = any(${names}::text[]) group by 1, 2 order by 1, 2`.execute(db)
  const { rows: texts } = await sql<Written & { rank: number }>`
    select * from (select answer.name, answer.value, case when ${mayBeShown} then r.id end as response, count(*) over (partition by answer.name)::int as count,
        row_number() over (partition by answer.name order by r.id) as rank from ${responses(scope)} and answer.name <> all(${names}::text[]) and not ${isHiddenAnswer(sql`answer.name`)}) as written
      where rank <= ${shownTexts}`.execute(db)
  return fields.map((field): QuestionResult => {
    const { name, input_type } = field
    const answered = values.filter((one) => one.name === name)
    const written = texts.filter((one) => one.name === name)
    const answers = answered.reduce((sum, { count }) => sum + count, 0) || (written[0]?.count ?? 0)
    return {
      name,
      field,
      answers,
      mean: input_type === 'stars' && answers >= leastAnswers ? meanOf(answered, answers) : null,
      values:
        answers < leastAnswers
          ? []
          : input_type === 'multiSelect'
            ? splitCounts(answered)
            : answered.map(({ value, count }) => ({ value, count })),
      texts: written.map(({ value, response }) => ({ text: value, response })),
    }
  })
}

export const readResults: Verb<typeof questionnairesContract.results> = async ({ db, actor }, { params, query }) => {
  authorize(may.readQuestionnaires(actor))
  const { id, name, published_version_id } = await getQuestionnaire(db, params.id)
  const scope = { actor, id, ...query }
  const sums = await readSums(db, inScope(scope))
  const figures = figuresFrom(sums)
  const isShown = sums.answered >= leastAnswers
  const events = new Map((await sendingsOfForm(db, id, ofCaller(actor))).map(({ event_id, event_title }) => [event_id, event_title]))
  return {
    id,
    name,
    ...figures,
    promoters: figures.score === null ? 0 : sums.promoters,
    detractors: figures.score === null ? 0 : sums.detractors,
    passives: figures.score === null ? 0 : sums.recommended - sums.promoters - sums.detractors,
    questions: isShown ? await resultsOf(db, scope, await questionsOf(db, scope, published_version_id)) : [],
    events: [...events].map(([id, title]) => ({ id, title })),
  }
}

export const listSendings: Verb<typeof questionnairesContract.sendings> = async ({ db, actor }, { params }) => {
  authorize(may.readQuestionnaires(actor))
  return sendingsOfForm(db, (await getQuestionnaire(db, params.id)).id, ofCaller(actor))
}
