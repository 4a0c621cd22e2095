import type { Marks } from '@kxo/domain/quizzes/marking'
import { scoreOf } from '@kxo/domain/quizzes/marking'
import type { Answers, Question } from '@kxo/domain/quizzes/question'
import type { Shuffles } from '@kxo/domain/quizzes/shuffle'
import type { Queries } from '../../platform/database/tenancy.ts'
import { questionsByVersion } from './quiz-of.ts'

type Stored = { answers: unknown; shuffles: unknown; marks: unknown }
/** What an attempt holds: written by the verbs of this module alone. */
export const contentOf = (attempt: Stored) => ({
  answers: attempt.answers as Answers,
  shuffles: attempt.shuffles as Shuffles,
  marks: attempt.marks as Marks,
})

/** The columns of an attempt that say what it is worth, counted again. */
export function recount(attempt: Stored, questions: readonly Question[], cancelled: readonly string[]) {
  const { percent, to_mark } = scoreOf({ questions, ...contentOf(attempt), cancelled })
  return { percent, to_mark }
}

/** Every attempt at a quiz, counted again: a hundred at a time. */
export async function recountAll(db: Queries, quiz_id: number, cancelled: readonly string[]): Promise<void> {
  const versions = await questionsByVersion(db, quiz_id)
  for (let after = 0; ; ) {
    const batch = await db
      .selectFrom('quiz_attempts')
      .innerJoin('quiz_versions', (join) =>
        join.onRef('quiz_versions.tenant_id', '=', 'quiz_attempts.tenant_id').onRef('quiz_versions.id', '=', 'quiz_attempts.version_id'),
      )
      .select(['quiz_attempts.id', 'quiz_attempts.version_id', 'quiz_attempts.answers', 'quiz_attempts.shuffles', 'quiz_attempts.marks'])
      .where('quiz_versions.quiz_id', '=', quiz_id)
      .where('quiz_attempts.id', '>', after)
      .orderBy('quiz_attempts.id')
      .limit(100)
      .forUpdate('quiz_attempts')
      .execute()
    for (const attempt of batch) {
      const score = recount(attempt, versions.get(attempt.version_id) ?? [], cancelled)
      await db.updateTable('quiz_attempts').set(score).where('id', '=', attempt.id).execute()
    }
    const end = batch.at(-1)
    if (!end) return
    after = end.id
  }
}
