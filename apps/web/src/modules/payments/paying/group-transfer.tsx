import { formatMoney } from '@kxo/domain/kernel/money'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { Table, Text } from '@mantine/core'
import { useId } from 'react'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { TransferFacts } from './money-facts.tsx'

/** The issued bills a transfer may pay to one account, when there are several: each account is said once. */
export function paidByOneTransfer(bills: readonly PaymentSummary[]): PaymentSummary[] {
  const payable = bills.filter(({ is_order, now, means, transfer }) => !is_order && now > 0 && means.includes('transfer') && transfer)
  const accounts = new Set(payable.map(({ transfer }) => transfer?.iban))
  return payable.length > 1 && accounts.size === 1 ? payable : []
}

/** One account, and what to quote for each bill. */
export function GroupTransfer({ bills }: { bills: readonly PaymentSummary[] }) {
  const { say, locale } = useLanguage()
  const heading = useId()
  const transfer = bills[0]?.transfer
  if (!transfer) return null
  const total = bills.reduce((sum, { now }) => sum + now, 0)
  return (
    <Panel component="section" p={20} gap="md" aria-labelledby={heading}>
      <h2 id={heading}>{say(w.transferOnce)}</h2>
      <Text>{say(w.transferOnceHelp)}</Text>
      <TransferFacts transfer={transfer} isAccountAlone />
      <Table tabularNums>
        <Table.Caption className="visually-hidden">{say(w.transferOnce)}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{say(w.reference)}</Table.Th>
            <Table.Th scope="col" ta="end">
              {say(w.due)}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {bills.map(({ bill, registrant, now, transfer: to }) => (
            <Table.Tr key={bill}>
              <Table.Td>
                {to?.reference}
                <Text c="dimmed" fz="sm">
                  {registrant?.name}
                </Text>
              </Table.Td>
              <Table.Td ta="end" className="nowrap">
                {formatMoney(now, locale)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">{say(w.total)}</Table.Th>
            <Table.Th ta="end" className="nowrap">
              {formatMoney(total, locale)}
            </Table.Th>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Panel>
  )
}
