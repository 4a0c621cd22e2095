import { formatMoney, formatRate, nameWithQuantity } from '@kxo/domain/kernel/money'
import { vatReason } from '@kxo/domain/kernel/vat'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { Box, Flex, Group, Stack, Table } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'

const Amount = ({ label, children, strong }: { label: string; children: ReactNode; strong?: boolean }) => (
  <Group
    justify="space-between"
    wrap="nowrap"
    {...(strong ? { mt: 4, pt: 10, fz: 'lg', fw: 650, style: { borderBlockStart: '1px solid var(--k-line)' } } : {})}
  >
    <dt>{label}</dt>
    <dd className="nowrap">{children}</dd>
  </Group>
)

/** « Your order » is one's own: what is paid for somebody says for whom. */
function useHeading({ registrant, number }: PaymentSummary): string {
  const { say } = useLanguage()
  const { actor } = useViewer()
  if (!registrant || registrant.user === actor.user_id) return say(w.summary)
  return number === null ? say(w.summaryFor, { name: registrant.name }) : say(w.billFor, { number, name: registrant.name })
}

/** Everything a payment is for: who, what, VAT per rate, total, what is left (PRV-50). */
export function OrderSummary({ summary }: { summary: PaymentSummary }) {
  const { say, locale } = useLanguage()
  const heading = useId()
  const title = useHeading(summary)
  const money = (cents: number) => formatMoney(cents, locale)
  return (
    <Panel component="section" p={20} gap="md" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <Table tabularNums>
        <Table.Caption className="visually-hidden">{title}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{say(uiWords.factOf, { label: say(w.payer), value: summary.payer })}</Table.Th>
            <Table.Th scope="col" ta="end">
              {say(w.amountHt)}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {summary.lines.map((line) => (
            <Table.Tr key={line.name + line.description}>
              <Table.Td>
                {nameWithQuantity(line, locale)}
                <Box c="dimmed" fz="sm">
                  {line.description}
                </Box>
              </Table.Td>
              <Table.Td ta="end" className="nowrap">
                {money(line.amount_ht)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Stack component="dl" gap={6} className="figures">
        <Amount label={say(w.amountHt)}>{money(summary.amount_ht)}</Amount>
        {summary.groups.map(({ vat, reason, basis, tax }) => (
          <Amount
            key={`${vat} ${reason}`}
            label={
              vatReason.is(reason) ? say(vatReason.labelOf(reason)) : say(w.vat, { rate: formatRate(vat, locale), basis: money(basis) })
            }
          >
            {money(tax)}
          </Amount>
        ))}
        <Amount label={say(w.total)} strong={summary.paid === 0 && summary.now === summary.amount}>
          {money(summary.amount)}
        </Amount>
        {summary.paid > 0 ? <Amount label={say(w.alreadyPaid)}>{money(-summary.paid)}</Amount> : null}
        {summary.paid > 0 ? (
          <Amount label={say(w.due)} strong>
            {money(summary.to_be_paid)}
          </Amount>
        ) : null}
        {summary.is_order && summary.now > 0 && summary.now !== summary.amount ? (
          <Amount label={say(w.dueNow)} strong>
            {money(summary.now)}
          </Amount>
        ) : null}
      </Stack>
      {summary.plan.length > 1 ? <Plan summary={summary} /> : null}
    </Panel>
  )
}

/** What is paid when. */
function Plan({ summary }: { summary: PaymentSummary }) {
  const { say, locale } = useLanguage()
  return (
    <div>
      <h3>{say(w.schedule)}</h3>
      <Flex component="ol" direction="column" gap={6} ps={20}>
        {summary.plan.map(({ due_on, amount }) => (
          <li key={due_on}>{say(w.scheduleLine, { amount: formatMoney(amount, locale), day: due_on })}</li>
        ))}
      </Flex>
    </div>
  )
}
