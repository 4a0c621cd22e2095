import { randomInt } from 'node:crypto'
import { refuse } from '@kxo/domain/kernel/errors'
import { endOfAttempt, graceSeconds } from '@kxo/domain/quizzes/attempts'
import type { quizzesContract } from '@kxo/domain/quizzes/contract'
import { quizzesErrors } from '@kxo/domain/quizzes/errors'
import { quizMoment } from '@kxo/domain/quizzes/kinds'
import { shownQuestion, shufflesOf } from '@kxo/domain/quizzes/shuffle'
import type { Attempt, OwnQuizPage } from '@kxo/domain/quizzes/taking-contract'
import type { Selectable } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { QuizAttempts } from '../../../platform/database-types.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { refuseOwnOutOfOrder } from '../../events/index.ts'
import { advanceWaiting } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { getQuiz, versionOf } from '../quiz-of.ts'
import { contentOf, recount } from '../recount.ts'
import { mailResult } from '../results/mail-result.ts'
import { authorizeTaking, mayTryAgain, type OwnRow, ownRow, presentOwn, stateOf } from './own-quizzes.ts'

type Contract = typeof quizzesContract
type Stored = Selectable<QuizAttempts>

/** An attempt under way, without a solution. */
async function presentAttempt({ db, now }: Context, id: number): Promise<Attempt> {
  const attempt = await db.selectFrom('quiz_attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { questions } = await versionOf(db, attempt.version_id)
  const { answers, shuffles } = contentOf(attempt)
  return {
    id: attempt.id,
    number: attempt.number,
    questions: questions.map((question) => shownQuestion(question, shuffles)),
    answers: { ...answers },
    started_at: attempt.started_at,
    ends_at: attempt.ends_at,
    now,
  }
}

async function presentPage(context: Context, row: OwnRow): Promise<OwnQuizPage> {
  return {
    ...(await presentOwn(context, row)),
    instructions: row.instructions,
    attempt: row.under_way === null ? null : await presentAttempt(context, row.under_way),
  }
}

export const readOwnQuiz: Verb<Contract['ownOne']> = async (context, { params }) => presentPage(context, await ownRow(context, params.id))

const drawn = (): number => randomInt(0, 2 ** 32) / 2 ** 32

/** @throws 403, 404, 409 before it opens, once it closed, while something comes first, without an attempt left */
export const beginAttempt: Verb<Contract['begin']> = async (context, { params }) => {
  const { db, actor, now } = context
  authorize(actor.acting_admin_id === null)
  const user_id = authorizeTaking(context)
  await ownRow(context, params.id)
  // Two windows that begin together make one attempt.
  await db
    .insertInto('quiz_allowances')
    .values({ event_quiz_id: params.id, user_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .selectFrom('quiz_allowances')
    .select('user_id')
    .where('event_quiz_id', '=', params.id)
    .where('user_id', '=', user_id)
    .forUpdate()
    .execute()
  const row = await ownRow(context, params.id)
  const { state } = await stateOf(context, row)
  if (state === 'started') return presentPage(context, row)
  if (state === 'closed') refuse(quizzesErrors.quizClosed)
  if (state === 'notYet') refuse(quizzesErrors.quizNotYet)
  if (state !== 'open') {
    await refuseOwnOutOfOrder(context, row.event_id, 'quiz', row.id)
    if (!mayTryAgain(row, now)) refuse(quizzesErrors.noAttemptLeft)
  }
  const version_id = found(row.published_version_id)
  const { questions } = await versionOf(db, version_id)
  await db
    .insertInto('quiz_attempts')
    .values({
      event_quiz_id: row.id,
      user_id,
      version_id,
      number: row.made + 1,
      started_at: now,
      ends_at: endOfAttempt(now, row.minutes, row.extra_time, row.closes_at),
      shuffles: JSON.stringify(shufflesOf(questions, row.is_shuffled, drawn)),
    })
    .execute()
  return presentPage(context, await ownRow(context, row.id))
}

/** The caller's attempt, held until the end, while it takes answers. @throws 403, 404, 409 once it is over */
async function lockAttempt(context: Context, { id, attempt }: { id: number; attempt: number }): Promise<Stored> {
  const { db, actor, now } = context
  authorize(actor.acting_admin_id === null)
  const user_id = authorizeTaking(context)
  const stored = found(
    await db
      .selectFrom('quiz_attempts')
      .selectAll()
      .where('id', '=', attempt)
      .where('event_quiz_id', '=', id)
      .where('user_id', '=', user_id)
      .forUpdate()
      .executeTakeFirst(),
  )
  const isLate = stored.ends_at !== null && stored.ends_at.getTime() + graceSeconds * 1000 <= now.getTime()
  if (stored.submitted_at !== null || isLate) refuse(quizzesErrors.attemptOver)
  return stored
}

/** Counted again at each answer: an attempt is worth what was saved, sent or out of time. @throws 403, 404, 409 */
export const answerQuestion: Verb<Contract['answerOne']> = async (context, { params, body }) => {
  const { db, now } = context
  const attempt = await lockAttempt(context, params)
  const { questions, quiz_id } = await versionOf(db, attempt.version_id)
  found(questions.find(({ id }) => id === body.question))
  const answers = { ...contentOf(attempt).answers, [body.question]: body.answer }
  const { cancelled } = await getQuiz(db, quiz_id)
  await db
    .updateTable('quiz_attempts')
    .set({ answers: JSON.stringify(answers), ...recount({ ...attempt, answers }, questions, cancelled) })
    .where('id', '=', attempt.id)
    .execute()
  return { saved_at: now }
}

/** @throws 403, 404, 409 once it is over */
export const submitAttempt: Verb<Contract['submit']> = async (context, { params }) => {
  const { db, now } = context
  const attempt = await lockAttempt(context, params)
  // Sent in the minute that is left to answers, it ended when its time did.
  const submitted_at = attempt.ends_at !== null && attempt.ends_at < now ? attempt.ends_at : now
  await db.updateTable('quiz_attempts').set({ submitted_at }).where('id', '=', attempt.id).execute()
  const row = await ownRow(context, params.id)
  await trace(context, { action: 'take_quiz', event_id: row.event_id, subject_id: row.quiz_id, user_id: attempt.user_id, info: row.title })
  await mailResult(context, attempt.id)
  // A registration that waited for this alone goes on.
  if (quizMoment.keyOf(row.moment) === 'subscription') await advanceWaiting(context, row.event_id, attempt.user_id)
  return presentPage(context, row)
}
