import { tickets } from '@kxo/domain/documents/paths'
import { event } from '@kxo/domain/events/paths'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { registrationFormsWords as formsWords } from '@kxo/domain/registrations/forms/registration-forms-words'
import { homeWords as h } from '@kxo/domain/registrations/home-words'
import { orderWords } from '@kxo/domain/registrations/ordering/order-words'
import type { StatedPayer } from '@kxo/domain/registrations/ordering/stated-payer'
import { papersWords } from '@kxo/domain/registrations/papers/papers-words'
import { myEvents } from '@kxo/domain/registrations/paths'
import type { RegistrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Group, Text, Title } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { hasWord, useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { ChosenLine } from '../activities/chosen-activities.tsx'
import { registrationsDependencies } from '../dependencies.ts'
import { OwnForms } from '../forms/own-forms.tsx'
import { OwnPapers } from '../papers/own-papers.tsx'
import { RegistrationBadge } from '../registration-badge.tsx'
import { AccountOffer } from '../visitor/account-offer.tsx'
import { RunningSummary } from './running-summary.tsx'

const sentences: Partial<Record<RegistrationStatus, Sentence>> = {
  toPay: w.toPayFor,
  toValidate: w.toValidateFor,
  registered: w.confirmedFor,
}

/** Whom the request went to. */
const sentTo = ({ payer, funder, company_name }: StatedPayer) =>
  payer === 'funder'
    ? { sentence: orderWords.sentToFunder, name: funder ?? '' }
    : { sentence: orderWords.sentToCompany, name: company_name ?? '' }

/** What became of the registration, and where to go from here. */
export function Outcome({ sheet, title }: { sheet: RegistrationSheet; title: ReactNode }) {
  const { say } = useLanguage()
  // Who came by a link opens this registration and no list.
  const viewer = useViewer()
  const { actor } = viewer
  const { CalendarButton } = registrationsDependencies()
  const later = sheet.forms.filter(({ stage, is_open }) => stage === 'accepted' && is_open)
  const sentence = sheet.status === 'toValidate' && sheet.forms_due > 0 ? null : sentences[sheet.status]
  const sent = sheet.status === 'toPay' && sheet.is_paid_for && sheet.payer ? sentTo(sheet.payer) : null
  return (
    <>
      {title}
      <Columns widths="minmax(0, 560px) minmax(220px, 280px)" gap="lg">
        <Panel component="section" mb={20} p="md" role="status">
          <p>
            <RegistrationBadge registration={sheet} />
          </p>
          {sent ? <p>{say(sent.sentence, { name: sent.name })}</p> : sentence ? <p>{say(sentence)}</p> : null}
          {sheet.status === 'registered' && sheet.confirmation_text !== '' ? (
            <Text mt="sm" className="pre-line">
              {sheet.confirmation_text}
            </Text>
          ) : null}
          <Group gap="sm" mt="lg">
            {actor.session === 'full' ? <LinkButton to={myEvents()}>{say(w.myEventsTitle)}</LinkButton> : null}
            {sheet.status === 'registered' && actor.session === 'full' && hasWord(viewer, 'ticket') ? (
              <LinkButton variant="default" to={tickets()}>
                {say(h.ticket)}
              </LinkButton>
            ) : null}
            {sheet.status === 'registered' && sheet.start_date && CalendarButton ? (
              <Suspense>
                <CalendarButton registration={sheet.id} />
              </Suspense>
            ) : null}
            <LinkButton variant="default" to={event(sheet.event)}>
              {sheet.event_title}
            </LinkButton>
          </Group>
          {sheet.has_account ? null : <AccountOffer mail={sheet.mail} />}
        </Panel>
        <RunningSummary sheet={sheet}>
          <ChosenLine sheet={sheet} />
        </RunningSummary>
        {later.length > 0 ? (
          <section aria-labelledby="own-forms">
            <Title order={2} size="h4" mb="sm" id="own-forms">
              {say(formsWords.toFill)}
            </Title>
            <OwnForms registration={sheet} forms={later} />
          </section>
        ) : null}
        {sheet.papers.length > 0 ? (
          <section aria-labelledby="own-papers">
            <Title order={2} size="h4" mb="sm" id="own-papers">
              {say(papersWords.asked)}
            </Title>
            <OwnPapers registration={sheet.id} papers={sheet.papers} zone={sheet.time_zone} />
          </section>
        ) : null}
      </Columns>
    </>
  )
}
