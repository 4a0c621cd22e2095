import { type QuizFeedback, quizFeedback } from '@kxo/domain/quizzes/kinds'

type Shown = { feedback: number; closes_at: Date | null }
const feedbackOf = ({ feedback }: Shown): QuizFeedback => quizFeedback.keyOf(feedback)
const isClosed = ({ closes_at }: Shown, now: Date): boolean => closes_at !== null && closes_at <= now

/** Whether a person reads their score: at once, but where it waits for the closing. */
export const showsScore = (eventQuiz: Shown, now: Date): boolean => feedbackOf(eventQuiz) !== 'closing' || isClosed(eventQuiz, now)
/** Whether a person reads the right answers. */
export const showsAnswers = (eventQuiz: Shown, now: Date): boolean =>
  feedbackOf(eventQuiz) === 'end' || (feedbackOf(eventQuiz) === 'closing' && isClosed(eventQuiz, now))
