import { formatDate } from '@kxo/domain/kernel/dates'
import { labels } from '@kxo/domain/kernel/labels'
import type { AttemptRow } from '@kxo/domain/quizzes/attempts-contract'
import { ownQuiz, ownQuizzes, ownResults } from '@kxo/domain/quizzes/paths'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Table, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { ownResultsQuery } from '../own-api.ts'
import { OutcomeBadge } from './outcome-badge.tsx'

const columns = [w.giveLabel, w.event, labels.date, w.attempt, w.score, w.passMark, w.result]

/** Attempts of the person, the latest first; a card each on a phone. */
export function OwnResults() {
  const { say } = useLanguage()
  const { data } = useSuspenseQuery(ownResultsQuery())
  return (
    <>
      <PageTitle above={[{ label: w.list, to: ownQuizzes() }]}>{w.ownResults}</PageTitle>
      {data.length === 0 ? (
        <Empty sentence={w.noResult} />
      ) : (
        <div className="stacked-frame">
          <Table className="stacked" verticalSpacing="xs" aria-label={say(w.ownResults)}>
            <Table.Thead>
              <Table.Tr>
                {columns.map((label) => (
                  <Table.Th key={label.en}>{say(label)}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map((row) => (
                <ResultRow key={row.id} row={row} />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </>
  )
}

function ResultRow({ row }: { row: AttemptRow }) {
  const { say, locale, zone } = useLanguage()
  const { id, quiz, event_quiz_id, event_title, started_at, number, percent, pass_mark, state } = row
  // One under way is gone on with.
  const way = state === 'inProgress' ? { to: ownQuiz(event_quiz_id) } : { to: ownResults(), search: { attempt: String(id) } }
  return (
    <Table.Tr>
      <Table.Th scope="row" className="anywhere">
        <Link {...way}>{quiz}</Link>
      </Table.Th>
      <Table.Td data-label={say(w.event)} className="anywhere">
        {event_title}
      </Table.Td>
      <Table.Td data-label={say(labels.date)}>{formatDate(started_at, locale, { zone })}</Table.Td>
      <Table.Td data-label={say(w.attempt)}>{number}</Table.Td>
      <Table.Td data-label={say(w.score)}>
        <Text span inherit fw={650} className="figures">
          {percent === null ? emptyPlaceholder : say(w.percent, { n: percent })}
        </Text>
      </Table.Td>
      <Table.Td data-label={say(w.passMark)}>{pass_mark}</Table.Td>
      <Table.Td data-label={say(w.result)}>
        <OutcomeBadge of={row} />
      </Table.Td>
    </Table.Tr>
  )
}
