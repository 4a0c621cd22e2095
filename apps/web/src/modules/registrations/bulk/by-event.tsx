import { registrationBulkWords as w } from '@kxo/domain/registrations/bulk/bulk-words'
import { ScrollArea, Table } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type OfEvent = { id: number; title: string; changed: number; left: number }

/** How many an act changes and leaves at each event, where there are several. */
export function ByEvent({ events }: { events: readonly OfEvent[] }) {
  const { say } = useLanguage()
  if (events.length < 2) return null
  return (
    <ScrollArea.Autosize mah={220}>
      <Table fz="md" verticalSpacing={6} className="anywhere">
        <Table.Thead>
          <Table.Tr c="dimmed" fz="xs">
            <Table.Th scope="col">{say(w.byEvent)}</Table.Th>
            <Table.Th scope="col" ta="right">
              {say(w.concerned)}
            </Table.Th>
            <Table.Th scope="col" ta="right">
              {say(w.unchanged)}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {events.map(({ id, title, changed, left }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row" fw={400}>
                {title}
              </Table.Th>
              <Table.Td ta="right" fw={600}>
                {changed}
              </Table.Td>
              <Table.Td ta="right">{left}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  )
}
