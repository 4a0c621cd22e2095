import { answerText } from '@kxo/domain/forms/answers/answer-text'
import type { FormField } from '@kxo/domain/forms/inputs/field'
import { questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import type { questionnairesContract, ResponseRow } from '@kxo/domain/questionnaires/contract'
import { responseList } from '@kxo/domain/questionnaires/list'
import { may } from '@kxo/domain/questionnaires/permissions'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import type { ExportColumn } from '../../../platform/tables/table-export.ts'
import { fieldsOf } from '../../forms/index.ts'
import { listOrExport, trace } from '../../traces/index.ts'
import { getQuestionnaire, inScope, mayBeShown, type Scope } from './scope.ts'
import { hiddenIn, shownAnswers } from './shown-answers.ts'

const plan = planOf(
  responseList,
  {
    answered_on: 'r.answered_on',
    event_title: { at: sql`e.title`, isBeside: true, isSortedByReading: true },
    audience: { at: sql`s.audience`, isBeside: true, isSortedByReading: true },
    recommendation: { at: sql`r.recommendation`, isSortedByReading: true },
    is_alert: { at: sql`(r.alerts <> '{}')` },
  },
  { search: sql`searchable(e.title || ' ' || coalesce(u.first_name || ' ' || u.last_name, ''))`, sort: '-answered_on', id: sql`r.id` },
)

/** The responses of a scope that may be shown. */
export const responseRows = (db: Queries, scope: Scope) =>
  db
    .selectFrom('questionnaire_responses as r')
    .innerJoin('event_questionnaires as s', (join) =>
      join.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.event_questionnaire_id'),
    )
    .innerJoin('events as e', (join) => join.onRef('e.tenant_id', '=', 's.tenant_id').onRef('e.id', '=', 's.event_id'))
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'r.tenant_id').onRef('u.id', '=', 'r.user_id'))
    .select(['r.id', 'r.answered_on', 's.event_id', 'e.title as event_title', 's.audience', 'r.user_id as person_id', 'r.recommendation'])
    .select([
      'r.version_id',
      shownAnswers.as('answers'),
      'r.alerts',
      sql<boolean>`r.alerts <> '{}'`.as('is_alert'),
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('person'),
    ])
    .select(sql<number | null>`round(r.points * 100 / nullif(r.points_max, 0))::int`.as('satisfaction'))
    .where(inScope(scope))
    .where(mayBeShown)

type Row = Omit<ResponseRow, 'audience'> & { audience: number; version_id: number; answers: unknown; alerts: string[] }
type Answered = ResponseRow & { version_id: number; answers: Record<string, string>; alerts: string[] }
const presented = (row: Row): Answered => ({
  ...row,
  audience: questionnaireAudience.keyOf(row.audience),
  answers: row.answers as Record<string, string>, // written by `answerQuestionnaire` alone
})

/** A column of the exported file for each question. */
const questionColumns = (fields: readonly FormField[], { language }: Pick<Context, 'language'>): Record<string, ExportColumn<Answered>> =>
  Object.fromEntries(
    fields.map(({ name, label, label_en, input_type }) => [
      `answer_${name}`,
      {
        label: { fr: label, en: label_en || label },
        kind: input_type === 'stars' ? 'number' : 'text',
        value: ({ answers }) => {
          const value = answers[name]
          if (value === undefined) return null
          return input_type === 'stars' ? Number(value) : answerText(input_type, value, language)
        },
      } satisfies ExportColumn<Answered>,
    ]),
  )

export const listResponses: Verb<typeof questionnairesContract.responses> = async (context, { params, query }) => {
  const { db, actor } = context
  authorize(may.readQuestionnaires(actor))
  const { id, published_version_id } = await getQuestionnaire(db, params.id)
  const { event, audience } = query
  const fields = query.format && published_version_id !== null ? await fieldsOf(db, published_version_id) : []
  return listOrExport(context, 'export_responses', {
    name: 'reponses',
    plan,
    asked: query,
    query: (db: Queries) => responseRows(db, { actor, id, event, audience }),
    present: (rows) => rows.map(presented),
    columns: { ...exportsOf(responseList), ...questionColumns(fields, context) },
  })
}

/** A response as it was given: the questions of its own version. Reading one that names its person is traced. */
export const readResponse: Verb<typeof questionnairesContract.response> = async (context, { params }) => {
  const { db, actor } = context
  authorize(may.readQuestionnaires(actor))
  const { id } = await getQuestionnaire(db, params.id)
  const row = presented(found(await responseRows(db, { actor, id }).where('r.id', '=', params.response).executeTakeFirst()))
  if (row.person_id !== null)
    await trace(context, { action: 'view_responses', event_id: row.event_id, subject_id: id, user_id: row.person_id })
  return { ...row, fields: await fieldsOf(db, row.version_id), hidden: await hiddenIn(db, row.id) }
}
