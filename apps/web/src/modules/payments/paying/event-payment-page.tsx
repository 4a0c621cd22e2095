import { event as eventAddress } from '@kxo/domain/events/paths'
import { checkoutParameter } from '@kxo/domain/payments/paths'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { myEvents, signin } from '@kxo/domain/registrations/paths'
import { registrationWords } from '@kxo/domain/registrations/words'
import { Group, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { PayerAddressStep, payerOf } from '../../billing/index.ts'
import { eventPaymentQuery } from '../api.ts'
import { NextSteps } from '../next-steps.tsx'
import { CompanyPays } from './company-pays.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentMeans } from './payment-means.tsx'
import { PaymentResult } from './payment-result.tsx'
import { PlaceTimer, usePlaceIsOver } from './place-timer.tsx'
import { ResultPanel } from './result-panel.tsx'

/** A person pays for their own registration. */
export default function EventPaymentPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const [search, change] = useAddress()
  const due = useSuspenseQuery(eventPaymentQuery(Number(id)))
  const checkout = search[checkoutParameter]
  const title = (
    <PageTitle above={due.data?.event_title ? [{ label: due.data.event_title, to: eventAddress(id) }] : []}>{w.title}</PageTitle>
  )
  if (checkout) {
    return (
      <>
        {title}
        <PaymentResult checkout={checkout} summary={due.data} onAgain={() => change({ [checkoutParameter]: undefined })} />
      </>
    )
  }
  return (
    <>
      {title}
      <Due summary={due.data} />
    </>
  )
}

function Due({ summary }: { summary: PaymentSummary }) {
  const { say } = useLanguage()
  const isOver = usePlaceIsOver(summary)
  if (isOver && summary.event !== null) {
    return (
      <ResultPanel tone="warning" isAlert>
        <h2>{say(w.placeGone)}</h2>
        <p>{say(w.placeGoneHelp)}</p>
        <Group gap="sm">
          <LinkButton to={signin(summary.event)}>{say(w.resume)}</LinkButton>
        </Group>
      </ResultPanel>
    )
  }
  const isAwaited = summary.registration_status === 'toPay'
  if (isAwaited && summary.is_paid_for) return <PaidFor payer={summary.payer} />
  if (!isAwaited || (!summary.is_order && summary.to_be_paid === 0)) return <NothingDue summary={summary} />
  return (
    <>
      {summary.is_order && summary.hold_expires_at ? <PlaceTimer until={summary.hold_expires_at} /> : null}
      <Columns widths="minmax(0, 1fr) minmax(320px, 400px)" gap="24px 32px">
        <OrderSummary summary={summary} />
        <Stack gap="md" miw={0}>
          {summary.is_order ? null : <AwaitingMoney summary={summary} />}
          {summary.is_order ? (
            <PayerAddressStep payer={payerOf({ user: summary.payer_user, company: summary.payer_company })}>
              <PaymentMeans summary={summary} amount={summary.now} />
            </PayerAddressStep>
          ) : (
            <PaymentMeans summary={summary} amount={summary.now} first="transfer" />
          )}
          <CompanyPays summary={summary} />
        </Stack>
      </Columns>
    </>
  )
}

/** Somebody else is billed: nothing is asked of the person. */
function PaidFor({ payer }: { payer: string }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  return (
    <ResultPanel tone="success">
      <h2>{say(w.paidFor)}</h2>
      <p>{say(w.paidForHelp, { name: payer })}</p>
      {actor.session === 'full' ? (
        <Group gap="sm">
          <LinkButton to={myEvents()}>{say(registrationWords.myEventsTitle)}</LinkButton>
        </Group>
      ) : null}
    </ResultPanel>
  )
}

/** Paid, or committed to a schedule: where to go from here. */
function NothingDue({ summary }: { summary: PaymentSummary }) {
  const { say } = useLanguage()
  const first = summary.plan[0]
  return (
    <ResultPanel tone="success">
      <h2>{say(summary.registration_status === 'registered' ? w.confirmed : w.nothingDue)}</h2>
      {summary.is_plan_accepted && first ? <p>{say(w.planAccepted, { day: first.due_on })}</p> : null}
      <NextSteps done={summary} />
    </ResultPanel>
  )
}

/** The bill is issued, the transfer or the cheque has not come yet. */
function AwaitingMoney({ summary }: { summary: PaymentSummary }) {
  const { say } = useLanguage()
  return (
    <Panel component="section" p={20} gap="md" role="status">
      <h2>{say(w.awaitingMoney)}</h2>
      <Text c="dimmed" fz="sm">
        {say(w.awaitingMoneyHelp, { number: summary.number ?? '' })}
      </Text>
    </Panel>
  )
}
