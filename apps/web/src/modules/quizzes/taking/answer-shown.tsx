import type { Language } from '@kxo/domain/kernel/language'
import type { Answer, ShownQuestion } from '@kxo/domain/quizzes/question'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'

/** An answer, or a right answer, in words: a line for each choice, item in its order, or pair; none while nothing was answered. */
export function answerInWords({ kind, choices, left }: ShownQuestion, answer: Answer | null, { say, locale }: Language): string[] {
  if (answer === null) return []
  if (typeof answer === 'string') {
    const text = answer.trim()
    if (text === '') return []
    return [kind === 'number' && locale === 'fr' ? text.replace('.', ',') : text]
  }
  if (kind === 'trueFalse') return answer.slice(0, 1).map((place) => say(place === 0 ? w.right : w.wrong))
  const texts = answer.map((place) => choices[place] ?? '')
  return kind === 'match' ? left.map((name, at) => say(uiWords.factOf, { label: name, value: texts[at] ?? '' })) : texts
}

type AnswerShownProps = { question: ShownQuestion; answer: Answer | null }

/** The same, drawn: what was put in order is numbered. */
export function AnswerShown({ question, answer }: AnswerShownProps) {
  const language = useLanguage()
  const lines = answerInWords(question, answer, language)
  if (lines.length === 0)
    return (
      <Text span c="dimmed" inherit>
        {language.say(w.noAnswer)}
      </Text>
    )
  const isOrdered = question.kind === 'order'
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
    <Text key={at} span display="block" inherit className="pre-line anywhere">
      {isOrdered ? `${at + 1}. ${line}` : line}
    </Text>
  ))
}
