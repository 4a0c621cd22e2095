import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { quizzesContract } from '@kxo/domain/quizzes/contract'
import { quizzesErrors } from '@kxo/domain/quizzes/errors'
import { countedAttempt, quizFeedback, quizKind, quizStatus, testType } from '@kxo/domain/quizzes/kinds'
import { may } from '@kxo/domain/quizzes/permissions'
import { quizzesWords } from '@kxo/domain/quizzes/words'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { getQuiz, lockQuiz, presentQuiz, type QuizRecord } from '../quiz-of.ts'

type Contract = typeof quizzesContract

export const readQuiz: Verb<Contract['read']> = async (context, { params }) => {
  authorize(may.readQuizzes(context.actor))
  return presentQuiz(context, await getQuiz(context.db, params.id))
}

export const createQuiz: Verb<Contract['create']> = async (context, { body }) => {
  authorize(may.writeQuizzes(context.actor))
  const { kind, title, test_type } = body
  const quiz = await context.db
    .insertInto('quizzes')
    .values({ kind: quizKind.codeOf(kind), title, test_type: kind === 'test' ? testType.codeOf(test_type ?? 'final') : null })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'create_quiz', subject_id: quiz.id, info: title })
  return presentQuiz(context, quiz)
}

/** The stored form of what was sent; what was not stays. */
function storedFrom({
  test_type,
  counted,
  feedback,
  questions,
  instructions,
  passed_text,
  failed_text,
  ...body
}: Omit<Parameters<Verb<Contract['change']>>[1]['body'], 'version'>) {
  return {
    ...body,
    ...(instructions === undefined ? {} : { instructions: instructions ?? '' }),
    ...(passed_text === undefined ? {} : { passed_text: passed_text ?? '' }),
    ...(failed_text === undefined ? {} : { failed_text: failed_text ?? '' }),
    ...(test_type === undefined ? {} : { test_type: test_type === null ? null : testType.codeOf(test_type) }),
    ...(counted === undefined ? {} : { counted: countedAttempt.codeOf(counted) }),
    ...(feedback === undefined ? {} : { feedback: quizFeedback.codeOf(feedback) }),
    ...(questions === undefined ? {} : { questions: JSON.stringify(questions) }),
  }
}

/** @throws 404, 409 when somebody else saved it since */
export const changeQuiz: Verb<Contract['change']> = async (context, { params, body }) => {
  authorize(may.writeQuizzes(context.actor))
  const quiz = await lockQuiz(context.db, params.id)
  const { version, ...sent } = body
  if (version !== quiz.version) refuse(kernelErrors.editedMeanwhile)
  const written = storedFrom(quiz.kind === quizKind.codeOf('test') ? sent : { ...sent, test_type: null })
  await context.db
    .updateTable('quizzes')
    .set({ ...written, version: version + 1 })
    .where('id', '=', quiz.id)
    .execute()
  await trace(context, { action: 'change_quiz', subject_id: quiz.id, info: quiz.title })
  return presentQuiz(context, await getQuiz(context.db, quiz.id))
}

async function changeStatus(context: Context, quiz: QuizRecord, status: 'draft' | 'published' | 'archived') {
  await context.db
    .updateTable('quizzes')
    .set({ status: quizStatus.codeOf(status) })
    .where('id', '=', quiz.id)
    .execute()
  return presentQuiz(context, await getQuiz(context.db, quiz.id))
}

export const archiveQuiz: Verb<Contract['archive']> = async (context, { params, body }) => {
  authorize(may.writeQuizzes(context.actor))
  const quiz = await lockQuiz(context.db, params.id)
  await trace(context, { action: 'archive_quiz', subject_id: quiz.id, info: quiz.title })
  return changeStatus(context, quiz, body.is_archived ? 'archived' : quiz.published_version_id === null ? 'draft' : 'published')
}

export const copyQuiz: Verb<Contract['copy']> = async (context, { params }) => {
  authorize(may.writeQuizzes(context.actor))
  const { db, language } = context
  const quiz = await getQuiz(db, params.id)
  const { kind, test_type, instructions, pass_mark, attempts, counted, minutes, is_shuffled, feedback, passed_text, failed_text } = quiz
  const title = language.say(quizzesWords.copyOf, { title: quiz.title }).slice(0, 200)
  const copied = { kind, test_type, instructions, pass_mark, attempts, counted, minutes, is_shuffled, feedback, passed_text, failed_text }
  const copy = await db
    .insertInto('quizzes')
    .values({ ...copied, title, questions: JSON.stringify(quiz.questions) })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'create_quiz', subject_id: copy.id, info: title })
  return presentQuiz(context, copy)
}

/** @throws 404, 409 once somebody took it or an event gives it */
export const removeQuiz: Verb<Contract['remove']> = async (context, { params }) => {
  authorize(may.writeQuizzes(context.actor))
  const { db } = context
  const quiz = await lockQuiz(db, params.id)
  const used = await db.selectFrom('event_quizzes').select('id').where('quiz_id', '=', quiz.id).limit(1).executeTakeFirst()
  if (used) refuse(quizzesErrors.hasAttempts)
  await db.updateTable('quizzes').set({ published_version_id: sql`null` }).where('id', '=', quiz.id).execute()
  await db.deleteFrom('quizzes').where('id', '=', quiz.id).execute()
  await trace(context, { action: 'remove_quiz', subject_id: quiz.id, info: quiz.title })
  return { done: true }
}
