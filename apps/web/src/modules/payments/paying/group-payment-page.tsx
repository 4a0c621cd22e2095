import { event as eventAddress } from '@kxo/domain/events/paths'
import { paymentsContract as contract } from '@kxo/domain/payments/contract'
import type { GroupPayment, PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { collectiveWords as w } from '@kxo/domain/registrations/collective/collective-words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { Group, List, Radio, Stack, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { call } from '../../../platform/api-client.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { PayerAddressStep, payerOf } from '../../billing/index.ts'
import { groupPaymentQuery, usersIn } from '../api.ts'
import { GroupTransfer, paidByOneTransfer } from './group-transfer.tsx'
import { OrderSummary } from './order-summary.tsx'
import { OrderTogether } from './order-together.tsx'
import { PaymentMeans } from './payment-means.tsx'
import { ResultPanel } from './result-panel.tsx'
import { Takeovers } from './takeovers.tsx'

/** U07: who registered people together pays for them, on one bill or one each. */
export default function GroupPaymentPage() {
  const { id = '', users: listed = '' } = useParams({ strict: false }) as { id?: string; users?: string }
  const users = usersIn(listed)
  const due = useSuspenseQuery(groupPaymentQuery(Number(id), users))
  const shared = paidByOneTransfer(due.data.bills)
  return (
    <>
      <PageTitle above={[{ label: due.data.event_title, to: eventAddress(id) }]}>{w.payTitle}</PageTitle>
      <Stack gap="lg">
        <Takeovers of={due.data.takeovers} />
        {due.data.bills.length > 0 ? (
          <Billing due={due.data} users={users} />
        ) : due.data.takeovers.length === 0 ? (
          <Nothing event={due.data.event} />
        ) : null}
        <OrderTogether orders={due.data.bills.filter(({ is_order, not_before }) => is_order && not_before === null)} />
        {shared.length > 0 ? <GroupTransfer bills={shared} /> : null}
        {due.data.bills.map((bill) => (
          <Bill key={bill.bill} summary={bill} isTransferAbove={shared.includes(bill)} />
        ))}
        {due.data.excluded.length > 0 ? <Excluded due={due.data} /> : null}
      </Stack>
    </>
  )
}

function Nothing({ event }: { event: number }) {
  const { say } = useLanguage()
  return (
    <ResultPanel tone="success">
      <h2>{say(w.nothingToPay)}</h2>
      <Group gap="sm">
        <LinkButton to={eventAddress(event)}>{say(w.backToEvent)}</LinkButton>
      </Group>
    </ResultPanel>
  )
}

/** One bill for all or one each, while none is issued. */
function Billing({ due, users }: { due: GroupPayment; users: readonly number[] }) {
  const { say } = useLanguage()
  const isOne = due.bills.some(({ registration }) => registration === null)
  const change = useAction({
    mutationFn: (billing: 'one' | 'each') => call(contract.billGroup, { params: { id: due.event }, body: { users: [...users], billing } }),
  })
  if (due.bills.some(({ is_order }) => !is_order) || (due.bills.length === 1 && !isOne)) return null
  return (
    <Radio.Group label={say(w.billing)} value={isOne ? 'one' : 'each'} onChange={(value) => change.mutate(value as 'one' | 'each')}>
      <Stack gap={6} mt={6}>
        <Radio value="one" label={say(w.billOne)} disabled={change.isPending} />
        <Radio value="each" label={say(w.billEach)} disabled={change.isPending} />
      </Stack>
    </Radio.Group>
  )
}

function Bill({ summary, isTransferAbove }: { summary: PaymentSummary; isTransferAbove: boolean }) {
  const shown = { summary, isTransferAbove, amount: summary.now }
  const means = <PaymentMeans {...shown} {...(summary.is_order ? {} : { first: 'transfer' as const })} />
  return (
    <Columns widths="minmax(0, 1fr) minmax(320px, 400px)" gap="24px 32px">
      <OrderSummary summary={summary} />
      <Stack gap="md" miw={0}>
        {summary.is_order ? (
          <PayerAddressStep payer={payerOf({ user: summary.payer_user, company: summary.payer_company })}>{means}</PayerAddressStep>
        ) : (
          means
        )}
      </Stack>
    </Columns>
  )
}

/** Who is paid for otherwise, or not any more. */
function Excluded({ due }: { due: GroupPayment }) {
  const { say } = useLanguage()
  return (
    <div>
      <Title order={2} size="h4">
        {say(w.excluded)}
      </Title>
      <List>
        {due.excluded.map(({ user, name, status }) => (
          <List.Item key={user}>
            {name} {status ? <StatusBadge of={registrationStatus} is={status} /> : null}
          </List.Item>
        ))}
      </List>
    </div>
  )
}
