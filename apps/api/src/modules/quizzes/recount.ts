import type { Marks, Score } from '@kxo/domain/quizzes/marking'
import { scoreOf } from '@kxo/domain/quizzes/marking'
import type { Answers } from '@kxo/domain/quizzes/question'
import type { Shuffles } from '@kxo/domain/quizzes/shuffle'
import type { Queries } from '../../platform/database/tenancy.ts'
import { versionOf } from './quiz-of.ts'

type Stored = { id: number; version_id: number; answers: unknown; shuffles: unknown; marks: unknown }
/** What an attempt holds: written by the verbs of this module alone. */
export const contentOf = (attempt: Pick<Stored, 'answers' | 'shuffles' | 'marks'>) => ({
  answers: attempt.answers as Answers,
  shuffles: attempt.shuffles as Shuffles,
  marks: attempt.marks as Marks,
})

/** Counts an attempt again and writes its score. */
export async function recount(db: Queries, attempt: Stored, cancelled: readonly string[]): Promise<Score> {
  const { questions } = await versionOf(db, attempt.version_id)
  const score = scoreOf({ questions, ...contentOf(attempt), cancelled })
  await db.updateTable('quiz_attempts').set({ percent: score.percent, to_mark: score.to_mark }).where('id', '=', attempt.id).execute()
  return score
}

/** Every attempt at a quiz, counted again: a hundred at a time. */
export async function recountAll(db: Queries, quiz_id: number, cancelled: readonly string[]): Promise<void> {
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
    for (const attempt of batch) await recount(db, attempt, cancelled)
    const end = batch.at(-1)
    if (!end) return
    after = end.id
  }
}
