import { billWords } from '@kxo/domain/billing/words'
import { adminEvent } from '@kxo/domain/events/paths'
import { formatDate } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { Billable } from '@kxo/domain/payments/grouped/billable'
import { sourceNames, groupedWords as w } from '@kxo/domain/payments/grouped/grouped-words'
import { Box, Flex, Group, Table, Text } from '@mantine/core'
import { Badge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'

const peopleOf = ({ people }: Billable): string => people.map(({ full_name }) => full_name).join(', ')

function Title({ row: { event, event_title, day } }: { row: Billable }) {
  const { locale } = useLanguage()
  return (
    <>
      {event === null ? event_title : <Link to={adminEvent(event)}>{event_title}</Link>}
      {day ? (
        <Text span c="dimmed" fz="sm" display="block">
          {formatDate(day, locale)}
        </Text>
      ) : null}
    </>
  )
}

function Source({ row }: { row: Billable }) {
  return (
    <Group gap={4}>
      <Badge>{sourceNames[row.source]}</Badge>
      {row.is_funder_share ? <Badge tone="info">{w.funderShare}</Badge> : null}
    </Group>
  )
}

const taken = [
  { word: w.discount, of: 'discount' },
  { word: w.deducted, of: 'deducted' },
] as const

/** The rows of a bill to come: a table, cards where it does not fit. */
export function GroupLines({ rows }: { rows: readonly Billable[] }) {
  const { say, locale } = useLanguage()
  const money = (cents: number) => formatMoney(cents, locale)
  const some = (cents: number) => (cents === 0 ? emptyPlaceholder : `−${money(cents)}`)
  const amounts = [w.ht, w.tax, w.ttc]
  return (
    <>
      <Box visibleFrom="lg" mt="xs" style={{ overflowX: 'auto' }}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {[w.event, billWords.people, w.source].map((word) => (
                <Table.Th key={word.fr}>{say(word)}</Table.Th>
              ))}
              {[w.agreed, w.discount, w.deducted, ...amounts].map((word) => (
                <Table.Th key={word.fr} ta="right">
                  {say(word)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.key}>
                <Table.Td>
                  <Title row={row} />
                </Table.Td>
                <Table.Td>{peopleOf(row)}</Table.Td>
                <Table.Td>
                  <Source row={row} />
                </Table.Td>
                {[
                  money(row.amount_ht + row.discount),
                  some(row.discount),
                  some(row.deducted),
                  ...[row.amount_ht, row.tax_amount, row.amount].map(money),
                ].map((cell, at) => (
                  <Table.Td key={at} ta="right" className="figures nowrap">
                    {cell}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
      <Flex component="ul" direction="column" hiddenFrom="lg" gap="sm" pt="xs">
        {rows.map((row) => (
          <Box component="li" key={row.key} p="sm" bd="1px solid var(--k-line)" bdrs={9}>
            <Title row={row} />
            <Text fz="sm">{peopleOf(row)}</Text>
            <Group justify="space-between" align="flex-start" mt={4}>
              <Source row={row} />
              <Box ml="auto" ta="right" fz="sm" className="figures">
                <Text inherit>{say(w.amountTtc, { amount: money(row.amount) })}</Text>
                <Text inherit c="dimmed">
                  {`${say(w.amountHt, { amount: money(row.amount_ht) })} · ${say(w.amountTax, { amount: money(row.tax_amount) })}`}
                </Text>
                {taken.map(({ word, of }) =>
                  row[of] === 0 ? null : (
                    <Text key={of} inherit c="dimmed">
                      {`${say(word)}\u00A0: ${some(row[of])}`}
                    </Text>
                  ),
                )}
              </Box>
            </Group>
          </Box>
        ))}
      </Flex>
    </>
  )
}
