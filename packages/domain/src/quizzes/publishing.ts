import type { Question } from './question.ts'

/** Why a quiz cannot be published: nothing is asked, or a question (from 0) that nobody could answer right. */
export type PublishingLack = { lack: 'noQuestion' } | { lack: 'noStatement' | 'noRightAnswer' | 'tooFewChoices'; question: number }

const lackOf = (question: Question): 'noStatement' | 'noRightAnswer' | 'tooFewChoices' | undefined => {
  if (question.statement === '') return 'noStatement'
  if (question.kind === 'single' || question.kind === 'multiple') {
    if (question.choices.length < 2) return 'tooFewChoices'
    const right = question.choices.filter(({ is_right }) => is_right).length
    return right === 0 || (question.kind === 'single' && right !== 1) ? 'noRightAnswer' : undefined
  }
  if (question.kind === 'order') return question.items.length < 2 ? 'tooFewChoices' : undefined
  if (question.kind === 'match') return question.pairs.length < 2 ? 'tooFewChoices' : undefined
  return undefined
}

/** The first thing that stands in the way of publishing. */
export function publishingLack(questions: readonly Question[]): PublishingLack | undefined {
  if (questions.length === 0) return { lack: 'noQuestion' }
  for (const [at, question] of questions.entries()) {
    const lack = lackOf(question)
    if (lack) return { lack, question: at }
  }
  return undefined
}
