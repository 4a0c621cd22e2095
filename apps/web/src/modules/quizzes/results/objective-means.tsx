import type { QuizResults } from '@kxo/domain/quizzes/attempts-contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Progress, Table, Title } from '@mantine/core'
import { useId } from 'react'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { usePercent } from './use-percent.ts'

/** How far each objective is reached, of everyone who took the test. */
export function ObjectiveMeans({ objectives }: Pick<QuizResults, 'objectives'>) {
  const { say } = useLanguage()
  const percent = usePercent()
  const titleId = useId()
  return (
    <PanelSection gap="sm" miw={0} aria-labelledby={titleId}>
      <Title id={titleId} order={2} size="h5">
        {say(w.objectives)}
      </Title>
      <Table verticalSpacing={6} horizontalSpacing="xs" className="figures" aria-labelledby={titleId}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{say(w.objective)}</Table.Th>
            <Table.Th scope="col" ta="end">
              {say(w.average)}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {objectives.map(({ objective, percent: mean }) => (
            <Table.Tr key={objective}>
              <Table.Th scope="row" fw={400} className="anywhere">
                {objective}
                {/* The figure beside it says the same. */}
                <Progress mt={4} value={mean} aria-hidden />
              </Table.Th>
              <Table.Td ta="end">{percent(mean)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </PanelSection>
  )
}
