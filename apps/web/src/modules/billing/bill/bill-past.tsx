import type { BillDetail } from '@kxo/domain/billing/bill-shape'
import { paymentMode } from '@kxo/domain/billing/payment-mode'
import { billActs, billWords as w } from '@kxo/domain/billing/words'
import { formatDate, formatDateTime } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Flex, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type Payment = BillDetail['payments'][number]

/** Money that came and went, with its means. */
export function BillPayments({ bill, act }: { bill: BillDetail; act?: ((payment: Payment) => ReactNode) | undefined }) {
  const { say, locale } = useLanguage()
  return (
    <Panel component="section" gap="sm" py="md" px={18} aria-labelledby="bill-payments">
      <h2 id="bill-payments">{say(w.payments)}</h2>
      {bill.payments.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {say(w.noPayment)}
        </Text>
      ) : null}
      <Flex component="ul" direction="column" gap={10}>
        {bill.payments.map((payment) => (
          <Flex component="li" key={payment.id} justify="space-between" gap="md">
            <span>
              {formatDate(payment.paid_on, locale)}, {say(paymentMode.labelOf(payment.mode))}
              {payment.reference ? (
                <Text span c="dimmed" fz="sm">
                  {' '}
                  {payment.reference}
                </Text>
              ) : null}{' '}
              {act?.(payment)}
            </span>
            <span className="nowrap figures">{formatMoney(payment.amount, locale)}</span>
          </Flex>
        ))}
      </Flex>
    </Panel>
  )
}

/** What happened to the bill, the newest last. */
export const BillHistory = ({ bill }: { bill: BillDetail }) => (
  <ActHistory history={bill.history} acts={billActs} said={['issue_uncovered']} />
)

type ActHistoryProps = {
  history: BillDetail['history']
  /** What each act is called; any other is not shown. */
  acts: Readonly<Record<string, Sentence>>
  /** Those whose note is read beside them. */
  said: readonly string[]
}

/** The acts of a record, the newest last. */
export function ActHistory({ history, acts, said }: ActHistoryProps) {
  const { say, locale, zone } = useLanguage()
  const known = history.flatMap((line) => {
    const act = acts[line.action]
    return act ? [{ ...line, act, why: said.includes(line.action) ? line.info : null }] : []
  })
  if (known.length === 0) return null
  return (
    <Panel component="section" gap="sm" py="md" px={18} aria-labelledby="bill-history">
      <h2 id="bill-history">{say(w.history)}</h2>
      <Flex component="ol" direction="column" gap="xs" ps={18}>
        {known.map(({ at, act, by_name, why }) => (
          <li key={`${at.toISOString()} ${act.fr}`}>
            {say(act)}
            {why ? `\u00A0: ${why}` : ''}{' '}
            <Text span c="dimmed" fz="sm">
              {formatDateTime(at, locale, { zone })}
              {by_name ? `, ${by_name}` : ''}
            </Text>
          </li>
        ))}
      </Flex>
    </Panel>
  )
}
