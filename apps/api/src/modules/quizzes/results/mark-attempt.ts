import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { quizzesContract } from '@kxo/domain/quizzes/contract'
import { quizzesErrors } from '@kxo/domain/quizzes/errors'
import { may } from '@kxo/domain/quizzes/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { getQuiz, lockQuiz, presentQuiz, questionsFrom, versionOf } from '../quiz-of.ts'
import { contentOf, recount, recountAll } from '../recount.ts'
import { mailResult } from './mail-result.ts'
import { attemptAt } from './read-attempt.ts'

type Contract = typeof quizzesContract

/** Points of a text, as many times as its marker changes their mind. @throws 404, 409 for what a machine marks, 422 beyond its points */
export const markAnswer: Verb<Contract['mark']> = async (context, { params, body }) => {
  authorize(may.writeQuizzes(context.actor))
  const { db } = context
  const detail = await attemptAt(context, params)
  const question = found(detail.questions.find(({ id }) => id === body.question))
  if (!question.is_by_hand || question.answer === null) refuse(quizzesErrors.notToMark)
  if (body.points > question.points)
    refuse(kernelErrors.invalid, {}, [{ field: 'points', message: 'max', values: { max: question.points } }])
  const stored = found(await db.selectFrom('quiz_attempts').selectAll().where('id', '=', params.attempt).forUpdate().executeTakeFirst())
  const marks = { ...contentOf(stored).marks, [question.id]: body.points }
  const quiz = await getQuiz(db, params.id)
  const { questions } = await versionOf(db, stored.version_id)
  const score = recount({ ...stored, marks }, questions, quiz.cancelled)
  await db
    .updateTable('quiz_attempts')
    .set({ marks: JSON.stringify(marks), ...score })
    .where('id', '=', stored.id)
    .execute()
  await trace(context, {
    action: 'grade_quiz',
    event_id: detail.event_id,
    subject_id: quiz.id,
    user_id: detail.person_id,
    info: quiz.title,
  })
  if (stored.to_mark > 0 && score.to_mark === 0) await mailResult(context, stored.id)
  return attemptAt(context, params)
}

/** @throws 404 */
export const grantAllowance: Verb<Contract['grant']> = async (context, { params, body }) => {
  authorize(may.writeQuizzes(context.actor))
  const detail = await attemptAt(context, params)
  await context.db
    .insertInto('quiz_allowances')
    .values({ event_quiz_id: detail.event_quiz_id, user_id: detail.person_id, ...body })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'event_quiz_id', 'user_id']).doUpdateSet(body))
    .execute()
  await trace(context, { action: 'grant_quiz_allowance', event_id: detail.event_id, subject_id: params.id, user_id: detail.person_id })
  return { done: true }
}

/** A question that was badly put counts for nobody: every attempt is counted again. @throws 404 */
export const cancelQuestion: Verb<Contract['cancelQuestion']> = async (context, { params, body }) => {
  authorize(may.writeQuizzes(context.actor))
  const { db } = context
  const quiz = await lockQuiz(db, params.id)
  const published = quiz.published_version_id === null ? [] : (await versionOf(db, quiz.published_version_id)).questions
  found([...published, ...questionsFrom(quiz.questions)].find(({ id }) => id === body.question))
  const others = quiz.cancelled.filter((id) => id !== body.question)
  const cancelled = body.is_cancelled ? [...others, body.question] : others
  await db.updateTable('quizzes').set({ cancelled }).where('id', '=', quiz.id).execute()
  await recountAll(db, quiz.id, cancelled)
  await trace(context, { action: 'recompute_quiz', subject_id: quiz.id, info: quiz.title })
  return presentQuiz(context, await getQuiz(db, quiz.id))
}
