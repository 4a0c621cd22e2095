import { tickets } from '@kxo/domain/documents/paths'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { LinkButton } from '../../../ui/display/button.tsx'
import { PdfView } from '../../../ui/display/pdf-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { fetchDocument, namedDocumentsQuery } from '../../documents/index.ts'
import { PassCard } from '../checkin/pass-card.tsx'

/** One pass, full width, then its PDF; where mails lead. */
export default function TicketPage() {
  const { say } = useLanguage()
  const { name = '' } = useParams({ strict: false }) as { name?: string }
  const named = useSuspenseQuery(namedDocumentsQuery('ticket', name))
  const [found] = named.data.results
  return (
    <>
      <PageTitle above={[{ label: w.ticketsTitle, to: tickets() }]}>{found?.event_title ?? w.ticketsTitle}</PageTitle>
      {named.data.results.map(({ id, registration }) =>
        registration === null ? null : <PassCard key={id} registration={registration} isLarge />,
      )}
      {found ? (
        <PdfView of={found.id} title={found.name} fetch={() => fetchDocument(found.id)} />
      ) : (
        <Empty sentence={w.noTicket} help={w.ticketComes} act={<LinkButton to={tickets()}>{say(w.allTickets)}</LinkButton>} />
      )}
    </>
  )
}
