import type { quizResultsContract } from '@kxo/domain/quizzes/results-contract'
import { sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { authorizeTaking } from '../taking/own-quizzes.ts'
import { listedAttempts, presentAttempt } from './list-attempts.ts'
import { detailOf } from './read-attempt.ts'
import { showsAnswers, showsScore } from './shows-score.ts'

type Contract = typeof quizResultsContract

const eventQuizOf = async ({ db }: Context, event_quiz_id: number) =>
  found(
    await db
      .selectFrom('event_quizzes as g')
      .innerJoin('quizzes as q', (join) => join.onRef('q.tenant_id', '=', 'g.tenant_id').onRef('q.id', '=', 'g.quiz_id'))
      .select(['q.feedback', 'g.closes_at'])
      .where('g.id', '=', event_quiz_id)
      .executeTakeFirst(),
  )

/** Attempts of the caller that are over, the latest first; a score only where its quiz shows it. */
export const listOwnResults: Verb<Contract['ownResults']> = async (context) => {
  const user_id = authorizeTaking(context)
  const { db, now } = context
  const mine = sql`a.user_id = ${user_id}`
  const { rows } = await sql<Parameters<typeof presentAttempt>[0] & { feedback: number; closes_at: Date | null }>`
    select rows.*, q.feedback, g.closes_at from (${listedAttempts(mine, now)}) rows
      join quizzes q on q.tenant_id = current_tenant() and q.id = rows.quiz_id
      join event_quizzes g on g.tenant_id = q.tenant_id and g.id = rows.event_quiz_id
     where rows.is_over order by rows.started_at desc, rows.id desc limit 200`.execute(db)
  return rows.map(({ feedback, closes_at, ...row }) => {
    const attempt = presentAttempt(row)
    return { ...attempt, percent: showsScore({ feedback, closes_at }, now) ? attempt.percent : null }
  })
}

/** @throws 404 for an attempt of somebody else */
export const readOwnResult: Verb<Contract['ownResult']> = async (context, { params }) => {
  const user_id = authorizeTaking(context)
  const own = await context.db
    .selectFrom('quiz_attempts')
    .select('id')
    .where('id', '=', params.attempt)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return detailOf(context, found(own).id, async ({ event_quiz_id }) => {
    const eventQuiz = await eventQuizOf(context, event_quiz_id)
    return { score: showsScore(eventQuiz, context.now), answers: showsAnswers(eventQuiz, context.now) }
  })
}
