import type { Question, QuestionKind } from '@kxo/domain/quizzes/question'
import { randomKey } from '../../../platform/random-key.ts'

const newId = (): string => randomKey().slice(0, 8)

const blankChoices = [
  { text: '', is_right: true },
  { text: '', is_right: false },
]
type Common = Pick<Question, 'id' | 'statement' | 'explanation' | 'objective' | 'points'>

/** A question of a kind, with nothing of its own yet. */
function blankOf(kind: QuestionKind, common: Common): Question {
  switch (kind) {
    case 'single':
    case 'multiple':
      return { kind, ...common, choices: structuredClone(blankChoices) }
    case 'trueFalse':
      return { kind, ...common, is_true: true }
    case 'order':
      return { kind, ...common, items: ['', ''] }
    case 'match':
      return {
        kind,
        ...common,
        pairs: [
          { left: '', right: '' },
          { left: '', right: '' },
        ],
      }
    case 'text':
      return { kind, ...common, accepted: [] }
    case 'number':
      return { kind, ...common, value: null as unknown as number, tolerance: 0 } // blank until its author says it: a 0 would be the right answer
  }
}

export const newQuestion = (): Question => blankOf('single', { id: newId(), statement: '', explanation: '', objective: '', points: 1 })

/** The same question under another id. */
export const copyOfQuestion = (question: Question): Question => ({ ...structuredClone(question), id: newId() })

/** The same question put another way; choices stay from one kind of choices to the other. */
export function turnedInto(kind: QuestionKind, question: Question): Question {
  const { id, statement, explanation, objective, points } = question
  const blank = blankOf(kind, { id, statement, explanation, objective, points })
  if (!('choices' in blank && 'choices' in question)) return blank
  const first = question.choices.findIndex(({ is_right }) => is_right)
  const choices = question.choices.map((choice, at) => ({ ...choice, is_right: kind === 'single' ? at === first : choice.is_right }))
  return { ...blank, choices }
}
