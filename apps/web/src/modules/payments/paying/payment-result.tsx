import type { Tone } from '@kxo/domain/kernel/catalogue'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { Checkout, PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { type CheckoutStatus, refusalReason } from '@kxo/domain/payments/status'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { may } from '@kxo/domain/registrations/permissions'
import { Group } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { refreshAll } from '../../../platform/query-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { abandon, checkoutQuery } from '../api.ts'
import { NextSteps } from '../next-steps.tsx'
import { ResultPanel } from './result-panel.tsx'

type Said = { title: Sentence; help: Sentence; tone: Tone }
const sentences: Readonly<Record<CheckoutStatus, Said>> = {
  open: { title: w.pending, help: w.pendingHelp, tone: 'info' },
  needs_authentication: { title: w.needsAuthentication, help: w.needsAuthenticationHelp, tone: 'warning' },
  succeeded: { title: w.success, help: w.successHelp, tone: 'success' },
  refused: { title: w.refused, help: w.refusedHelp, tone: 'danger' },
  abandoned: { title: w.abandoned, help: w.abandonedHelp, tone: 'neutral' },
  refunded: { title: w.refunded, help: w.refundedHelp, tone: 'warning' },
}

type Props = { checkout: string; summary: PaymentSummary | undefined; onAgain: () => void }

/** What became of an attempt, followed until the bank answers; nothing of it is lost when it is refused. */
export const PaymentResult = bounded(
  function PaymentResult({ checkout, summary, onAgain }: Props) {
    const queries = useQueryClient()
    const attempt = useSuspenseQuery(checkoutQuery(checkout))
    const status = attempt.data?.status
    useEffect(() => {
      if (status && status !== 'open' && status !== 'needs_authentication') refreshAll()
    }, [status, queries])
    return <Outcome attempt={attempt.data} summary={summary} onAgain={onAgain} />
  },
  { lines: 4 },
)

function Outcome({ attempt, summary, onAgain }: { attempt: Checkout } & Omit<Props, 'checkout'>) {
  const { say, locale } = useLanguage()
  const { title, help, tone } = sentences[attempt.status]
  const amount = formatMoney(attempt.amount, locale)
  const isOpen = attempt.status === 'open' || attempt.status === 'needs_authentication'
  const mayRetry = attempt.status === 'refused' || attempt.status === 'abandoned'
  const registration = attempt.registration_status
  const { actor } = useViewer()
  const other = attempt.registrant !== null && attempt.registrant.user !== actor.user_id ? attempt.registrant : null
  // One bill for a whole group is about no registration alone.
  const isForGroup = attempt.event !== null && attempt.registration === null && may.followTeam(actor)
  return (
    <ResultPanel tone={tone} isAlert={tone === 'danger'}>
      <h2>{say(title)}</h2>
      {attempt.refusal ? <p>{say(refusalReason.labelOf(attempt.refusal))}</p> : null}
      <p>{say(help, { amount })}</p>
      {attempt.status === 'succeeded' && registration === 'registered' ? (
        <p>{other ? say(w.confirmedFor, { name: other.name }) : say(w.confirmed)}</p>
      ) : null}
      {attempt.status === 'succeeded' && registration === 'toValidate' ? (
        <p>{other ? say(w.toValidateFor, { name: other.name }) : say(w.toValidate)}</p>
      ) : null}
      {attempt.status === 'succeeded' ? (
        <NextSteps
          done={{
            registration: attempt.registration,
            event_start: summary?.event_start ?? null,
            number: attempt.number,
            registration_status: registration,
            event: attempt.event,
            isForOther: other !== null || isForGroup,
          }}
        />
      ) : null}
      {isOpen ? <OpenActs attempt={attempt} /> : null}
      {mayRetry ? (
        <Group gap="sm">
          <Button onClick={onAgain}>{say(w.retry)}</Button>
        </Group>
      ) : null}
    </ResultPanel>
  )
}

/** Back to the bank, or giving up. */
function OpenActs({ attempt }: { attempt: Checkout }) {
  const { say } = useLanguage()
  const navigate = useNavigate()
  const leaving = useAction({
    mutationFn: () => abandon(attempt.checkout),
  })
  const { address } = attempt
  const goBack = (to: string): void => {
    if (to.startsWith('/')) void navigate({ to })
    else location.assign(to)
  }
  return (
    <Group gap="sm">
      {address ? <Button onClick={() => goBack(address)}>{say(attempt.status === 'open' ? w.resume : w.authenticate)}</Button> : null}
      <Button variant="default" loading={leaving.isPending} onClick={() => leaving.mutate()}>
        {say(w.giveUp)}
      </Button>
    </Group>
  )
}
