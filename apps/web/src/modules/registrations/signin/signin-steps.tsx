import { event } from '@kxo/domain/events/paths'
import { eventPayment } from '@kxo/domain/payments/paths'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { formFacts, formStep } from '@kxo/domain/registrations/forms/form-facts'
import { paperFacts } from '@kxo/domain/registrations/papers/paper-facts'
import { papersWords } from '@kxo/domain/registrations/papers/papers-words'
import { myEvents, type SigninStep, signin } from '@kxo/domain/registrations/paths'
import { areQuizzesTaken } from '@kxo/domain/registrations/quizzes/registration-quiz'
import { formsIn, signinStepLabels, signinStepsOf } from '@kxo/domain/registrations/signin-steps'
import type { RegistrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { isRefusal } from '../../../platform/api-error.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { Loading } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { hasUnsaved } from '../../../ui/form/unsaved.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Stepper } from '../../../ui/navigation/stepper.tsx'
import { ChosenLine } from '../activities/chosen-activities.tsx'
import { submit } from '../api.ts'
import { DeclineAct } from '../deciding/decline-act.tsx'
import { registrationsDependencies } from '../dependencies.ts'
import { FormsStep } from '../forms/forms-step.tsx'
import { QuizStep } from '../quizzes/quiz-step.tsx'
import { SigninLayout } from '../signin-layout.tsx'
import { TermsStep } from '../terms/terms-step.tsx'
import { ActivitiesStep } from './activities-step.tsx'
import { AnswersStep } from './answers-step.tsx'
import { FullNotice } from './full-notice.tsx'
import { HoldCountdown } from './hold-countdown.tsx'
import { OptionsStep } from './options-step.tsx'
import { Outcome } from './outcome.tsx'
import { PapersStep } from './papers-step.tsx'
import { PayerStep } from './payer-step.tsx'
import { PriceStep } from './price-step.tsx'
import { RunningSummary } from './running-summary.tsx'
import { SummaryStep } from './summary-step.tsx'
import { YouStep } from './you-step.tsx'

const filling: readonly RegistrationStatus[] = ['pending', 'invited', 'toComplete']

/** Whether a step that is behind lacks nothing. */
const isComplete = (step: SigninStep, { missing, papers, terms, forms, quizzes }: RegistrationSheet): boolean => {
  const stepForms = formsIn(step, forms)
  if (stepForms.length > 0) return formFacts(stepForms).are_forms_given
  if (step === 'answers') return missing.length === 0
  if (step === 'papers') return paperFacts(papers).are_papers_given
  if (step === 'quiz') return areQuizzesTaken(quizzes)
  return step !== 'terms' || terms?.accepted_at !== null
}

/** Where to begin: what a registration left to be completed lacks, else at the start. */
function firstStep({ status, form, missing, papers, terms, forms, quizzes }: RegistrationSheet): SigninStep {
  if (status !== 'toComplete') return 'you'
  const lacking = forms.find((form) => !formFacts([form]).are_forms_given)
  if (lacking) return formStep(lacking.nature)
  if (missing.length > 0) return 'answers'
  if (!paperFacts(papers).are_papers_given) return 'papers'
  if (!areQuizzesTaken(quizzes)) return 'quiz'
  if (terms !== null && terms.accepted_at === null) return 'terms'
  return form === null ? 'you' : 'answers'
}

/** The steps that apply, one at a time, each with its address. */
export function SigninSteps({ sheet, onRestart }: { sheet: RegistrationSheet; onRestart: () => void }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const navigate = useNavigate()
  const { ContractStep } = registrationsDependencies()
  const [search, change] = useAddress()
  const [order, setOrder] = useState(sheet.payer?.purchase_order ?? '')
  const [isOver, setOver] = useState(false)
  const [ticked, setTicked] = useState<RegistrationSheet['options'] | null>(null)
  const steps = signinStepsOf(sheet)
  const first = firstStep(sheet)
  // What is ordered is no longer changed: the contract that says it is all that is left.
  const isSigning = sheet.status === 'toPay' && !sheet.is_paid_for && sheet.contract?.is_signed === false
  const current = isSigning ? 'contract' : (steps.find((step) => step === search['step'] && step !== 'contract') ?? first)
  const rank = steps.indexOf(current)
  const nextOf = (fresh: RegistrationSheet): void => {
    const known = signinStepsOf(fresh)
    change({ step: known[known.indexOf(current) + 1] ?? 'summary' }, { replace: false })
  }
  const next = (): void => change({ step: steps[rank + 1] ?? 'summary' }, { replace: false })
  const finish = useAction({
    mutationFn: () => submit(sheet.id, order.trim() && sheet.payer && sheet.payer.payer !== 'self' ? { purchase_order: order.trim() } : {}),
    onSuccess: ({ status }) => {
      if (status === 'toComplete') toast.success(papersWords.savedForLater)
    },
    onError: (error) => (isRefusal(error, registrationErrors.holdExpired.code) ? setOver(true) : toast.failure(error)),
  })
  const over = useCallback(() => setOver(true), [])
  // Whoever else pays is written to; the person is shown what was sent.
  const isToPay = sheet.status === 'toPay' && !sheet.is_paid_for && !isSigning
  useEffect(() => {
    if (isToPay) void navigate({ to: eventPayment(sheet.event), replace: true })
  }, [isToPay, navigate, sheet.event])

  const title = (
    <PageTitle above={[{ label: sheet.event_title, to: event(sheet.event) }]}>{say(w.signInTo, { title: sheet.event_title })}</PageTitle>
  )
  if (!filling.includes(sheet.status) && !isSigning) return <Outcome sheet={sheet} title={title} />
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
        <SigninLayout
          summary={
            <RunningSummary sheet={current === 'options' && ticked ? { ...sheet, options: ticked } : sheet}>
              <ChosenLine sheet={sheet} />
            </RunningSummary>
          }
          steps={
            <Stepper
              label={w.steps}
              current={current}
              steps={steps.map((step, index) => ({
                key: step,
                label: signinStepLabels[step],
                ...(isSigning || step === 'contract' ? {} : { to: signin(sheet.event), search: { ...search, step } }),
                complete: index < rank && (isSigning || isComplete(step, sheet)),
              }))}
            />
          }
        >
          {sheet.hold_expires_at ? <HoldCountdown sheet={sheet} until={sheet.hold_expires_at} onOver={over} /> : null}
          <StepTitle key={current} step={current} />
          {current === 'you' ? <YouStep user={sheet.user} onNext={next} /> : null}
          {current === 'payer' ? <PayerStep sheet={sheet} onNext={nextOf} /> : null}
          {current === 'activities' ? <ActivitiesStep sheet={sheet} onNext={next} /> : null}
          {current === 'options' ? <OptionsStep sheet={sheet} onChange={setTicked} onNext={nextOf} /> : null}
          {current === 'answers' ? <AnswersStep sheet={sheet} onNext={next} /> : null}
          {formsIn(current, sheet.forms).length > 0 ? (
            <FormsStep sheet={sheet} forms={formsIn(current, sheet.forms)} onNext={next} />
          ) : null}
          {current === 'price' ? <PriceStep sheet={sheet} order={order} onOrder={setOrder} onNext={next} /> : null}
          {current === 'papers' ? <PapersStep sheet={sheet} onNext={next} /> : null}
          {current === 'quiz' ? <QuizStep sheet={sheet} onNext={next} /> : null}
          {current === 'terms' ? <TermsStep sheet={sheet} onNext={next} /> : null}
          {current === 'summary' ? (
            <SummaryStep sheet={sheet} order={order} busy={finish.isPending} onFinish={() => finish.mutate()} />
          ) : null}
          {current === 'contract' && ContractStep ? (
            <Suspense fallback={<Loading lines={8} />}>
              <ContractStep registration={sheet.id} />
            </Suspense>
          ) : null}
          <DeclineAct sheet={sheet} />
          {actor.session === 'full' ? (
            <Text mt="lg" inherit>
              <Link to={myEvents()} onClick={() => hasUnsaved() || toast.success(w.savedForLater)}>
                {say(w.later)}
              </Link>
            </Text>
          ) : null}
        </SigninLayout>
      )}
    </>
  )
}

/** The head of a step, which takes the focus the button of the one before had. */
function StepTitle({ step }: { step: SigninStep }) {
  const { say } = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus()
  }, [])
  return (
    <Title ref={title} order={2} size="h4" mb="sm" id="signin-step" tabIndex={-1} style={{ outline: 'none', scrollMarginBlockStart: 88 }}>
      {say(signinStepLabels[step])}
    </Title>
  )
}
