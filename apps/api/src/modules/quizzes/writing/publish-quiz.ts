import { refuse } from '@kxo/domain/kernel/errors'
import type { quizzesContract } from '@kxo/domain/quizzes/contract'
import { quizzesErrors } from '@kxo/domain/quizzes/errors'
import { quizStatus } from '@kxo/domain/quizzes/kinds'
import { may } from '@kxo/domain/quizzes/permissions'
import { publishingLack } from '@kxo/domain/quizzes/publishing'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { getQuiz, lockQuiz, presentQuiz, questionsFrom } from '../quiz-of.ts'

/** Attempts under way go on with the version they began. @throws 404, 409 on a question nobody could answer right */
export const publishQuiz: Verb<typeof quizzesContract.publish> = async (context, { params }) => {
  authorize(may.writeQuizzes(context.actor))
  const { db, now } = context
  const quiz = await lockQuiz(db, params.id)
  const questions = questionsFrom(quiz.questions)
  const lack = publishingLack(questions)
  if (lack) refuse(quizzesErrors[lack.lack], 'question' in lack ? { n: lack.question + 1 } : {})
  const last = await db
    .selectFrom('quiz_versions')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('quiz_id', '=', quiz.id)
    .executeTakeFirst()
  const number = (last?.number ?? 0) + 1
  const version = await db
    .insertInto('quiz_versions')
    .values({ quiz_id: quiz.id, number, questions: JSON.stringify(questions), pass_mark: quiz.pass_mark, published_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('quizzes')
    .set({ published_version_id: version.id, status: quizStatus.codeOf('published') })
    .where('id', '=', quiz.id)
    .execute()
  await trace(context, { action: 'publish_quiz', subject_id: quiz.id, info: `${quiz.title} ${number}` })
  return presentQuiz(context, await getQuiz(db, quiz.id))
}
