import { isSignedInFully } from '@kxo/domain/kernel/permissions'
import { ownQuizzes, ownResults } from '@kxo/domain/quizzes/paths'
import type { OwnQuizPage } from '@kxo/domain/quizzes/taking-contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { signin } from '@kxo/domain/registrations/paths'
import { registrationQuizWords } from '@kxo/domain/registrations/quizzes/registration-quiz-words'
import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { ownResultQuery } from '../own-api.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { whyNot } from './quiz-moment.ts'

type QuizOutcomeProps = {
  quiz: OwnQuizPage
  /** What was just done, in a sentence; it takes the focus with it. */
  news: string
  again: ReactNode
}

/** What stands in the place of the questions: the result, or why there is nothing to answer now. */
export function QuizOutcome({ quiz, news, again }: QuizOutcomeProps) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (news !== '') box.current?.focus()
  }, [news])
  const { result } = quiz
  const reason = whyNot(quiz, say)
  // A personal link opens this page alone.
  const isFull = isSignedInFully(actor)
  return (
    <Panel ref={box} p="lg" gap="md" role="status" tabIndex={-1} style={{ outline: 'none' }}>
      {news ? <Text fw={550}>{news}</Text> : null}
      {reason ? <Text fw={550}>{reason}</Text> : null}
      {result ? (
        <Group gap="sm">
          {result.percent === null ? null : (
            <Text fz="lg" fw={650} className="figures">
              {say(uiWords.factOf, { label: say(w.yourScore), value: say(w.percent, { n: result.percent }) })}
            </Text>
          )}
          <OutcomeBadge of={result} />
        </Group>
      ) : null}
      {result && result.percent !== null && isFull ? <ResultText attempt={result.attempt} /> : null}
      <Group gap="xs">
        {quiz.moment === 'subscription' && isFull ? (
          <LinkButton to={signin(quiz.event_id)}>{say(registrationQuizWords.back)}</LinkButton>
        ) : null}
        {again}
        {result && isFull ? (
          <LinkButton variant="default" to={ownResults()} search={{ attempt: String(result.attempt) }}>
            {say(w.seeResult)}
          </LinkButton>
        ) : null}
        {isFull ? (
          <LinkButton variant="default" to={ownQuizzes()}>
            {say(w.backToQuizzes)}
          </LinkButton>
        ) : null}
      </Group>
    </Panel>
  )
}

/** What the author says to whoever passed, or did not. */
function ResultText({ attempt }: { attempt: number }) {
  const { data } = useQuery(ownResultQuery(attempt))
  return data?.text ? <Text className="pre-line anywhere">{data.text}</Text> : null
}
