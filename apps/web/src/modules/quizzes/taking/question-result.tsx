import type { AttemptDetail } from '@kxo/domain/quizzes/attempts-contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Group, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { AnswerShown, answerInWords } from './answer-shown.tsx'

type QuestionResultProps = { question: AttemptDetail['questions'][number]; n: number }

/** A question that was answered: the answer, the right one, why, and the points it gave. */
export function QuestionResult({ question, n }: QuestionResultProps) {
  const language = useLanguage()
  const { say, locale } = language
  const heading = useId()
  const { statement, points, answer, solution, explanation, got, is_cancelled } = question
  const written = (number: number): string => number.toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB')
  const facts = [
    [w.yourAnswer, <AnswerShown key="answer" question={question} answer={answer} />],
    // A text marked by a person has none.
    ...(answerInWords(question, solution, language).length === 0
      ? []
      : [[w.solution, <AnswerShown key="solution" question={question} answer={solution} />] as const]),
    ...(explanation ? [[w.explanation, explanation] as const] : []),
  ] as const
  return (
    <PanelSection gap="sm" aria-labelledby={heading}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {say(w.question, { n })}
        </Text>
        {is_cancelled ? (
          <Badge>{w.cancelledQuestion}</Badge>
        ) : got === null ? (
          <Badge tone="warning">{w.waitsForMark}</Badge>
        ) : (
          <Text size="sm" fw={650} className="figures">
            {say(w.gotPoints, { got: written(got), points: say(w.pointsOf, { n: points }) })}
          </Text>
        )}
      </Group>
      <Title order={2} size="h3" id={heading} className="pre-line anywhere">
        {statement}
      </Title>
      <Stack component="dl" gap="xs" m={0}>
        {facts.map(([label, value]) => (
          <div key={label.en}>
            <dt>{say(label)}</dt>
            <Text component="dd" m={0} inherit className="pre-line anywhere">
              {value}
            </Text>
          </div>
        ))}
      </Stack>
    </PanelSection>
  )
}
