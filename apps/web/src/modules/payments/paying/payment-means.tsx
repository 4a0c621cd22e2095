import { type PaymentMode, paymentMode } from '@kxo/domain/billing/payment-mode'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { Flex } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { randomKey } from '../../../platform/random-key.ts'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { acceptPlan, announce, logPayment, openCheckout } from '../api.ts'
import style from '../payments.module.css'
import { ChequeFacts, TransferFacts } from './money-facts.tsx'

type Props = {
  summary: PaymentSummary
  /** Cents. */
  amount: number
  /** The means chosen at first; the tenant's first otherwise. */
  first?: PaymentMode
}

/** The means offered, and the one button that commits (PRV-50). */
export function PaymentMeans({ summary, amount, first }: Props) {
  const { say, locale } = useLanguage()
  const go = useBankAddress()
  const [chosen, setChosen] = useState<PaymentMode | null>(null)
  const mode = chosen ?? summary.means.find((one) => one === first) ?? summary.means[0] ?? null
  const once = useMemo(() => `${randomKey()}-${amount}`, [amount])
  const bill = summary.bill ?? 0
  const onError = (error: unknown): void => {
    toast.failure(error)
    logPayment(error instanceof Error ? error.message : 'unknown')
  }
  const byCard = useMutation({ mutationFn: () => openCheckout(bill, amount, once), onSuccess: go, onError })
  const otherwise = useMutation({ mutationFn: (by: PaymentMode) => announce(bill, by), onError })
  if (summary.not_before !== null && summary.is_order && summary.event !== null)
    return <PlanAcceptance summary={summary} onError={onError} />
  if (summary.not_before !== null) return <p className={style['notice']}>{say(w.notYetAsked, { day: summary.not_before })}</p>
  if (mode === null) return null
  const isOrder = summary.is_order
  return (
    <section className={style['panel']} aria-labelledby="payment-means">
      <Flex component="fieldset" direction="column" gap="xs">
        <legend id="payment-means">{say(w.means)}</legend>
        {summary.means.map((one) => (
          <label key={one} className={style['mean']}>
            <input type="radio" name="means" value={one} checked={one === mode} onChange={() => setChosen(one)} />
            {say(paymentMode.labelOf(one))}
          </label>
        ))}
      </Flex>
      {mode === 'card' ? <p className={style['help']}>{say(w.cardHelp)}</p> : null}
      {mode === 'transfer' && summary.transfer && !isOrder ? <TransferFacts transfer={summary.transfer} /> : null}
      {mode === 'cheque' && summary.cheque && !isOrder ? <ChequeFacts cheque={summary.cheque} /> : null}
      {mode !== 'card' && isOrder ? <p className={style['help']}>{say(mode === 'transfer' ? w.transferHelp : w.chequeHelp)}</p> : null}
      {mode === 'card' ? (
        <Button fullWidth loading={byCard.isPending || byCard.isSuccess} onClick={() => byCard.mutate()}>
          {isOrder ? say(w.order) : say(w.payAmount, { amount: formatMoney(amount, locale) })}
        </Button>
      ) : isOrder ? (
        <Button fullWidth loading={otherwise.isPending} onClick={() => otherwise.mutate(mode)}>
          {say(w.order)}
        </Button>
      ) : null}
      {byCard.isPending || byCard.isSuccess ? (
        <p className={style['help']} role="status">
          {say(w.opening)}
        </p>
      ) : null}
    </section>
  )
}

/** The test bank is a page of the product; a provider's is elsewhere. */
function useBankAddress(): (address: string) => void {
  const navigate = useNavigate()
  return (address) => {
    if (address.startsWith('/')) void navigate({ to: address })
    else location.assign(address)
  }
}

/** A person who pays their own training commits to a schedule, and pays nothing today (FOR-12). */
function PlanAcceptance({ summary, onError }: { summary: PaymentSummary; onError: (error: unknown) => void }) {
  const { say } = useLanguage()
  const event = summary.event ?? 0
  const accepting = useMutation({
    mutationFn: () => acceptPlan(event),
    onError,
  })
  const day = summary.not_before ?? ''
  return (
    <section className={style['panel']}>
      <p className={style['notice']}>{say(w.planNotice, { day })}</p>
      <Button fullWidth loading={accepting.isPending} onClick={() => accepting.mutate()}>
        {say(w.acceptPlan)}
      </Button>
    </section>
  )
}
