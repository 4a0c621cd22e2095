import { quizKind } from '@kxo/domain/quizzes/kinds'
import { ownQuiz, ownResults } from '@kxo/domain/quizzes/paths'
import type { OwnQuiz } from '@kxo/domain/quizzes/taking-contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Group, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { uiWords } from '../../../ui/i18n/words.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { quizFacts } from './quiz-facts.ts'
import { mayRetake, whyNot } from './quiz-moment.ts'

/** A quiz one takes or took, with the act of the moment. */
export function QuizCard({ quiz }: { quiz: OwnQuiz }) {
  const { say } = useLanguage()
  const now = useNow()
  const heading = useId()
  const { id, title, kind, event_title, state, closes_at, result } = quiz
  const isToTake = state === 'open' || state === 'started'
  const act = mayRetake(quiz, now) ? w.again : state === 'started' ? w.resume : state === 'open' && result === null ? w.begin : null
  const reason = whyNot(quiz, say)
  return (
    <Panel component="article" gap={6} p="md" aria-labelledby={heading}>
      <Text size="sm" c="dimmed" className="anywhere">
        {kind === 'test' ? `${say(quizKind.labelOf(kind))} · ${event_title}` : event_title}
      </Text>
      <Title order={2} size="h3" id={heading} className="anywhere">
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {quizFacts(quiz, say).join(' · ')}
      </Text>
      {isToTake && closes_at ? (
        <Text size="sm" fw={550}>
          {say(w.before, { at: closes_at })}
        </Text>
      ) : null}
      {reason ? <Text fw={550}>{reason}</Text> : null}
      {result ? (
        <Group gap="xs">
          {result.percent === null ? null : (
            <Text fw={650} className="figures">
              {say(w.percent, { n: result.percent })}
            </Text>
          )}
          <OutcomeBadge of={result} />
        </Group>
      ) : null}
      <Group gap="xs" mt="auto" pt="xs">
        {act ? (
          <LinkButton
            to={ownQuiz(id)}
            variant={act === w.again ? 'default' : 'primary'}
            aria-label={say(uiWords.factOf, { label: say(act), value: title })}
          >
            {say(act)}
          </LinkButton>
        ) : null}
        {result ? (
          <LinkButton
            variant="default"
            to={ownResults()}
            search={{ attempt: String(result.attempt) }}
            aria-label={say(uiWords.factOf, { label: say(w.seeResult), value: title })}
          >
            {say(w.seeResult)}
          </LinkButton>
        ) : null}
      </Group>
    </Panel>
  )
}
