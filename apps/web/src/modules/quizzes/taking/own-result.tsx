import { formatDate } from '@kxo/domain/kernel/dates'
import { labels } from '@kxo/domain/kernel/labels'
import type { AttemptDetail } from '@kxo/domain/quizzes/attempts-contract'
import type { Mastery } from '@kxo/domain/quizzes/marking'
import { masteryWords } from '@kxo/domain/quizzes/mastery-words'
import { ownQuizzes, ownResults } from '@kxo/domain/quizzes/paths'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Stack, Table, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { type Fact, FactPanel } from '../../../ui/display/fact-panel.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { ownResultQuery } from '../own-api.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { QuestionResult } from './question-result.tsx'

/** One attempt of the person: its score, its objectives, and the right answers once they are shown. */
export function OwnResult({ attempt }: { attempt: number }) {
  const { say, locale, zone } = useLanguage()
  const { data } = useSuspenseQuery(ownResultQuery(attempt))
  const { quiz, event_title, number, started_at, percent, pass_mark, text, objectives, questions } = data
  const facts: Fact[] = [
    [say(w.result), <OutcomeBadge key="result" of={data} />],
    ...(percent === null ? [] : [[say(w.yourScore), say(w.percent, { n: percent })] as const]),
    [say(w.passMark), pass_mark],
    [say(w.attempt), number],
    [say(labels.date), formatDate(started_at, locale, { zone })],
  ]
  return (
    <Stack maw={860} w="100%" mx="auto" gap="md">
      <PageTitle
        above={[
          { label: w.list, to: ownQuizzes() },
          { label: w.ownResults, to: ownResults() },
        ]}
        subtitle={event_title}
      >
        {quiz}
      </PageTitle>
      <FactPanel facts={facts} />
      {text ? <Text className="pre-line anywhere">{text}</Text> : null}
      {objectives && objectives.length > 0 ? <Objectives objectives={objectives} /> : null}
      {questions.length === 0 ? (
        <Text c="dimmed">{say(w.answersHidden)}</Text>
      ) : (
        questions.map((question, at) => <QuestionResult key={question.id} question={question} n={at + 1} />)
      )}
    </Stack>
  )
}

const tones: Readonly<Record<Mastery, 'success' | 'warning' | 'danger'>> = {
  acquired: 'success',
  inProgress: 'warning',
  notAcquired: 'danger',
}

/** How far each objective is reached. */
function Objectives({ objectives }: { objectives: NonNullable<AttemptDetail['objectives']> }) {
  const { say } = useLanguage()
  const heading = useId()
  return (
    <PanelSection aria-labelledby={heading} gap="xs">
      <Title order={2} size="h3" id={heading}>
        {say(w.objectives)}
      </Title>
      <Table verticalSpacing="xs" aria-labelledby={heading}>
        <Table.Tbody>
          {objectives.map(({ objective, percent, mastery }) => (
            <Table.Tr key={objective}>
              <Table.Th scope="row" fw={400} className="anywhere">
                {objective}
              </Table.Th>
              <Table.Td ta="end" className="figures nowrap">
                {say(w.percent, { n: percent })}
              </Table.Td>
              <Table.Td ta="end">
                <Badge tone={tones[mastery]}>{masteryWords[mastery]}</Badge>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </PanelSection>
  )
}
