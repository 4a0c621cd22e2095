import { activityWords } from '@kxo/domain/events/activities/activity-words'
import { event } from '@kxo/domain/events/paths'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { eventPayment } from '@kxo/domain/payments/paths'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { myEvents, type SigninStep, signin } from '@kxo/domain/registrations/paths'
import type { RegistrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Box, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { isRefusal } from '../../../platform/api-error.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { hasUnsaved } from '../../../ui/form/unsaved.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Stepper } from '../../../ui/navigation/stepper.tsx'
import { submit } from '../api.ts'
import { ActivitiesStep } from './activities-step.tsx'
import { AnswersStep } from './answers-step.tsx'
import { FullNotice } from './full-notice.tsx'
import { HoldCountdown } from './hold-countdown.tsx'
import { Outcome } from './outcome.tsx'
import { type Payer, PriceStep } from './price-step.tsx'
import { RunningSummary } from './running-summary.tsx'
import style from './signin.module.css'
import { SummaryStep } from './summary-step.tsx'
import { YouStep } from './you-step.tsx'

const labels: Readonly<Record<SigninStep, Sentence>> = {
  you: w.stepYou,
  activities: activityWords.choose,
  answers: w.stepAnswers,
  price: w.stepPrice,
  summary: w.stepSummary,
}
const filling: readonly RegistrationStatus[] = ['pending', 'invited', 'toComplete']

/** The steps a registration goes through, in order. */
export const stepsOf = ({ form, is_payable, has_choices }: RegistrationSheet): readonly SigninStep[] => [
  'you',
  ...(has_choices ? (['activities'] as const) : []),
  ...(form === null ? [] : (['answers'] as const)),
  ...(is_payable ? (['price'] as const) : []),
  'summary',
]

/** The steps that apply, one at a time, each with its address. */
export function SigninSteps({ sheet, onRestart }: { sheet: RegistrationSheet; onRestart: () => void }) {
  const { say } = useLanguage()
  const navigate = useNavigate()
  const [search, change] = useAddress()
  const [payer, setPayer] = useState<Payer>('self')
  const [isOver, setOver] = useState(false)
  const steps = stepsOf(sheet)
  const first: SigninStep = sheet.status === 'toComplete' && sheet.form !== null ? 'answers' : 'you'
  const current = steps.find((step) => step === search['step']) ?? first
  const rank = steps.indexOf(current)
  const next = (): void => change({ step: steps[rank + 1] ?? 'summary' }, { replace: false })
  const finish = useMutation({
    mutationFn: () => submit(sheet.id, sheet.is_payable ? { payer } : {}),
    onError: (error) => (isRefusal(error, registrationErrors.holdExpired.code) ? setOver(true) : toast.failure(error)),
  })
  const over = useCallback(() => setOver(true), [])
  const isToPay = sheet.status === 'toPay'
  useEffect(() => {
    if (isToPay) void navigate({ to: eventPayment(sheet.event), replace: true })
  }, [isToPay, navigate, sheet.event])

  const title = (
    <PageTitle above={[{ label: sheet.event_title, to: event(sheet.event) }]}>{say(w.signInTo, { title: sheet.event_title })}</PageTitle>
  )
  if (!filling.includes(sheet.status)) return <Outcome sheet={sheet} title={title} />
  return (
    <>
      {title}
      {isOver ? (
        <FullNotice
          eventId={sheet.event}
          isHoldOver
          hasAnswers
          busy={false}
          onRetry={() => {
            setOver(false)
            onRestart()
          }}
        />
      ) : (
        <div className={style['layout']}>
          <Stepper
            label={w.steps}
            current={current}
            steps={steps.map((step, index) => ({
              key: step,
              label: labels[step],
              to: signin(sheet.event),
              search: { ...search, step },
              complete: step === 'answers' ? sheet.missing.length === 0 && index < rank : index < rank,
            }))}
          />
          <Box component="section" aria-labelledby="signin-step">
            {sheet.hold_expires_at ? <HoldCountdown sheet={sheet} until={sheet.hold_expires_at} onOver={over} /> : null}
            <h2 id="signin-step">{say(labels[current])}</h2>
            {current === 'you' ? <YouStep user={sheet.user} onNext={next} /> : null}
            {current === 'activities' ? <ActivitiesStep sheet={sheet} onNext={next} /> : null}
            {current === 'answers' ? <AnswersStep sheet={sheet} onNext={next} /> : null}
            {current === 'price' ? <PriceStep sheet={sheet} payer={payer} onPayer={setPayer} onNext={next} /> : null}
            {current === 'summary' ? (
              <SummaryStep sheet={sheet} payer={payer} busy={finish.isPending} onFinish={() => finish.mutate()} />
            ) : null}
            <Text mt="lg" inherit>
              <Link to={myEvents()} onClick={() => hasUnsaved() || toast.success(w.savedForLater)}>
                {say(w.later)}
              </Link>
            </Text>
          </Box>
          <RunningSummary sheet={sheet} />
        </div>
      )}
    </>
  )
}
