import { graceSeconds } from '@kxo/domain/quizzes/attempts'
import { attemptState, countedAttempt } from '@kxo/domain/quizzes/kinds'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

const state = (key: Parameters<typeof attemptState.codeOf>[0]) => sql.lit(attemptState.codeOf(key))
const [best, last] = [sql.lit(countedAttempt.codeOf('best')), sql.lit(countedAttempt.codeOf('last'))]

export type AttemptFact = {
  id: number
  event_quiz_id: number
  event_id: number
  quiz_id: number
  version_id: number
  user_id: number
  number: number
  started_at: Date
  ends_at: Date | null
  submitted_at: Date | null
  percent: number
  to_mark: number
  pass_mark: number
  is_over: boolean
  state: number
  is_counted: boolean
  minutes: number | null
}

/** Whether attempt `a` is over: sent, or out of time. */
export const isOver = (now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`(a.submitted_at is not null or coalesce(a.ends_at + make_interval(secs => ${sql.lit(graceSeconds)}) <= ${now}, false))`

/** Attempts with where each stands and whether it makes the result of its person; `of` keeps those of whole people, by `a`, `g` and `q`. */
export const attemptFacts = (of: RawBuilder<unknown>, now: Date): RawBuilder<AttemptFact> => sql<AttemptFact>`
  select a.id, a.event_quiz_id, g.event_id, g.quiz_id, a.version_id, a.user_id, a.number, a.started_at, a.ends_at, a.submitted_at, a.percent, a.to_mark,
         v.pass_mark, ${isOver(now)} as is_over,
         (case when not ${isOver(now)} then ${state('inProgress')} when a.to_mark > 0 then ${state('toMark')}
           when a.percent >= v.pass_mark then ${state('passed')} else ${state('failed')} end)::smallint as state,
         ${isOver(now)} and row_number() over (partition by a.event_quiz_id, a.user_id, ${isOver(now)}
           order by case q.counted when ${best} then -a.percent when ${last} then -a.number else a.number end, a.number) = 1 as is_counted,
         case when ${isOver(now)} then round(extract(epoch from coalesce(a.submitted_at, a.ends_at) - a.started_at) / 60)::int end as minutes
    from quiz_attempts a
    join event_quizzes g on g.tenant_id = a.tenant_id and g.id = a.event_quiz_id
    join quizzes q on q.tenant_id = g.tenant_id and q.id = g.quiz_id
    join quiz_versions v on v.tenant_id = a.tenant_id and v.id = a.version_id
   where a.tenant_id = current_tenant() and ${of}`

/** How people did, from rows of `attemptFacts`: attempts over, and the counted ones that are marked. */
export const passageSums = sql`
  count(*) filter (where is_over)::int as taken,
  round(avg(percent) filter (where is_counted and to_mark = 0))::int as average,
  round(100.0 * count(*) filter (where is_counted and state = ${state('passed')}) / nullif(count(*) filter (where is_counted and to_mark = 0), 0))::int as pass_rate,
  count(*) filter (where state = ${state('toMark')})::int as to_mark`
export type PassageSums = { taken: number; average: number | null; pass_rate: number | null; to_mark: number }
