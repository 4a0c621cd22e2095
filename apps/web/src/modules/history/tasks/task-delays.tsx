import { historyWords as w } from '@kxo/domain/history/words'
import { Box, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { taskDelaysQuery } from '../api.ts'
import { usePeriod } from '../period.tsx'
import { useDelay } from './use-delay.ts'

/** Where work piles up: how long finished tasks took, person by person; nothing while none is finished. */
export function TaskDelays() {
  const { say } = useLanguage()
  const delay = useDelay()
  const { data } = useQuery(taskDelaysQuery(usePeriod()))
  if (!data || data.length === 0) return null
  return (
    <Panel component="details" display="block" mb="md" py="sm" px="md">
      <Box component="summary" fw={600} style={{ cursor: 'pointer' }}>
        {say(w.delaysTitle)}
      </Box>
      <Table mt="sm" tabularNums>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{say(w.person)}</Table.Th>
            <Table.Th scope="col">{say(w.averageDelay)}</Table.Th>
            <Table.Th scope="col">{say(w.finished)}</Table.Th>
            <Table.Th scope="col">{say(w.stillOpen)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.map(({ user_id, name, hours, finished, open }) => (
            <Table.Tr key={user_id}>
              <Table.Th scope="row">{name}</Table.Th>
              <Table.Td>{delay(hours)}</Table.Td>
              <Table.Td>{finished}</Table.Td>
              <Table.Td>{open}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  )
}
