import { bill as billAddress } from '@kxo/domain/billing/paths'
import { billStatus } from '@kxo/domain/billing/status'
import { billWords } from '@kxo/domain/billing/words'
import type { CollectivePage, ContributionOrder } from '@kxo/domain/contributions/collective-contract'
import { collectiveContributionWords as w } from '@kxo/domain/contributions/collective-words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import { billPayment } from '@kxo/domain/payments/paths'
import { Anchor, Box, Table, Title } from '@mantine/core'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'

/** What was ordered before, with each bill and what is left to pay on it. */
export function OrdersTable({ page: { orders, draft } }: { page: CollectivePage }) {
  const { say, locale, zone } = useLanguage()
  const done = orders.filter(({ id }) => id !== draft)
  if (done.length === 0) return null
  return (
    <section aria-labelledby="collective-orders">
      <Title order={2} size="h3" id="collective-orders" mb="sm">
        {say(w.orders)}
      </Title>
      <Box style={{ overflowX: 'auto' }}>
        <Table tabularNums>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{say(w.orderedOn)}</Table.Th>
              <Table.Th scope="col">{say(w.people)}</Table.Th>
              <Table.Th scope="col">{say(billWords.number)}</Table.Th>
              <Table.Th scope="col" ta="end">
                {say(w.amount)}
              </Table.Th>
              <Table.Th scope="col">{say(w.state)}</Table.Th>
              <Table.Th aria-hidden="true" />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {done.map((order) => (
              <Table.Tr key={order.id}>
                <Table.Td>{formatDate(order.ordered_at, locale, { zone })}</Table.Td>
                <Table.Td>{order.people}</Table.Td>
                <Table.Td>
                  {order.number === null ? (
                    emptyPlaceholder
                  ) : (
                    <Anchor component={Link} to={billAddress(order.number)}>
                      {order.number}
                    </Anchor>
                  )}
                </Table.Td>
                <Table.Td ta="end">{order.amount === null ? emptyPlaceholder : formatMoney(order.amount, locale)}</Table.Td>
                <Table.Td>
                  {order.bill_status === null ? emptyPlaceholder : <StatusBadge of={billStatus} is={order.bill_status} />}
                </Table.Td>
                <Table.Td ta="end">
                  {isToPay(order) ? (
                    <Anchor component={Link} to={billPayment(order.bill ?? 0)}>
                      {say(w.pay)}
                    </Anchor>
                  ) : null}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
    </section>
  )
}

const isToPay = ({ number, to_be_paid }: ContributionOrder): boolean => number !== null && (to_be_paid ?? 0) > 0
