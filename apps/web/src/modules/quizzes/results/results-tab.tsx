import type { QuizResults } from '@kxo/domain/quizzes/attempts-contract'
import type { Quiz } from '@kxo/domain/quizzes/contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { writingWords } from '@kxo/domain/quizzes/writing-words'
import { Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { recordIdIn } from '../../../platform/record-id.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Chart } from '../../../ui/display/chart.tsx'
import { FigureTile } from '../../../ui/display/figure-tile.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Reading } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { resultsQuery } from '../api.ts'
import { AttemptDialog } from './attempt-dialog.tsx'
import { AttemptList } from './attempt-list.tsx'
import { ObjectiveMeans } from './objective-means.tsx'
import { QuestionResults } from './question-results.tsx'
import { usePercent } from './use-percent.ts'

/** How people did: in figures, question by question, then attempt by attempt. */
export function ResultsTab({ quiz }: { quiz: Quiz }) {
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const event = recordIdIn(search['event'])
  const attempt = recordIdIn(search['attempt'])
  const scope = event > 0 ? { event } : {}
  return (
    <Stack gap="lg">
      {event > 0 ? (
        <Notice role="status">
          <Group gap="xs" justify="space-between">
            <Text size="sm">{say(writingWords.oneEvent)}</Text>
            <Button variant="default" size="sm" onClick={() => change({ event: undefined, page: undefined })}>
              {say(writingWords.allEvents)}
            </Button>
          </Group>
        </Notice>
      ) : null}
      <Reading of={resultsQuery(quiz.id, scope)} lines={8}>
        {(results) => <Figures quiz={quiz} results={results} />}
      </Reading>
      <AttemptList id={quiz.id} scope={scope} onOpen={(id) => change({ attempt: String(id) }, { replace: false })} />
      {attempt > 0 ? <AttemptDialog id={quiz.id} attempt={attempt} onClose={() => change({ attempt: undefined })} /> : null}
    </Stack>
  )
}

/** The scores of a tenth: 0–9, …, 90–100. */
const tenth = (at: number): string => `${at * 10}–${at === 9 ? 100 : at * 10 + 9}`

function Figures({ quiz, results }: { quiz: Quiz; results: QuizResults }) {
  const { say } = useLanguage()
  const percent = usePercent()
  const { events, taken, average, pass_rate, to_mark, spread, questions, objectives } = results
  const points = spread.map((people, at) => ({ score: say(w.percent, { n: tenth(at) }), people }))
  return (
    <>
      <SimpleGrid minColWidth="min(45%, 150px)" autoFlow="auto-fit" spacing={{ base: 'xs', xs: 'sm' }}>
        <FigureTile label={w.events} value={String(events)} />
        <FigureTile label={w.taken} value={String(taken)} />
        <FigureTile label={w.average} value={percent(average)} />
        <FigureTile label={w.passRate} value={percent(pass_rate)} note={say(w.passMarkIs, { n: quiz.pass_mark })} />
        <FigureTile label={w.toMark} value={String(to_mark)} />
      </SimpleGrid>
      <Chart
        title={w.spread}
        kind="bar"
        points={spread.some((people) => people > 0) ? points : []}
        x={{ key: 'score', label: w.score }}
        series={[{ key: 'people', label: writingWords.people }]}
        empty={w.noAttempts}
      />
      {questions.length > 0 ? <QuestionResults id={quiz.id} questions={questions} /> : null}
      {quiz.kind === 'test' && objectives.length > 0 ? <ObjectiveMeans objectives={objectives} /> : null}
    </>
  )
}
