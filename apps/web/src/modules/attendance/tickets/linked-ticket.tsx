import { documentsWords as w } from '@kxo/domain/documents/words'
import { event } from '@kxo/domain/events/paths'
import { useQuery } from '@tanstack/react-query'
import { isMissing } from '../../../platform/api-error.ts'
import { NoPage } from '../../../platform/no-page.tsx'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { PassCard } from '../checkin/pass-card.tsx'
import { passQuery } from './offline-passes.ts'

/** The one ticket its personal link opens: the code to show, and the page of its event. */
export function LinkedTicket({ registration }: { registration: number }) {
  const { say } = useLanguage()
  const pass = useQuery(passQuery(registration))
  if (isMissing(pass.error)) return <NoPage kind="missing" />
  if (!pass.data) return <Answered of={pass} page />
  return (
    <>
      <PageTitle
        act={
          <LinkButton to={event(pass.data.event)} variant="default">
            {say(w.seeTicketEvent)}
          </LinkButton>
        }
      >
        {pass.data.event_title}
      </PageTitle>
      <PassCard registration={registration} isLarge />
    </>
  )
}
