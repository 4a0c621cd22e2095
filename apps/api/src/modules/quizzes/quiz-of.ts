import type { Quiz } from '@kxo/domain/quizzes/contract'
import { countedAttempt, quizFeedback, quizKind, quizStatus, testType } from '@kxo/domain/quizzes/kinds'
import { type Question, Questions } from '@kxo/domain/quizzes/question'
import { type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import { type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Quizzes } from '../../platform/database-types.ts'
import { attemptFacts, type PassageSums, passageSums } from './attempt-facts.ts'

export type QuizRecord = Selectable<Quizzes>

/** Questions as they were stored: written by the verbs of this module alone. */
export const questionsFrom = (stored: unknown): Question[] => z.parse(Questions, stored)

/** @throws 404 */
export const getQuiz = async (db: Queries, id: number): Promise<QuizRecord> =>
  found(await db.selectFrom('quizzes').selectAll().where('id', '=', id).executeTakeFirst())

/** Held until the end of the transaction. @throws 404 */
export const lockQuiz = async (db: Queries, id: number): Promise<QuizRecord> =>
  found(await db.selectFrom('quizzes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())

/** The questions of a version. @throws 404 */
export async function versionOf(db: Queries, id: number): Promise<{ quiz_id: number; questions: Question[]; pass_mark: number }> {
  const version = found(
    await db.selectFrom('quiz_versions').select(['quiz_id', 'questions', 'pass_mark']).where('id', '=', id).executeTakeFirst(),
  )
  return { ...version, questions: questionsFrom(version.questions) }
}

/** The questions of every version of a quiz, the first version first. */
export async function questionsByVersion(db: Queries, quiz_id: number): Promise<Map<number, Question[]>> {
  const rows = await db.selectFrom('quiz_versions').select(['id', 'questions']).where('quiz_id', '=', quiz_id).orderBy('number').execute()
  return new Map(rows.map(({ id, questions }) => [id, questionsFrom(questions)]))
}

async function passagesOf({ db, now }: Context, quiz_id: number): Promise<PassageSums & { events: number }> {
  const { rows } = await sql<PassageSums & { events: number }>`
    select ${passageSums}, (select count(distinct event_id) from event_quizzes where quiz_id = ${quiz_id} and retired_at is null)::int as events
      from (${attemptFacts(sql`g.quiz_id = ${quiz_id}`, now)}) facts`.execute(db)
  return found(rows[0])
}

/** A quiz with its solutions, for who writes it. */
export async function presentQuiz(context: Context, quiz: QuizRecord): Promise<Quiz> {
  const published = quiz.published_version_id === null ? undefined : await publishedOf(context.db, quiz.published_version_id)
  const questions = questionsFrom(quiz.questions)
  return {
    id: quiz.id,
    kind: quizKind.keyOf(quiz.kind),
    title: quiz.title,
    status: quizStatus.keyOf(quiz.status),
    test_type: quiz.test_type === null ? null : testType.keyOf(quiz.test_type),
    instructions: quiz.instructions,
    pass_mark: quiz.pass_mark,
    attempts: quiz.attempts,
    counted: countedAttempt.keyOf(quiz.counted),
    minutes: quiz.minutes,
    is_shuffled: quiz.is_shuffled,
    feedback: quizFeedback.keyOf(quiz.feedback),
    passed_text: quiz.passed_text,
    failed_text: quiz.failed_text,
    questions,
    published_number: published?.number ?? null,
    is_changed:
      published !== undefined &&
      (published.pass_mark !== quiz.pass_mark || JSON.stringify(questionsFrom(published.questions)) !== JSON.stringify(questions)),
    cancelled: quiz.cancelled,
    version: quiz.version,
    ...(await passagesOf(context, quiz.id)),
  }
}

const publishedOf = (db: Queries, id: number) =>
  db.selectFrom('quiz_versions').select(['number', 'questions', 'pass_mark']).where('id', '=', id).executeTakeFirst()
