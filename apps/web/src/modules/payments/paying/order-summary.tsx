import { formatMoney, formatRate } from '@kxo/domain/kernel/money'
import { vatReason } from '@kxo/domain/kernel/vat'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { Box, Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import style from '../payments.module.css'

const Amount = ({ label, children, strong }: { label: string; children: ReactNode; strong?: boolean }) => (
  <div data-strong={strong || undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** Everything a payment is for: who, what, VAT per rate, total, what is left (PRV-50). */
export function OrderSummary({ summary }: { summary: PaymentSummary }) {
  const { say, locale } = useLanguage()
  const money = (cents: number) => formatMoney(cents, locale)
  return (
    <section className={style['panel']} aria-labelledby="order-summary">
      <h2 id="order-summary">{say(w.summary)}</h2>
      <table className={style['lines']}>
        <caption className="visually-hidden">{say(w.summary)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(uiWords.factOf, { label: say(w.payer), value: summary.payer })}</th>
            <th scope="col">{say(w.amountHt)}</th>
          </tr>
        </thead>
        <tbody>
          {summary.lines.map((line) => (
            <tr key={line.name + line.description}>
              <td>
                {line.name}
                <Box c="dimmed" fz="sm">
                  {line.description}
                </Box>
              </td>
              <td>{money(line.amount_ht)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={style['totals']}>
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
      </dl>
      {summary.plan.length > 1 ? <Plan summary={summary} /> : null}
    </section>
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
