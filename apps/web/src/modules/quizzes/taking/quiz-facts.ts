import type { OwnQuiz } from '@kxo/domain/quizzes/taking-contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import type { Say } from '../../../ui/i18n/language.tsx'

type Terms = Pick<OwnQuiz, 'questions' | 'minutes' | 'attempts_left' | 'pass_mark'>

/** What is to be known before a quiz is begun, a few words each. */
export const quizFacts = ({ questions, minutes, attempts_left, pass_mark }: Terms, say: Say): string[] => [
  say(w.questionCount, { n: questions }),
  minutes === null ? say(w.noTimeLimit) : say(w.minutesCount, { n: minutes }),
  ...(attempts_left === null ? [] : [say(w.attemptsLeft, { n: attempts_left })]),
  ...(pass_mark === 0 ? [] : [say(w.passMarkIs, { n: pass_mark })]),
]
