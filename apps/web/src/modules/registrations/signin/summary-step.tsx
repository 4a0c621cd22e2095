import { billingErrors } from '@kxo/domain/billing/errors'
import { orderReferenceNames } from '@kxo/domain/billing/order-reference'
import { activityWords } from '@kxo/domain/events/activities/activity-words'
import { optionWords } from '@kxo/domain/products/words'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { formFacts, formStep } from '@kxo/domain/registrations/forms/form-facts'
import { registrationFormsWords as formsWords } from '@kxo/domain/registrations/forms/registration-forms-words'
import { orderWords } from '@kxo/domain/registrations/ordering/order-words'
import { papersWords } from '@kxo/domain/registrations/papers/papers-words'
import { type SigninStep, signin } from '@kxo/domain/registrations/paths'
import { termsWords } from '@kxo/domain/registrations/terms/terms-words'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { ChosenActivities, useChosenActivities } from '../activities/chosen-activities.tsx'
import { personQuery } from '../api.ts'
import { AnswersRead } from '../deciding/answers-read.tsx'
import { ChosenOptions } from '../options/chosen-options.tsx'
import { PaperBadge } from '../papers/paper-badge.tsx'
import { OrderTermsRead } from '../terms/order-terms-read.tsx'
import { SyllabusFirst } from '../terms/syllabus-first.tsx'
import { payerName } from './payer-step.tsx'
import { isOrderMissing } from './price-step.tsx'
import { Amounts } from './running-summary.tsx'

type SummaryStepProps = { sheet: RegistrationSheet; order: string; busy: boolean; onFinish: () => void }

const orderNeeded = { purchaseOrder: billingErrors.purchaseOrderNeeded, commitment: billingErrors.commitmentNeeded }

/** Everything given, each part with its way back, and the button that commits. */
export function SummaryStep({ sheet, order, busy, onFinish }: SummaryStepProps) {
  const { say } = useLanguage()
  const person = useQuery(personQuery(sheet.user)).data
  const chosen = useChosenActivities(sheet)
  const isDue = [sheet.price, ...sheet.options].some((line) => (line?.amount_ht ?? 0) > 0)
  const isSelf = sheet.payer === null || sheet.payer.payer === 'self'
  const reference = sheet.payer?.order_asked ?? null
  const lacking = sheet.papers.filter(({ is_required, status }) => is_required && (status === null || status === 'rejected')).length
  const formsLacking = sheet.forms.filter((form) => !formFacts([form]).are_forms_given)
  const act =
    lacking + formsLacking.length > 0
      ? papersWords.later
      : isDue && isSelf
        ? sheet.contract === null
          ? w.orderWithPayment
          : w.toContract
        : isDue || sheet.needs_approval
          ? w.sendRequest
          : w.confirmFree
  const lacksOrder = isDue && isOrderMissing(sheet, order)
  const isTermsLeft = sheet.terms !== null && sheet.terms.accepted_at === null
  const isBlocked = sheet.missing.length > 0 || isTermsLeft || (sheet.is_payable && !sheet.price) || lacksOrder
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
      {chosen.length > 0 ? (
        <Part event={sheet.event} step="activities" title={say(activityWords.choose)}>
          <ChosenActivities activities={chosen} zone={sheet.time_zone} />
        </Part>
      ) : null}
      {sheet.options.length > 0 ? (
        <Part event={sheet.event} step="options" title={say(optionWords.options)}>
          <ChosenOptions options={sheet.options} />
        </Part>
      ) : null}
      {sheet.form === null ? null : (
        <Part event={sheet.event} step="answers" title={say(w.stepAnswers)}>
          {sheet.missing.length > 0 ? (
            <p role="alert">{say(w.missingAnswers, { count: sheet.missing.length })}</p>
          ) : (
            <AnswersRead form={sheet.form} answers={sheet.answers} />
          )}
        </Part>
      )}
      {sheet.is_payable || isDue ? (
        <Part event={sheet.event} step="price" title={say(w.stepPrice)}>
          <Amounts sheet={sheet} />
          <p>
            {say(orderWords.payerOf, { name: payerName(sheet, say) })}
            {!isSelf && order.trim() ? (
              <>
                <br />
                {say(uiWords.factOf, { label: say(orderReferenceNames[reference ?? 'purchaseOrder']), value: order.trim() })}
              </>
            ) : null}
          </p>
          {lacksOrder && reference ? <p role="alert">{say(orderNeeded[reference], { name: sheet.payer?.company_name ?? '' })}</p> : null}
        </Part>
      ) : null}
      {sheet.order_terms ? <OrderTermsRead terms={sheet.order_terms} /> : null}
      {sheet.papers.length > 0 ? (
        <Part event={sheet.event} step="papers" title={say(papersWords.step)}>
          <ul>
            {sheet.papers.map((paper) => (
              <li key={paper.id}>
                {paper.name} <PaperBadge {...paper} />
              </li>
            ))}
          </ul>
          {lacking > 0 ? (
            <p role="alert">
              {say(papersWords.missing, { count: lacking })} {say(papersWords.laterHelp)}
            </p>
          ) : null}
        </Part>
      ) : null}
      {formsLacking[0] ? (
        <Part event={sheet.event} step={formStep(formsLacking[0].nature)} title={formsLacking.map(({ name }) => name).join(', ')}>
          <p role="alert">{say(formsWords.missing, { count: formsLacking.length })}</p>
        </Part>
      ) : null}
      {sheet.terms ? (
        <Part event={sheet.event} step="terms" title={say(termsWords.step)}>
          {sheet.terms.accepted_at === null ? (
            <p role="alert">{say(termsWords.toAccept)}</p>
          ) : (
            <p>
              {say(termsWords.version, { at: sheet.terms.published_at })}
              <br />
              {say(termsWords.acceptedOn, { at: sheet.terms.accepted_at })}
            </p>
          )}
        </Part>
      ) : null}
      {sheet.syllabus ? <SyllabusFirst event={sheet.event} syllabus={sheet.syllabus} /> : null}
      {sheet.needs_approval ? <p>{say(w.needsApproval)}</p> : null}
      <Group gap="sm" mt="lg">
        <Button loading={busy} disabled={isBlocked} onClick={onFinish}>
          {say(act)}
        </Button>
      </Group>
    </>
  )
}

function Part({ event, step, title, children }: { event: number; step: SigninStep; title: string; children: ReactNode }) {
  const { say } = useLanguage()
  const [search] = useAddress()
  return (
    <Panel component="section" mb={20} p="md">
      <Group gap="sm" align="baseline" wrap="nowrap" justify="space-between" mb="xs">
        <h3>{title}</h3>
        <Link to={signin(event)} search={{ ...search, step }} aria-label={`${say(w.change)} ${title}`}>
          {say(w.change)}
        </Link>
      </Group>
      {children}
    </Panel>
  )
}
