import { event } from '@kxo/domain/events/paths'
import { formatDate } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import { paymentsContract } from '@kxo/domain/payments/contract'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { Card, Stack, Table, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { apiQuery } from '../../platform/api-query.ts'
import { useViewer } from '../../platform/viewer.ts'
import { Boundary } from '../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import Kit from '../../ui/theme/kit.tsx'

/** What will be invoiced of the orders one committed to, and when; nothing when nothing is to come. */
export default function Schedule() {
  return (
    <Kit>
      <Boundary lines={0}>
        <Coming />
      </Boundary>
    </Kit>
  )
}

function Coming() {
  const { say, locale } = useLanguage()
  const { actor } = useViewer()
  const coming = useSuspenseQuery(apiQuery(paymentsContract.schedule, {}))
  if (coming.data.length === 0) return null
  const isForOthers = coming.data.some(({ user }) => user !== actor.user_id)
  return (
    <Card component="section" withBorder aria-labelledby="coming-instalments" mt="lg">
      <Stack gap="xs">
        <Title order={2} size="h4" id="coming-instalments">
          {say(w.coming)}
        </Title>
        <Text c="dimmed" size="sm">
          {say(w.comingHelp)}
        </Text>
        <Table.ScrollContainer minWidth={320}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{say(w.dueOn)}</Table.Th>
                <Table.Th scope="col">{say(w.summary)}</Table.Th>
                <Table.Th scope="col" ta="end">
                  {say(w.amount)}
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {coming.data.map((line) => (
                <Table.Tr key={line.id}>
                  <Table.Td>{formatDate(line.due_on, locale, { style: 'long' })}</Table.Td>
                  <Table.Td>
                    {say(line.is_last ? w.balance : w.instalment)} · <Link to={event(line.event)}>{line.event_title}</Link>
                    {isForOthers ? ` · ${line.first_name} ${line.last_name}` : ''}
                  </Table.Td>
                  <Table.Td ta="end">{formatMoney(line.amount, locale)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Stack>
    </Card>
  )
}
