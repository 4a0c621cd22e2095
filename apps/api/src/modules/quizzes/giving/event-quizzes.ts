import { may as mayEvents } from '@kxo/domain/events/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { quizzesContract } from '@kxo/domain/quizzes/contract'
import { quizzesErrors } from '@kxo/domain/quizzes/errors'
import type { EventQuiz } from '@kxo/domain/quizzes/giving-contract'
import { type QuizMoment, quizMoment, quizStatus } from '@kxo/domain/quizzes/kinds'
import { may } from '@kxo/domain/quizzes/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { getEvent, lockEvent } from '../../events/index.ts'
import { advanceWaiting } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { getQuiz } from '../quiz-of.ts'
import { eventQuizzesOf } from './event-quizzes-of.ts'

type Contract = typeof quizzesContract

export const listEventQuizzes: Verb<Contract['ofEvent']> = async (context, { params }) => {
  const { db, actor } = context
  authorize(mayEvents.readEvent(actor, await getEvent(db, params.id)) && may.readQuizzes(actor))
  return eventQuizzesOf(context, params.id)
}

/** The event whose quizzes change, held until the end. @throws 403, 404, 409 once it is over or cancelled */
async function editEventQuizzes(context: Context, event_id: number): Promise<void> {
  authorize(may.writeQuizzes(context.actor))
  await lockEvent(context, event_id)
}

/** What comes before the start opens then or earlier, what comes at the end then or later. @throws 422 */
function refuseWrongDays(moment: QuizMoment, days: number): void {
  if (moment === 'start' && days > 0) refuse(kernelErrors.invalid, {}, [{ field: 'days', message: 'max', values: { max: 0 } }])
  if (moment === 'end' && days < 0) refuse(kernelErrors.invalid, {}, [{ field: 'days', message: 'min', values: { min: 0 } }])
}

/** @throws 404, 409 for a quiz that is not published, or is there at that moment already */
export const giveQuiz: Verb<Contract['give']> = async (context, { params, body }) => {
  await editEventQuizzes(context, params.id)
  const { quiz: quiz_id, moment, days, open_days, is_required } = body
  refuseWrongDays(moment, days)
  const quiz = await getQuiz(context.db, quiz_id)
  if (quizStatus.keyOf(quiz.status) !== 'published') refuse(quizzesErrors.notPublished)
  const timing = moment === 'subscription' ? { days: 0, open_days: null } : { days, open_days }
  await context.db
    .insertInto('event_quizzes')
    .values({
      event_id: params.id,
      quiz_id,
      moment: quizMoment.codeOf(moment),
      ...timing,
      is_required: is_required && moment === 'subscription',
      created_at: context.now,
    })
    .execute()
  await trace(context, { action: 'give_quiz', event_id: params.id, subject_id: quiz_id, info: quiz.title })
  return eventQuizzesOf(context, params.id)
}

/** One of the quizzes an event gives. @throws 404 */
const eventQuizOf = async (context: Context, event_id: number, id: number): Promise<EventQuiz> =>
  found((await eventQuizzesOf(context, event_id)).find((one) => one.id === id))

export const changeEventQuiz: Verb<Contract['changeEventQuiz']> = async (context, { params, body }) => {
  await editEventQuizzes(context, params.id)
  const eventQuiz = await eventQuizOf(context, params.id, params.event_quiz)
  if (eventQuiz.moment === 'subscription') refuse(kernelErrors.invalid)
  refuseWrongDays(eventQuiz.moment, body.days)
  await context.db.updateTable('event_quizzes').set(body).where('id', '=', eventQuiz.id).execute()
  await trace(context, { action: 'change_given_quiz', event_id: params.id, subject_id: eventQuiz.quiz, info: eventQuiz.title })
  return eventQuizzesOf(context, params.id)
}

/** Required, it holds those who register from then on; no longer required, those it alone held go on. @throws 404, 422 at another moment */
export const requireEventQuiz: Verb<Contract['requireEventQuiz']> = async (context, { params, body }) => {
  await editEventQuizzes(context, params.id)
  const eventQuiz = await eventQuizOf(context, params.id, params.event_quiz)
  if (eventQuiz.moment !== 'subscription') refuse(kernelErrors.invalid)
  await context.db.updateTable('event_quizzes').set(body).where('id', '=', eventQuiz.id).execute()
  await trace(context, {
    action: 'change_given_quiz',
    event_id: params.id,
    subject_id: eventQuiz.quiz,
    info: eventQuiz.title,
    change: { is_required: [eventQuiz.is_required, body.is_required] },
  })
  if (eventQuiz.is_required && !body.is_required) await advanceWaiting(context, params.id)
  return eventQuizzesOf(context, params.id)
}

/** One nobody began leaves no mark; another opens no more, and its attempts stay. */
export const takeQuizBack: Verb<Contract['takeBack']> = async (context, { params }) => {
  await editEventQuizzes(context, params.id)
  const { db, now } = context
  const eventQuiz = await eventQuizOf(context, params.id, params.event_quiz)
  const begun = await db.selectFrom('quiz_attempts').select('id').where('event_quiz_id', '=', eventQuiz.id).limit(1).executeTakeFirst()
  await db.deleteFrom('path_items').where('quiz_id', '=', eventQuiz.id).execute()
  if (begun) await db.updateTable('event_quizzes').set({ retired_at: now }).where('id', '=', eventQuiz.id).execute()
  else {
    await db.deleteFrom('quiz_allowances').where('event_quiz_id', '=', eventQuiz.id).execute()
    await db.deleteFrom('event_quizzes').where('id', '=', eventQuiz.id).execute()
  }
  await trace(context, { action: 'take_back_quiz', event_id: params.id, subject_id: eventQuiz.quiz, info: eventQuiz.title })
  if (eventQuiz.is_required) await advanceWaiting(context, params.id)
  return eventQuizzesOf(context, params.id)
}

/** The quizzes of an event on a copy that gives none. */
export async function copyQuizzes({ db }: Context, from: number, to: number): Promise<void> {
  const quizzesIn = (event_id: number) =>
    db
      .selectFrom('event_quizzes')
      .select(['quiz_id', 'moment', 'days', 'open_days', 'is_required'])
      .where('event_id', '=', event_id)
      .where('retired_at', 'is', null)
      .orderBy('id')
      .execute()
  if ((await quizzesIn(to)).length > 0) return
  for (const one of await quizzesIn(from))
    await db
      .insertInto('event_quizzes')
      .values({ event_id: to, ...one })
      .execute()
}

/** Quizzes of an event at a moment, as its page lists them. */
export async function quizzesAt({ db }: Pick<Context, 'db'>, event_id: number, moment: QuizMoment) {
  return db
    .selectFrom('event_quizzes')
    .innerJoin('quizzes', (join) =>
      join.onRef('quizzes.tenant_id', '=', 'event_quizzes.tenant_id').onRef('quizzes.id', '=', 'event_quizzes.quiz_id'),
    )
    .select(['event_quizzes.id', 'quizzes.title as name', 'event_quizzes.is_required'])
    .where('event_quizzes.event_id', '=', event_id)
    .where('event_quizzes.moment', '=', quizMoment.codeOf(moment))
    .where('event_quizzes.retired_at', 'is', null)
    .orderBy('event_quizzes.id')
    .execute()
}
