import { formatMoney } from '@kxo/domain/kernel/money'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { checkoutStatus, refusalReason } from '@kxo/domain/payments/status'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { shouldShowError } from '../../../ui/feedback/should-show-error.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { addressParts } from '../../../ui/navigation/address-parts.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Button, LinkButton } from '../../../ui/plain/button.tsx'
import { PlainInput } from '../../../ui/plain/plain-input.tsx'
import { actAtBank, testBankQuery } from '../api.ts'
import style from '../payments.module.css'

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
  const { say, locale } = useLanguage()
  const { checkout = '' } = useParams({ strict: false }) as { checkout?: string }
  const bank = useQuery(testBankQuery(checkout))
  if (shouldShowError(bank)) return <Failed error={bank.error} page />
  if (!bank.data) return <Loading lines={6} />
  const { label, amount, status, refusal, back, cards } = bank.data
  const mayPay = status === 'open' || status === 'refused'
  return (
    <div className={style['bank']}>
      <PageTitle>{w.bankTitle}</PageTitle>
      <p className={style['bankNotice']} role="note">
        {say(w.bankNotice)}
      </p>
      <dl className={style['totals']}>
        <div>
          <dt>{say(w.bankFor)}</dt>
          <dd style={{ whiteSpace: 'normal', textAlign: 'end' }}>{label}</dd>
        </div>
        <div data-strong>
          <dt>{say(w.bankToPay)}</dt>
          <dd>{formatMoney(amount, locale)}</dd>
        </div>
      </dl>
      {status === 'refused' && refusal ? (
        <p className={style['notice']} data-tone="warning" role="alert">
          {say(w.refused)}. {say(refusalReason.labelOf(refusal))}
        </p>
      ) : null}
      {mayPay ? <PayByCard amount={amount} cards={cards} /> : null}
      {status === 'needs_authentication' ? <Authenticate /> : null}
      {mayPay || status === 'needs_authentication' ? null : (
        <div className={style['panel']} role="status">
          <p className={style['help']}>
            {say(w.bankEnded)} {say(checkoutStatus.labelOf(status))}
          </p>
          <LinkButton {...addressParts(back)}>{say(w.bankBack)}</LinkButton>
        </div>
      )}
    </div>
  )
}

/** One act at the bank; what ends there leads back to the product. */
function useBankAct() {
  const { checkout = '' } = useParams({ strict: false }) as { checkout?: string }
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: Parameters<typeof actAtBank>[1]) => actAtBank(checkout, body),
    onSuccess: async ({ status, back }) => {
      const { to, search } = addressParts(back)
      if (status !== 'needs_authentication') await navigate({ to, search: search as never })
    },
  })
}

function PayByCard({ amount, cards }: { amount: number; cards: readonly { number: string; outcome: string }[] }) {
  const { say, locale } = useLanguage()
  const text = useText()
  const [number, setNumber] = useState('')
  const act = useBankAct()
  return (
    <form
      className={style['panel']}
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
      <ul className={style['cards']}>
        {cards.map((card) => (
          <li key={card.number}>
            <button type="button" onClick={() => setNumber(grouped(card.number))}>
              <span className={style['number']}>{grouped(card.number)}</span>
              <span>{say(outcomes[card.outcome] ?? w.outcomeDeclined)}</span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}

function Authenticate() {
  const { say } = useLanguage()
  const act = useBankAct()
  return (
    <section className={style['panel']} aria-labelledby="bank-authentication">
      <h2 id="bank-authentication">{say(w.bankAuthTitle)}</h2>
      <p className={style['help']}>{say(w.bankAuthHelp)}</p>
      <div className={style['acts']}>
        <Button loading={act.isPending} onClick={() => act.mutate({ act: 'authenticate' })}>
          {say(w.bankAuthYes)}
        </Button>
        <Button variant="default" disabled={act.isPending} onClick={() => act.mutate({ act: 'fail' })}>
          {say(w.bankAuthNo)}
        </Button>
      </div>
    </section>
  )
}
