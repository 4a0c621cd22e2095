import type { Answers, ShownQuestion } from '@kxo/domain/quizzes/question'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { isAnswered } from './is-answered.ts'

export const reviewHeading = 'review-answers'

type AttemptReviewProps = {
  questions: readonly ShownQuestion[]
  answers: Answers
  isSending: boolean
  onGo: (at: number) => void
  onBack: () => void
  onSubmit: () => void
}

/** What stands before the answers are sent: the questions without one, each a way back to it. */
export function AttemptReview({ questions, answers, isSending, onGo, onBack, onSubmit }: AttemptReviewProps) {
  const { say } = useLanguage()
  const unanswered = questions.flatMap(({ id, statement }, at) => (isAnswered(answers[id]) ? [] : [{ id, statement, at }]))
  return (
    <PanelSection gap="md" aria-labelledby={reviewHeading}>
      <Title order={2} id={reviewHeading} tabIndex={-1} style={{ outline: 'none', scrollMarginBlockStart: 140 }}>
        {say(w.review)}
      </Title>
      <Text>{unanswered.length === 0 ? say(w.allAnswered) : say(w.unanswered, { n: unanswered.length })}</Text>
      {unanswered.length === 0 ? null : (
        <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
          {unanswered.map(({ id, statement, at }) => (
            <li key={id}>
              <Anchor component="button" type="button" ta="start" mih={44} className="anywhere" onClick={() => onGo(at)}>
                {say(uiWords.factOf, { label: say(w.question, { n: at + 1 }), value: statement })}
              </Anchor>
            </li>
          ))}
        </Stack>
      )}
      <Group gap="xs">
        <Button loading={isSending} style={{ minBlockSize: 44 }} onClick={onSubmit}>
          {say(w.submit)}
        </Button>
        <Button variant="default" style={{ minBlockSize: 44 }} onClick={onBack}>
          {say(w.backToQuestions)}
        </Button>
      </Group>
    </PanelSection>
  )
}
