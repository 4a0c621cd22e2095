import type { Question } from '@kxo/domain/quizzes/question'
import { questionKindWords, quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Stack, Text, Title } from '@mantine/core'
import { Panel } from '../../../ui/display/panel.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { type TextOrSentence, useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'

/** The right answer of a question, a line each. */
function solutionLines(question: Question): TextOrSentence[] {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return question.choices.filter(({ is_right }) => is_right).map(({ text }) => text)
    case 'trueFalse':
      return [question.is_true ? w.right : w.wrong]
    case 'order':
      return question.items.map((item, at) => `${at + 1}. ${item}`)
    case 'match':
      return question.pairs.map(({ left, right }) => `${left} → ${right}`)
    case 'text':
      return question.accepted
    case 'number':
      return [question.tolerance === 0 ? String(question.value) : `${question.value} ± ${question.tolerance}`]
  }
}

/** The questions and their right answers, for whoever does not write them. */
export function QuestionsRead({ questions }: { questions: readonly Question[] }) {
  const { say } = useLanguage()
  const text = useText()
  if (questions.length === 0) return <Empty sentence={w.noQuestion} />
  return (
    <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
      {questions.map((question, at) => (
        <Panel component="li" key={question.id} py="sm" px="md" gap={6}>
          <Title order={2} size="h5" className="anywhere">
            {`${say(w.question, { n: at + 1 })}. ${question.statement}`}
          </Title>
          <Text size="sm" c="dimmed" className="anywhere">
            {[say(questionKindWords[question.kind]), say(w.pointsOf, { n: question.points }), question.objective]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {solutionLines(question).map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and several may be the same
            <Text key={place} className="anywhere">
              {place === 0 ? say(uiWords.factOf, { label: say(w.solution), value: text(line) }) : text(line)}
            </Text>
          ))}
        </Panel>
      ))}
    </Stack>
  )
}
