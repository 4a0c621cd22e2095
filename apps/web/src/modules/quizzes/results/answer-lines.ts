import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { Answer, ShownQuestion } from '@kxo/domain/quizzes/question'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'

/** An answer in words, a line each, in the order the attempt showed; nothing where nothing was answered. */
export function answerLines(
  { kind, choices, left }: Pick<ShownQuestion, 'kind' | 'choices' | 'left'>,
  answer: Answer | null,
): (string | Sentence)[] {
  if (answer === null) return []
  if (typeof answer === 'string') return answer.trim() === '' ? [] : [answer]
  const chosen = (place: number): string => choices[place] ?? ''
  switch (kind) {
    case 'trueFalse':
      return answer.map((place) => (place === 0 ? w.right : w.wrong))
    case 'order':
      return answer.map((place, at) => `${at + 1}. ${chosen(place)}`)
    case 'match':
      return left.map((one, at) => `${one} → ${chosen(answer[at] ?? -1)}`)
    default:
      return answer.map(chosen)
  }
}
