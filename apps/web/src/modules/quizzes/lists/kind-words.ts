import type { QuizKind, QuizStatus } from '@kxo/domain/quizzes/kinds'
import { adminQuiz, adminQuizzes, adminTest, adminTests } from '@kxo/domain/quizzes/paths'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { writingWords } from '@kxo/domain/quizzes/writing-words'

/** What is said of a quiz, and of a test, which the tenant does not call a quiz. */
export const kindWords = {
  quiz: {
    list: w.list,
    new: w.new,
    hint: w.noneHint,
    created: writingWords.created,
    saved: w.saved,
    published: w.published,
    archived: w.archived,
    restored: w.restored,
    removed: w.removed,
  },
  test: {
    list: w.tests,
    new: w.newTest,
    hint: w.testHint,
    created: writingWords.testCreated,
    saved: writingWords.testSaved,
    published: writingWords.testPublished,
    archived: writingWords.testArchived,
    restored: writingWords.testRestored,
    removed: writingWords.testRemoved,
  },
} as const

/** Why a list of one status is empty. */
export const noneWords = {
  quiz: { published: writingWords.nonePublished, draft: writingWords.noDraft, archived: writingWords.noneArchived },
  test: { published: writingWords.noTestPublished, draft: writingWords.noDraft, archived: writingWords.noTestArchived },
} as const satisfies Record<QuizKind, Record<QuizStatus, object>>

export const listPath = (kind: QuizKind): string => (kind === 'test' ? adminTests() : adminQuizzes())
export const quizPath = (kind: QuizKind, id: number | 'new'): string => (kind === 'test' ? adminTest(id) : adminQuiz(id))
