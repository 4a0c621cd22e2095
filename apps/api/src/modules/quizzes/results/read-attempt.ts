import type { AttemptDetail } from '@kxo/domain/quizzes/attempts-contract'
import type { quizzesContract } from '@kxo/domain/quizzes/contract'
import { masteryOf, pointsOf, scoreOf } from '@kxo/domain/quizzes/marking'
import { may } from '@kxo/domain/quizzes/permissions'
import { shownQuestion, solutionOf } from '@kxo/domain/quizzes/shuffle'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { getQuiz, versionOf } from '../quiz-of.ts'
import { contentOf } from '../recount.ts'
import { listedAttempts, presentAttempt } from './list-attempts.ts'

type Reads = { score: boolean; answers: boolean }

/** An attempt with what its reader may see of it. @throws 404 */
export async function detailOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: number,
  reads: (row: { quiz_id: number; event_quiz_id: number }) => Promise<Reads>,
): Promise<AttemptDetail> {
  const mine = sql`(a.event_quiz_id, a.user_id) in (select m.event_quiz_id, m.user_id from quiz_attempts m where m.id = ${id})`
  const { rows } = await listedAttempts(mine, now).execute(db)
  const row = found(rows.find((one) => one.id === id))
  const stored = await db
    .selectFrom('quiz_attempts')
    .select(['answers', 'shuffles', 'marks'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { questions } = await versionOf(db, row.version_id)
  const { cancelled, passed_text, failed_text } = await getQuiz(db, row.quiz_id)
  const content = contentOf(stored)
  const allowance = await db
    .selectFrom('quiz_allowances')
    .select(['extra_attempts', 'extra_time'])
    .where('event_quiz_id', '=', row.event_quiz_id)
    .where('user_id', '=', row.person_id)
    .executeTakeFirst()
  const shown = await reads(row)
  const presented = presentAttempt(row)
  const { objectives } = scoreOf({ questions, ...content, cancelled })
  return {
    ...presented,
    allowance: allowance ?? { extra_attempts: 0, extra_time: 0 },
    percent: shown.score ? presented.percent : null,
    objectives: shown.score && row.is_over ? objectives.map((one) => ({ ...one, mastery: masteryOf(one.percent, row.pass_mark) })) : null,
    text: !shown.score ? '' : presented.state === 'passed' ? passed_text : presented.state === 'failed' ? failed_text : '',
    questions:
      shown.answers && row.is_over
        ? questions.map((question) => ({
            ...shownQuestion(question, content.shuffles),
            answer: content.answers[question.id] ?? null,
            solution: solutionOf(question, content.shuffles),
            explanation: question.explanation,
            got: pointsOf(question, content.answers[question.id], content.shuffles, content.marks),
            is_by_hand: question.kind === 'text' && question.accepted.length === 0,
            is_cancelled: cancelled.includes(question.id),
          }))
        : [],
  }
}

/** Somebody's attempt at a quiz, for who marks it. @throws 403, 404 */
export async function attemptAt(context: Context, { id, attempt }: { id: number; attempt: number }): Promise<AttemptDetail> {
  const detail = await detailOf(context, attempt, async () => ({ score: true, answers: true }))
  return found(detail.quiz_id === id ? detail : undefined)
}

export const readAttempt: Verb<typeof quizzesContract.attempt> = async (context, { params }) => {
  authorize(may.readQuizzes(context.actor))
  return attemptAt(context, params)
}
