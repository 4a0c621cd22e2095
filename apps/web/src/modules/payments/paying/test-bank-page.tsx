import { formatMoney } from '@kxo/domain/kernel/money'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { checkoutStatus, refusalReason } from '@kxo/domain/payments/status'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { Alert, Group, NavLink, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Panel } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { addressParts, searchOf } from '../../../ui/navigation/address-parts.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Button, LinkButton } from '../../../ui/plain/button.tsx'
import { PlainInput } from '../../../ui/plain/plain-input.tsx'
import Kit from '../../../ui/theme/kit.tsx'
import { actAtBank, testBankQuery } from '../api.ts'

const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1\u00A0')
const outcomes: Readonly<Record<string, Sentence>> = {
  success: w.outcomeSuccess,
  authentication: w.outcomeAuthentication,
  declined: w.outcomeDeclined,
  insufficientFunds: w.outcomeInsufficientFunds,
  expiredCard: w.outcomeExpiredCard,
  laterRefund: w.outcomeLaterRefund,
}

/** The built-in bank: says what it is, lists its cards, takes no other. */
export default function TestBankPage() {
  return (
    <Kit>
      <Bank />
    </Kit>
  )
}

function Bank() {
  const { say, locale } = useLanguage()
  const { checkout = '' } = useParams({ strict: false }) as { checkout?: string }
  const bank = useSuspenseQuery(testBankQuery(checkout))
  const { label, amount, status, refusal, back, cards } = bank.data
  const mayPay = status === 'open' || status === 'refused'
  return (
    <Stack gap={20} maw={520} mx="auto">
      <PageTitle>{w.bankTitle}</PageTitle>
      <Text py="sm" px="md" bd="2px dashed var(--k-warning)" bdrs={10} fw={550} role="note">
        {say(w.bankNotice)}
      </Text>
      <Stack component="dl" gap={6} className="figures">
        <Group justify="space-between" wrap="nowrap">
          <dt>{say(w.bankFor)}</dt>
          <Text component="dd" ta="end" inherit>
            {label}
          </Text>
        </Group>
        <Group justify="space-between" wrap="nowrap" fz="lg" fw={650}>
          <dt>{say(w.bankToPay)}</dt>
          <dd className="nowrap">{formatMoney(amount, locale)}</dd>
        </Group>
      </Stack>
      {status === 'refused' && refusal ? (
        <Alert color="orange" role="alert">
          {say(w.refused)}. {say(refusalReason.labelOf(refusal))}
        </Alert>
      ) : null}
      {mayPay ? <PayByCard amount={amount} cards={cards} /> : null}
      {status === 'needs_authentication' ? <Authenticate /> : null}
      {mayPay || status === 'needs_authentication' ? null : (
        <Panel p={20} gap="md" role="status">
          <Text c="dimmed" fz="sm">
            {say(w.bankEnded)} {say(checkoutStatus.labelOf(status))}
          </Text>
          <LinkButton {...addressParts(back)}>{say(w.bankBack)}</LinkButton>
        </Panel>
      )}
    </Stack>
  )
}

/** One act at the bank; what ends there leads back to the product. */
function useBankAct() {
  const { checkout = '' } = useParams({ strict: false }) as { checkout?: string }
  const navigate = useNavigate()
  return useAction({
    mutationFn: (body: Parameters<typeof actAtBank>[1]) => actAtBank(checkout, body),
    onSuccess: async ({ status, back }) => {
      const { to, search } = addressParts(back)
      if (status !== 'needs_authentication') await navigate({ to, search: searchOf(search) })
    },
    showsFailure: true,
  })
}

function PayByCard({ amount, cards }: { amount: number; cards: readonly { number: string; outcome: string }[] }) {
  const { say, locale } = useLanguage()
  const text = useText()
  const [number, setNumber] = useState('')
  const act = useBankAct()
  return (
    <Panel
      component="form"
      p={20}
      gap="md"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        act.mutate({ act: 'pay', card: number })
      }}
    >
      <PlainInput
        label={say(w.cardNumber)}
        inputMode="numeric"
        autoComplete="off"
        value={number}
        maxLength={30}
        onChange={(change) => setNumber(change.currentTarget.value)}
        error={act.error ? text(failureOf(act.error).sentence) : undefined}
      />
      <Button type="submit" fullWidth loading={act.isPending}>
        {say(w.bankPay, { amount: formatMoney(amount, locale) })}
      </Button>
      <Button variant="default" fullWidth disabled={act.isPending} onClick={() => act.mutate({ act: 'leave' })}>
        {say(w.bankLeave)}
      </Button>
      <h2>{say(w.cards)}</h2>
      <Stack component="ul" gap="xs" p={0} style={{ listStyle: 'none' }}>
        {cards.map((card) => (
          <li key={card.number}>
            <NavLink
              component="button"
              type="button"
              label={grouped(card.number)}
              description={say(outcomes[card.outcome] ?? w.outcomeDeclined)}
              onClick={() => setNumber(grouped(card.number))}
            />
          </li>
        ))}
      </Stack>
    </Panel>
  )
}

function Authenticate() {
  const { say } = useLanguage()
  const act = useBankAct()
  return (
    <Panel component="section" p={20} gap="md" aria-labelledby="bank-authentication">
      <h2 id="bank-authentication">{say(w.bankAuthTitle)}</h2>
      <Text c="dimmed" fz="sm">
        {say(w.bankAuthHelp)}
      </Text>
      <Group gap="sm">
        <Button loading={act.isPending} onClick={() => act.mutate({ act: 'authenticate' })}>
          {say(w.bankAuthYes)}
        </Button>
        <Button variant="default" disabled={act.isPending} onClick={() => act.mutate({ act: 'fail' })}>
          {say(w.bankAuthNo)}
        </Button>
      </Group>
    </Panel>
  )
}
