import { type PaymentMode, paymentMode } from '@kxo/domain/billing/payment-mode'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { Alert, Flex, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { randomKey } from '../../../platform/random-key.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { ChoiceCard } from '../../../ui/fields/choice-card.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { OrderNumberField } from '../../billing/index.ts'
import { acceptPlan, announce, logPayment, openCheckout } from '../api.ts'
import { ContractFirst } from './contract-first.tsx'
import { ChequeFacts, TransferFacts } from './money-facts.tsx'

type Props = {
  summary: PaymentSummary
  /** Cents. */
  amount: number
  /** The means chosen at first; the tenant's first otherwise. */
  first?: PaymentMode
  /** The account to credit is said once on the page, for several bills. */
  isTransferAbove?: boolean
}

/** The means offered, and the one button that commits (PRV-50). */
export function PaymentMeans({ summary, amount, first, isTransferAbove = false }: Props) {
  const { say, locale } = useLanguage()
  const go = useBankAddress()
  const [chosen, setChosen] = useState<PaymentMode | null>(null)
  const mode = chosen ?? summary.means.find((one) => one === first) ?? summary.means[0] ?? null
  const [order, setOrder] = useState(summary.purchase_order ?? '')
  const [isChecked, setChecked] = useState(false)
  const once = useMemo(() => [randomKey(), amount, order.length].join('-'), [amount, order])
  const asksOrder = summary.is_order && summary.payer_company !== null
  const orderFields = asksOrder && order.trim() ? { purchase_order: order.trim() } : {}
  const unlessMissing = (pay: () => void): void => (asksOrder && summary.order_asked !== null && !order.trim() ? setChecked(true) : pay())
  const bill = summary.bill ?? 0
  const onError = (error: unknown): void => {
    toast.failure(error)
    logPayment(error instanceof Error ? error.message : 'unknown')
  }
  const byCard = useAction({ mutationFn: () => openCheckout(bill, { amount, ...orderFields }, once), onSuccess: go, onError })
  const otherwise = useAction({ mutationFn: (by: PaymentMode) => announce(bill, { mode: by, ...orderFields }), onError })
  if (summary.is_contract_to_sign) return <ContractFirst summary={summary} />
  if (summary.not_before !== null && summary.is_order && summary.event !== null)
    return <PlanAcceptance summary={summary} onError={onError} />
  if (summary.not_before !== null)
    return (
      <Alert color="indigo" role="note">
        {say(w.notYetDue, { day: summary.not_before })}
      </Alert>
    )
  if (mode === null) return null
  const isOrder = summary.is_order
  return (
    <Panel component="section" p={20} gap="md" aria-labelledby={`payment-means-${bill}`}>
      <Flex component="fieldset" direction="column" gap="xs">
        <legend id={`payment-means-${bill}`}>{say(w.means)}</legend>
        {summary.means.map((one) => (
          <ChoiceCard key={one} name={`means-${bill}`} isChosen={one === mode} onChoose={() => setChosen(one)}>
            {say(paymentMode.labelOf(one))}
          </ChoiceCard>
        ))}
      </Flex>
      {asksOrder ? (
        <OrderNumberField reference={summary.order_asked} company={summary.payer} value={order} onChange={setOrder} isChecked={isChecked} />
      ) : null}
      {mode === 'card' ? (
        <Text c="dimmed" fz="sm">
          {say(w.cardHelp)}
        </Text>
      ) : null}
      {mode === 'transfer' && summary.transfer && !isOrder && !isTransferAbove ? <TransferFacts transfer={summary.transfer} /> : null}
      {mode === 'transfer' && isTransferAbove && !isOrder ? (
        <Text c="dimmed" fz="sm">
          {say(w.transferAbove)}
        </Text>
      ) : null}
      {mode === 'cheque' && summary.cheque && !isOrder ? <ChequeFacts cheque={summary.cheque} /> : null}
      {mode !== 'card' && isOrder ? (
        <Text c="dimmed" fz="sm">
          {say(mode === 'transfer' ? w.transferHelp : w.chequeHelp)}
        </Text>
      ) : null}
      {mode === 'card' ? (
        <Button fullWidth loading={byCard.isPending || byCard.isSuccess} onClick={() => unlessMissing(() => byCard.mutate())}>
          {isOrder ? say(w.order) : say(w.payAmount, { amount: formatMoney(amount, locale) })}
        </Button>
      ) : isOrder ? (
        <Button fullWidth loading={otherwise.isPending} onClick={() => unlessMissing(() => otherwise.mutate(mode))}>
          {say(w.order)}
        </Button>
      ) : null}
      {byCard.isPending || byCard.isSuccess ? (
        <Text c="dimmed" fz="sm" role="status">
          {say(w.opening)}
        </Text>
      ) : null}
    </Panel>
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
  const accepting = useAction({
    mutationFn: () => acceptPlan(event),
    onError,
  })
  const day = summary.not_before ?? ''
  return (
    <Panel component="section" p={20} gap="md">
      <Alert color="indigo" role="note">
        {say(w.planNotice, { day })}
      </Alert>
      <Button fullWidth loading={accepting.isPending} onClick={() => accepting.mutate()}>
        {say(w.acceptPlan)}
      </Button>
    </Panel>
  )
}
