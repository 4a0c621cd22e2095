import type { AttemptRow } from '@kxo/domain/quizzes/attempts-contract'
import type { quizzesContract } from '@kxo/domain/quizzes/contract'
import { attemptState } from '@kxo/domain/quizzes/kinds'
import { attemptList, personAttemptList } from '@kxo/domain/quizzes/list'
import { may } from '@kxo/domain/quizzes/permissions'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { authorize, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { findUser } from '../../identity/index.ts'
import { listOrExport } from '../../traces/index.ts'
import { attemptFacts } from '../attempt-facts.ts'
import { getQuiz } from '../quiz-of.ts'

export type ListedAttempt = Omit<AttemptRow, 'state' | 'percent'> & { state: number; percent: number; is_over: boolean; version_id: number }

/** Attempts with who made them and where; `of` as in `attemptFacts`. */
export const listedAttempts = (of: RawBuilder<unknown>, now: Date): RawBuilder<ListedAttempt> => sql<ListedAttempt>`
  select f.id, f.quiz_id, q.title as quiz, f.event_quiz_id as event_quiz_id, f.event_id, e.title as event_title, f.user_id as person_id,
         trim(u.first_name || ' ' || u.last_name) as person, f.number, f.started_at, f.minutes, f.percent, f.pass_mark, f.state, f.is_counted,
         f.is_over, f.version_id
    from (${attemptFacts(of, now)}) f
    join quizzes q on q.id = f.quiz_id
    join events e on e.id = f.event_id
    join users u on u.id = f.user_id
   where q.tenant_id = current_tenant() and e.tenant_id = q.tenant_id and u.tenant_id = q.tenant_id`

/** What is under way has no score yet. */
export const presentAttempt = ({ is_over, version_id: _, ...row }: ListedAttempt): AttemptRow => ({
  ...row,
  percent: is_over ? row.percent : null,
  state: attemptState.keyOf(row.state),
})

const plan = planOf(
  attemptList,
  {
    person: { at: sql`rows.person`, isSortedByReading: true },
    event_title: { at: sql`rows.event_title`, isSortedByReading: true },
    started_at: { at: sql`rows.started_at`, isSortedByReading: true },
    percent: { at: sql`rows.percent`, isSortedByReading: true },
  },
  { search: sql`searchable(rows.person || ' ' || rows.event_title)`, sort: '-started_at', id: sql`rows.id` },
)
const personPlan = planOf(
  personAttemptList,
  {
    quiz: { at: sql`rows.quiz`, isSortedByReading: true },
    event_title: { at: sql`rows.event_title`, isSortedByReading: true },
    started_at: { at: sql`rows.started_at`, isSortedByReading: true },
    percent: { at: sql`rows.percent`, isSortedByReading: true },
  },
  { search: sql`searchable(rows.quiz || ' ' || rows.event_title)`, sort: '-started_at', id: sql`rows.id` },
)
type Listed = SelectQueryBuilder<{ rows: ListedAttempt }, 'rows', ListedAttempt>

const listedIn = (db: Queries, rows: RawBuilder<ListedAttempt>): Listed =>
  db.selectFrom(sql<ListedAttempt>`(${rows})`.as('rows')).selectAll('rows') as unknown as Listed // written by hand: no table the types know

export const listAttempts: Verb<typeof quizzesContract.attempts> = async (context, { params, query }) => {
  authorize(may.readQuizzes(context.actor))
  const { title } = await getQuiz(context.db, params.id)
  const inEvent = query.event === undefined ? sql`true` : sql`g.event_id = ${query.event}`
  const rows = listedAttempts(sql`g.quiz_id = ${params.id} and ${inEvent}`, context.now)
  const queried = (db: Queries): Listed => {
    const all = listedIn(db, rows)
    return query.state === undefined ? all : all.where('rows.state', '=', attemptState.codeOf(query.state))
  }
  return listOrExport(context, 'export_attempts', {
    name: title,
    plan: { ...plan, zone: context.tenant.time_zone },
    asked: query,
    query: queried,
    present: (listed) => listed.map(presentAttempt),
    columns: exportsOf(attemptList),
  })
}

/** @throws 403, 404 */
export const listPersonAttempts: Verb<typeof quizzesContract.personAttempts> = async (context, { params, query }) => {
  authorize(may.readQuizzes(context.actor))
  const { id, first_name, last_name } = found(await findUser(context.db, params.id))
  const rows = listedAttempts(sql`a.user_id = ${id}`, context.now)
  return listOrExport(context, 'export_attempts', {
    name: `${first_name} ${last_name}`,
    plan: { ...personPlan, zone: context.tenant.time_zone },
    asked: query,
    query: (db: Queries) => listedIn(db, rows),
    present: (listed) => listed.map(presentAttempt),
    columns: exportsOf(personAttemptList),
  })
}
