import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { type SigninStep, signin } from '@kxo/domain/registrations/paths'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { personQuery } from '../api.ts'
import { AnswersRead } from '../deciding/answers-read.tsx'
import type { Payer } from './price-step.tsx'
import { Amounts } from './running-summary.tsx'
import style from './signin.module.css'

type SummaryStepProps = { sheet: RegistrationSheet; payer: Payer; busy: boolean; onFinish: () => void }

/** Everything given, each part with its way back, and the button that commits. */
export function SummaryStep({ sheet, payer, busy, onFinish }: SummaryStepProps) {
  const { say } = useLanguage()
  const person = useQuery(personQuery(sheet.user)).data
  const isDue = sheet.is_payable && (sheet.price?.amount_ht ?? 0) > 0
  const act = isDue && payer === 'self' ? w.orderWithPayment : isDue || sheet.needs_approval ? w.sendRequest : w.confirmFree
  const isBlocked = sheet.missing.length > 0 || (sheet.is_payable && !sheet.price)
  return (
    <>
      <Part event={sheet.event} step="you" title={say(w.stepYou)}>
        <p>
          {person ? `${person.first_name} ${person.last_name}` : `${sheet.first_name} ${sheet.last_name}`}
          <br />
          {sheet.mail}
          {person?.phone ? (
            <>
              <br />
              {person.phone}
            </>
          ) : null}
        </p>
      </Part>
      {sheet.form === null ? null : (
        <Part event={sheet.event} step="answers" title={say(w.stepAnswers)}>
          {sheet.missing.length > 0 ? (
            <p role="alert">{say(w.missingAnswers, { count: sheet.missing.length })}</p>
          ) : (
            <AnswersRead form={sheet.form} answers={sheet.answers} />
          )}
        </Part>
      )}
      {sheet.is_payable ? (
        <Part event={sheet.event} step="price" title={say(w.stepPrice)}>
          <Amounts sheet={sheet} />
          <p>
            {say(w.payer)} {payer === 'self' ? say(w.payerSelf) : sheet.company_name}
          </p>
        </Part>
      ) : null}
      {sheet.needs_approval ? <p>{say(w.needsApproval)}</p> : null}
      <div className={style['acts']}>
        <Button loading={busy} disabled={isBlocked} onClick={onFinish}>
          {say(act)}
        </Button>
      </div>
    </>
  )
}

function Part({ event, step, title, children }: { event: number; step: SigninStep; title: string; children: ReactNode }) {
  const { say } = useLanguage()
  return (
    <section className={style['block']}>
      <Group gap="sm" align="baseline" wrap="nowrap" justify="space-between" mb="xs">
        <h3>{title}</h3>
        <Link to={signin(event)} search={{ step }} aria-label={`${say(w.change)} ${title}`}>
          {say(w.change)}
        </Link>
      </Group>
      {children}
    </section>
  )
}
