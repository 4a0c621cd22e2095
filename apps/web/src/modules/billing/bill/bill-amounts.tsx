import type { BillDetail } from '@kxo/domain/billing/bill-shape'
import { billWords as w } from '@kxo/domain/billing/words'
import { formatMoney, formatRate, nameWithQuantity } from '@kxo/domain/kernel/money'
import { vatReason } from '@kxo/domain/kernel/vat'
import { Flex, Text } from '@mantine/core'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** What a bill and a quote both come to; a quote is paid by its bill. */
type Amounts = Pick<BillDetail, 'entity' | 'recipient' | 'lines' | 'groups' | 'amount_ht' | 'amount' | 'rounding'> &
  Partial<Pick<BillDetail, 'category' | 'paid' | 'credited' | 'to_be_paid'>>

/** Lines, VAT per rate, totals and what is left. */
export function BillAmounts({ bill }: { bill: Amounts }) {
  const { paid = 0, credited = 0, to_be_paid = 0 } = bill
  const { say, locale } = useLanguage()
  const money = (cents: number) => formatMoney(cents, locale)
  const rows: [string, number, boolean?][] = [
    [say(w.amountHt), bill.amount_ht],
    ...bill.groups.map(({ vat, reason, tax }): [string, number] => [
      reason ? say(vatReason.labelOf(reason)) : say(w.taxOf, { rate: formatRate(vat, locale) }),
      tax,
    ]),
    [say(w.amount), bill.amount, true],
    ...(bill.rounding === 0 ? [] : [[say(w.rounding), bill.rounding] as [string, number]]),
    ...(paid === 0 ? [] : [[say(bill.category === 'credit' ? w.refunded : w.paid), -paid] as [string, number]]),
    ...(credited === 0 ? [] : [[say(w.credits), -credited] as [string, number]]),
    ...(to_be_paid === 0 ? [] : [[say(bill.category === 'credit' ? w.toRefund : w.due), to_be_paid, true] as [string, number, boolean]]),
  ]
  return (
    <Panel component="section" gap="sm" py="md" px={18} aria-labelledby="bill-lines">
      <h2 id="bill-lines">{say(w.lines)}</h2>
      <Text c="dimmed" fz="sm">
        {bill.entity} → {bill.recipient}
      </Text>
      <Flex component="ul" direction="column" gap={10}>
        {bill.lines.map((line) => (
          <Flex component="li" key={line.id} justify="space-between" gap="md">
            <span>
              {nameWithQuantity(line, locale)}
              {line.description ? (
                <Text span c="dimmed" fz="sm">
                  {' '}
                  {line.description}
                </Text>
              ) : null}
            </span>
            <span className="nowrap figures">{money(line.amount_ht)}</span>
          </Flex>
        ))}
      </Flex>
      <Flex component="dl" direction="column" gap={6} pt={10} className="figures line-above">
        {rows.map(([label, cents, strong]) => (
          <Flex key={label} justify="space-between" gap="md" {...(strong ? { fw: 650 } : {})}>
            <dt>{label}</dt>
            <dd className="nowrap">{money(cents)}</dd>
          </Flex>
        ))}
      </Flex>
    </Panel>
  )
}
