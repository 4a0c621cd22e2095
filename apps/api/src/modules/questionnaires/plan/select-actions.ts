import { answerText } from '@kxo/domain/forms/answers/answer-text'
import type { InputType } from '@kxo/domain/forms/inputs/input-type'
import { inputType } from '@kxo/domain/forms/inputs/input-type'
import type { Language } from '@kxo/domain/kernel/language'
import type { ImprovementAction } from '@kxo/domain/questionnaires/plan/action-contract'
import type { ImprovementStatus } from '@kxo/domain/questionnaires/plan/action-status'
import { improvementKind } from '@kxo/domain/questionnaires/plan/kind'
import { planWords as w } from '@kxo/domain/questionnaires/plan/plan-words'
import { boundsOf } from '@kxo/domain/questionnaires/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { mayBeShown } from '../results/scope.ts'
import { shownAnswers } from '../results/shown-answers.ts'

const nameOf = (table: string) =>
  sql<string | null>`nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), '')`

/** How an action stands: as its task; one whose task was taken away is given up, but for a complaint, which the register closes. */
const status = sql<ImprovementStatus>`case when t.id is not null then t.status when c.id is null then 'cancelled' when c.closed_on is null then 'todo' else 'done' end`
const isLate = (now: Date): RawBuilder<boolean> => sql<boolean>`(t.status = 'todo' and t.todo_date < ${now}) is true`

/** Where the fields of the list are found. */
export const places = (now: Date) => ({
  label: 'a.label',
  kind: 'a.kind',
  status: { at: status },
  owner_name: { at: nameOf('o') },
  due_at: 't.todo_date',
  is_late: { at: isLate(now) },
  form_name: 'f.name',
  event_title: 'e.title',
  closed_at: 't.closed_at',
  created_at: 'a.created_at',
})

/** The plan, an action a row, with its task or the task of its complaint, and what it answers. */
export const selectActions = (db: Queries, now: Date) =>
  db
    .selectFrom('improvement_actions as a')
    .leftJoin('complaints as c', (join) => join.onRef('c.tenant_id', '=', 'a.tenant_id').onRef('c.id', '=', 'a.complaint_id'))
    .leftJoin('tasks as t', (join) =>
      join.onRef('t.tenant_id', '=', 'a.tenant_id').on('t.id', '=', sql<number>`coalesce(a.task_id, c.task_id)`),
    )
    .leftJoin('users as o', (join) => join.onRef('o.tenant_id', '=', 't.tenant_id').onRef('o.id', '=', 't.todo_user_id'))
    .leftJoin('users as closers', (join) => join.onRef('closers.tenant_id', '=', 't.tenant_id').onRef('closers.id', '=', 't.closed_by'))
    .leftJoin('users as authors', (join) => join.onRef('authors.tenant_id', '=', 'a.tenant_id').onRef('authors.id', '=', 'a.created_by'))
    .leftJoin('forms as f', (join) => join.onRef('f.tenant_id', '=', 'a.tenant_id').onRef('f.id', '=', 'a.form_id'))
    .leftJoin('questionnaire_responses as r', (join) => join.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.id', '=', 'a.response_id'))
    .leftJoin('event_questionnaires as s', (join) =>
      join.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.event_questionnaire_id'),
    )
    .leftJoin('events as e', (join) => join.onRef('e.tenant_id', '=', 's.tenant_id').onRef('e.id', '=', 's.event_id'))
    .leftJoin('form_fields as q', (join) =>
      join
        .onRef('q.tenant_id', '=', 'a.tenant_id')
        .on('q.version_id', '=', sql<number>`coalesce(r.version_id, f.published_version_id)`)
        .onRef('q.name', '=', 'a.question'),
    )
    .select(['a.id', 'a.kind', 'a.label', 'a.form_id', 'f.name as form_name', 'a.response_id', 'a.complaint_id', 'a.task_id', 'a.version'])
    .select([
      'e.id as event_id',
      'e.title as event_title',
      't.todo_user_id as owner',
      't.todo_date as due_at',
      't.closed_at',
      'a.created_at',
    ])
    .select(['q.label as question', 'q.input_type', 'q.minimum', 'q.maximum'])
    .select([
      sql<string | null>`case when ${mayBeShown} then (${shownAnswers}) ->> a.question end`.as('said'),
      sql<string>`coalesce(nullif(a.result, ''), c.action, '')`.as('result'),
      status.as('status'),
      isLate(now).as('is_late'),
      nameOf('o').as('owner_name'),
      nameOf('closers').as('closed_by_name'),
      nameOf('authors').as('created_by_name'),
    ])
export type ActionRow = Awaited<ReturnType<ReturnType<typeof selectActions>['executeTakeFirstOrThrow']>>

/** What was answered, as people read it. */
function saidOf({ said, input_type, minimum, maximum }: ActionRow, language: Language): string | null {
  if (said === null || said === '' || input_type === null) return said || null
  const input: InputType = inputType.keyOf(input_type)
  if (input !== 'stars') return answerText(input, said, language)
  const [, most] = boundsOf({ minimum: numberOr(minimum), maximum: numberOr(maximum) })
  return language.say(w.score, { n: said, most })
}
const numberOr = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value))

export const presentAction = (row: ActionRow, language: Language): ImprovementAction => ({
  id: row.id,
  kind: improvementKind.keyOf(row.kind),
  label: row.label,
  form: row.form_id,
  form_name: row.form_name,
  response: row.response_id,
  question: row.question,
  said: saidOf(row, language),
  event: row.event_id,
  event_title: row.event_title,
  owner: row.owner,
  owner_name: row.owner_name,
  due_at: row.due_at,
  status: row.status,
  is_late: row.is_late,
  closed_at: row.closed_at,
  closed_by_name: row.closed_by_name,
  result: row.result,
  created_at: row.created_at,
  created_by_name: row.created_by_name,
  version: row.version,
})
