import { adminEventStep } from '@kxo/domain/events/paths'
import { formatDate } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import { optionWords } from '@kxo/domain/products/words'
import { eventProductWords as w } from '@kxo/domain/registrations/options/option-words'
import { Group, Table, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Badge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { eventProductsQuery } from './options-api.ts'

/** How each option sells; its quota and price are changed on the step of its event. */
export const SalesTable = bounded(
  function SalesTable({ event }: { event: number | undefined }) {
    const { say, locale } = useLanguage()
    const { data: lines } = useSuspenseQuery(eventProductsQuery(event))
    if (lines.length === 0) return <Empty sentence={event === undefined ? w.noneAtAll : w.none} help={w.noneHelp} />
    return (
      <Table.ScrollContainer minWidth={0}>
        <Table verticalSpacing="xs" aria-label={say(w.sales)}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{say(w.option)}</Table.Th>
              <Table.Th visibleFrom="md">{say(w.event)}</Table.Th>
              <Table.Th ta="end">{say(w.price)}</Table.Th>
              <Table.Th ta="end" visibleFrom="md">
                {say(w.quota)}
              </Table.Th>
              <Table.Th ta="end">{say(w.sold)}</Table.Th>
              <Table.Th ta="end" visibleFrom="md">
                {say(w.paid)}
              </Table.Th>
              <Table.Th ta="end">{say(w.left)}</Table.Th>
              <Table.Th ta="end" visibleFrom="md">
                {say(w.handed)}
              </Table.Th>
              <Table.Th visibleFrom="md">{say(w.until)}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <Table.Tr key={line.id}>
                <Table.Td>
                  <Group gap={6}>
                    <Link to={adminEventStep(line.event, 'options')}>{line.name}</Link>
                    {line.is_closed ? <Badge tone="neutral">{optionWords.closed}</Badge> : null}
                    {line.left === 0 ? <Badge tone="danger">{optionWords.full}</Badge> : null}
                  </Group>
                  <Text size="xs" c="dimmed" hiddenFrom="md">
                    {line.event_title}
                  </Text>
                  {line.product_name && line.product_name !== line.name ? (
                    <Text size="xs" c="dimmed">
                      {line.product_name}
                    </Text>
                  ) : null}
                  {line.stock_options > 1 ? (
                    <Text size="xs" c="dimmed">
                      {say(w.sharedStock, { n: line.stock_options })}
                    </Text>
                  ) : null}
                </Table.Td>
                <Table.Td visibleFrom="md">
                  {line.event_title}
                  {line.start_date ? (
                    <Text size="xs" c="dimmed">
                      {formatDate(line.start_date, locale, { zone: line.time_zone })}
                    </Text>
                  ) : null}
                </Table.Td>
                <Table.Td ta="end" className="figures">
                  {line.amount_ht === 0 ? say(optionWords.free) : formatMoney(line.amount_ht, locale)}
                </Table.Td>
                <Table.Td ta="end" visibleFrom="md">
                  {line.stock ?? emptyPlaceholder}
                </Table.Td>
                <Table.Td ta="end">{line.sold}</Table.Td>
                <Table.Td ta="end" visibleFrom="md">
                  {line.paid}
                </Table.Td>
                <Table.Td ta="end">{line.left ?? emptyPlaceholder}</Table.Td>
                <Table.Td ta="end" visibleFrom="md">
                  {line.handed}
                </Table.Td>
                <Table.Td visibleFrom="md">
                  {line.closes_at ? formatDate(line.closes_at, locale, { zone: line.time_zone }) : emptyPlaceholder}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    )
  },
  { lines: 6 },
)
