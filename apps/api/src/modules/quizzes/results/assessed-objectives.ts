import { testType } from '@kxo/domain/quizzes/kinds'
import { type Mastery, masteryOf, scoreOf } from '@kxo/domain/quizzes/marking'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { attemptFacts } from '../attempt-facts.ts'
import { questionsFrom } from '../quiz-of.ts'
import { contentOf } from '../recount.ts'

type Counted = { pass_mark: number; questions: unknown; answers: unknown; shuffles: unknown; marks: unknown; cancelled: string[] }

/**
 * The objectives the tests of an event assessed of a person, and how far each is reached (FOR-36): by the counted attempt of each test, once it is
 * over and marked; of an objective tested several times, the latest. What a positioning test finds was known before, not learned.
 */
export async function assessedObjectives(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { event_id, user_id }: { event_id: number; user_id: number },
): Promise<{ objective: string; mastery: Mastery }[]> {
  const { rows } = await sql<Counted>`
    select f.pass_mark, v.questions, a.answers, a.shuffles, a.marks, q.cancelled
      from (${attemptFacts(sql`g.event_id = ${event_id} and g.retired_at is null and a.user_id = ${user_id}`, now)}) f
      join quiz_attempts a on a.tenant_id = current_tenant() and a.id = f.id
      join quiz_versions v on v.tenant_id = a.tenant_id and v.id = f.version_id
      join quizzes q on q.tenant_id = a.tenant_id and q.id = f.quiz_id
     where f.is_counted and f.to_mark = 0 and q.test_type in (${sql.join(testType.codesOf('intermediate', 'final'))})
     order by f.started_at, f.id`.execute(db)
  const assessed = rows.flatMap((row) => {
    const { objectives } = scoreOf({ questions: questionsFrom(row.questions), ...contentOf(row), cancelled: row.cancelled })
    return objectives.map(({ objective, percent }) => [objective, masteryOf(percent, row.pass_mark)] as const)
  })
  return [...new Map(assessed)].map(([objective, mastery]) => ({ objective, mastery }))
}
