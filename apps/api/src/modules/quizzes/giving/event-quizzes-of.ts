import type { EventQuiz } from '@kxo/domain/quizzes/giving-contract'
import { attemptState, quizKind, quizMoment, testType } from '@kxo/domain/quizzes/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { attemptFacts } from '../attempt-facts.ts'
import { isFor } from './is-for.ts'

type Row = Omit<EventQuiz, 'kind' | 'test_type' | 'moment'> & { kind: number; test_type: number | null; moment: number }

/** What an event gives, in the order it opens, with how people did. */
export async function eventQuizzesOf({ db, now }: Pick<Context, 'db' | 'now'>, event_id: number): Promise<EventQuiz[]> {
  const passed = sql.lit(attemptState.codeOf('passed'))
  const toMark = sql.lit(attemptState.codeOf('toMark'))
  const { rows } = await sql<Row>`
    with facts as (${attemptFacts(sql`g.event_id = ${event_id}`, now)})
    select g.id, g.quiz_id as quiz, q.title, q.kind, q.test_type, g.moment, g.days, g.open_days, g.is_required, g.opens_at, g.closes_at, q.pass_mark,
      (select count(distinct r.user_id) from registrations r where ${isFor})::int as expected,
      (select count(*) from facts f where f.event_quiz_id = g.id and f.is_counted)::int as taken,
      (select count(*) from facts f where f.event_quiz_id = g.id and f.is_counted and f.state = ${passed})::int as passed,
      (select count(*) from facts f where f.event_quiz_id = g.id and f.state = ${toMark})::int as to_mark,
      (select round(avg(f.percent)) from facts f where f.event_quiz_id = g.id and f.is_counted and f.to_mark = 0)::int as average
    from event_quizzes g join quizzes q on q.tenant_id = g.tenant_id and q.id = g.quiz_id
    where g.tenant_id = current_tenant() and g.event_id = ${event_id} and g.retired_at is null
    order by g.moment, g.opens_at nulls first, g.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    kind: quizKind.keyOf(row.kind),
    test_type: row.test_type === null ? null : testType.keyOf(row.test_type),
    moment: quizMoment.keyOf(row.moment),
  }))
}
