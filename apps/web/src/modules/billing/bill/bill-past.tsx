import type { BillDetail } from '@kxo/domain/billing/bill-shape'
import { paymentMode } from '@kxo/domain/billing/payment-mode'
import { billActs, billWords as w } from '@kxo/domain/billing/words'
import { formatDate, formatDateTime } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../billing.module.css'

type Payment = BillDetail['payments'][number]

/** Money that came and went, with its means. */
export function BillPayments({ bill, act }: { bill: BillDetail; act?: ((payment: Payment) => ReactNode) | undefined }) {
  const { say, locale } = useLanguage()
  return (
    <section className={style['panel']} aria-labelledby="bill-payments">
      <h2 id="bill-payments">{say(w.payments)}</h2>
      {bill.payments.length === 0 ? <p className={style['muted']}>{say(w.noPayment)}</p> : null}
      <ul className={style['lines']}>
        {bill.payments.map((payment) => (
          <li key={payment.id}>
            <span>
              {formatDate(payment.paid_on, locale)}, {say(paymentMode.labelOf(payment.mode))}
              {payment.reference ? <span className={style['muted']}> {payment.reference}</span> : null} {act?.(payment)}
            </span>
            <span>{formatMoney(payment.amount, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What happened to the bill, the newest last. */
export function BillHistory({ bill }: { bill: BillDetail }) {
  const { say, locale, zone } = useLanguage()
  const known = bill.history.flatMap((line) => {
    const act = billActs[line.action]
    return act ? [{ ...line, act }] : []
  })
  if (known.length === 0) return null
  return (
    <section className={style['panel']} aria-labelledby="bill-history">
      <h2 id="bill-history">{say(w.history)}</h2>
      <ol className={style['history']}>
        {known.map(({ at, act, by_name }) => (
          <li key={`${at.toISOString()} ${act.fr}`}>
            {say(act)}{' '}
            <span className={style['muted']}>
              {formatDateTime(at, locale, { zone })}
              {by_name ? `, ${by_name}` : ''}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
