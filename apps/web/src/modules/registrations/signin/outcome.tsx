import { event } from '@kxo/domain/events/paths'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { myEvents } from '@kxo/domain/registrations/paths'
import type { RegistrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { RegistrationBadge } from '../registration-badge.tsx'
import { RunningSummary } from './running-summary.tsx'
import style from './signin.module.css'

const sentences: Partial<Record<RegistrationStatus, Sentence>> = {
  toPay: w.toPayFor,
  toValidate: w.toValidateFor,
  registered: w.confirmedFor,
}

/** What became of the registration, and where to go from here. */
export function Outcome({ sheet, title }: { sheet: RegistrationSheet; title: ReactNode }) {
  const { say } = useLanguage()
  const sentence = sentences[sheet.status]
  return (
    <>
      {title}
      <Columns widths="minmax(0, 560px) minmax(220px, 280px)" gap="lg">
        <section className={style['block']} role="status">
          <p>
            <RegistrationBadge registration={sheet} />
          </p>
          {sentence ? <p>{say(sentence)}</p> : null}
          <div className={style['acts']}>
            <LinkButton to={myEvents()}>{say(w.myEventsTitle)}</LinkButton>
            <LinkButton variant="default" to={event(sheet.event)}>
              {sheet.event_title}
            </LinkButton>
          </div>
        </section>
        <RunningSummary sheet={sheet} />
      </Columns>
    </>
  )
}
