import type { Answer, ShownQuestion } from '@kxo/domain/quizzes/question'
import { questionKindWords, quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Group, Text, Textarea, TextInput, Title } from '@mantine/core'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { ChoiceField } from './choice-field.tsx'
import { MatchField } from './match-field.tsx'
import { OrderField } from './order-field.tsx'

/** Where the focus goes when a question is gone to. */
export const headingOf = (question: string): string => `question-${question}`

type QuestionProps = {
  question: ShownQuestion
  answer: Answer | undefined
  onAnswer: (answer: Answer, isTyped?: boolean) => void
  /** What was typed is left: it need not rest any longer. */
  onLeave: () => void
}

/** A question with what answers it. */
export function QuestionPanel({ n, total, ...of }: QuestionProps & { n: number; total: number }) {
  const { say } = useLanguage()
  const { question } = of
  const heading = headingOf(question.id)
  return (
    <PanelSection gap="sm" aria-labelledby={heading}>
      <div>
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed">
            {say(w.progress, { n, total })}
          </Text>
          <Text size="sm" c="dimmed">
            {say(w.pointsOf, { n: question.points })}
          </Text>
        </Group>
        <Title
          order={2}
          id={heading}
          tabIndex={-1}
          fz="lg"
          className="pre-line anywhere"
          style={{ outline: 'none', scrollMarginBlockStart: 140 }}
        >
          {question.statement}
        </Title>
        {question.kind === 'multiple' || question.kind === 'order' || question.kind === 'match' ? (
          <Text size="sm" c="dimmed">
            {say(questionKindWords[question.kind])}
          </Text>
        ) : null}
      </div>
      <QuestionField {...of} labelledBy={heading} />
    </PanelSection>
  )
}

function QuestionField({ question, answer, labelledBy, onAnswer, onLeave }: QuestionProps & { labelledBy: string }) {
  const { say } = useLanguage()
  const { kind, choices, left } = question
  const shared = { answer, labelledBy, onAnswer }
  const typed = typeof answer === 'string' ? answer : ''
  switch (kind) {
    case 'single':
      return <ChoiceField choices={choices} {...shared} />
    case 'multiple':
      return <ChoiceField choices={choices} isMultiple {...shared} />
    case 'trueFalse':
      return <ChoiceField choices={[say(w.right), say(w.wrong)]} {...shared} />
    case 'order':
      return <OrderField items={choices} {...shared} />
    case 'match':
      return <MatchField left={left} right={choices} {...shared} />
    case 'text':
      return (
        <Textarea
          rows={4}
          maxLength={5000}
          aria-labelledby={labelledBy}
          value={typed}
          onBlur={onLeave}
          onChange={(event) => onAnswer(event.currentTarget.value, true)}
        />
      )
    case 'number':
      return (
        <TextInput
          maw={240}
          maxLength={40}
          inputMode="decimal"
          autoComplete="off"
          aria-labelledby={labelledBy}
          value={typed}
          onBlur={onLeave}
          onChange={(event) => onAnswer(event.currentTarget.value, true)}
        />
      )
  }
}
