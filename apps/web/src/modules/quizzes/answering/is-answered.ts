import type { Answer } from '@kxo/domain/quizzes/question'

/** The place of what is not chosen yet, in an answer that is not whole: a pair without its other side. */
export const notChosen = -1

/** Whether an answer may be saved: one that is not whole waits in the page. */
export const isWhole = (answer: Answer): boolean => typeof answer === 'string' || !answer.includes(notChosen)

export const isAnswered = (answer: Answer | undefined): boolean =>
  answer !== undefined && isWhole(answer) && (typeof answer === 'string' ? answer.trim() !== '' : answer.length > 0)
