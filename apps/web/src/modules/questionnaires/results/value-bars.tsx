import { resultsWords, questionnairesWords as w } from '@kxo/domain/questionnaires/words'
import { Progress, Table } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Count } from './counts-of.ts'

/** How often each value was answered, as a table whose lines are bars; `all` is how many answered. */
export function ValueBars({ counts, all }: { counts: readonly Count[]; all: number }) {
  const { say } = useLanguage()
  return (
    <Table verticalSpacing={6} horizontalSpacing="xs" className="figures">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{say(resultsWords.value)}</Table.Th>
          <Table.Th scope="col" ta="end" w={80}>
            {say(resultsWords.count)}
          </Table.Th>
          <Table.Th scope="col" ta="end" w={72}>
            {say(resultsWords.share)}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {counts.map(({ value, label, count, colour }) => {
          const share = all === 0 ? 0 : (count / all) * 100
          return (
            <Table.Tr key={value}>
              <Table.Th scope="row" fw={400} className="anywhere">
                {label}
                {/* The figures beside it say the same. */}
                <Progress mt={4} value={share} {...(colour && { color: colour })} aria-hidden />
              </Table.Th>
              <Table.Td ta="end">{count}</Table.Td>
              <Table.Td ta="end">{say(w.percent, { n: Math.round(share) })}</Table.Td>
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}
