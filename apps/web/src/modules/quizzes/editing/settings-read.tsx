import { labels } from '@kxo/domain/kernel/labels'
import type { Quiz } from '@kxo/domain/quizzes/contract'
import { countedAttempt, quizFeedback, testType } from '@kxo/domain/quizzes/kinds'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { writingWords } from '@kxo/domain/quizzes/writing-words'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { type Fact, FactPanel } from '../../../ui/display/fact-panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** How a quiz is taken, for whoever does not write it. */
export function SettingsRead({ quiz }: { quiz: Quiz }) {
  const { say } = useLanguage()
  const type: Fact[] = quiz.test_type ? [[say(w.typeLabel), say(testType.labelOf(quiz.test_type))]] : []
  return (
    <FactPanel
      facts={[
        ...type,
        [say(w.instructions), quiz.instructions || emptyPlaceholder],
        [say(w.passMark), String(quiz.pass_mark)],
        [say(w.minutesLabel), quiz.minutes === null ? say(writingWords.unlimited) : String(quiz.minutes)],
        [say(w.attempts), quiz.attempts === null ? say(writingWords.unlimited) : String(quiz.attempts)],
        [say(w.counted), say(countedAttempt.labelOf(quiz.counted))],
        [say(w.feedback), say(quizFeedback.labelOf(quiz.feedback))],
        [say(w.shuffled), say(quiz.is_shuffled ? labels.yes : labels.no)],
        [say(w.passedText), quiz.passed_text || emptyPlaceholder],
        [say(w.failedText), quiz.failed_text || emptyPlaceholder],
      ]}
    />
  )
}
