import { registrationParameter, tickets } from '@kxo/domain/documents/paths'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { keepTenant } from '../../../platform/tenant.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { PdfView } from '../../../ui/display/pdf-view.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { Empty, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { fetchDocument, namedDocumentsQuery } from '../../documents/index.ts'
import { PassCard } from '../checkin/pass-card.tsx'
import { LinkedTicket } from './linked-ticket.tsx'
import { storedPassesQuery } from './offline-passes.ts'

/** Where mails lead: every ticket of an event for whoever signed in, one alone for whoever came by its link. */
export default function TicketPage() {
  const { actor } = useViewer()
  const [search] = useAddress()
  return actor.session === 'link' ? <LinkedTicket registration={Number(search[registrationParameter]) || 0} /> : <OwnTickets />
}

/** One pass, full width, then its PDF. Without the network, the copy of this device. */
function OwnTickets() {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  const { name = '' } = useParams({ strict: false }) as { name?: string }
  const named = useQuery({ ...namedDocumentsQuery('ticket', name), networkMode: 'always' })
  const stored = useQuery({ ...storedPassesQuery(), enabled: named.isError })
  const found = named.data?.results[0]
  const isFound = found !== undefined
  useEffect(() => {
    if (isFound) keepTenant(tenant)
  }, [isFound, tenant])
  const copies = (stored.data ?? []).map(({ value }) => value).filter(({ event_url }) => event_url === name)
  if (named.isPending || (named.isError && stored.isPending)) return <Loading lines={6} />
  if (!named.data && copies.length === 0) return <Answered of={named} page />
  if (!found && copies.length === 0)
    return (
      <>
        <PageTitle>{w.ticketsTitle}</PageTitle>
        <Empty sentence={w.noTicket} help={w.ticketComes} act={<LinkButton to={tickets()}>{say(w.allTickets)}</LinkButton>} />
      </>
    )
  const registrations = named.data
    ? named.data.results.flatMap(({ registration }) => registration ?? [])
    : copies.map(({ registration }) => registration)
  return (
    <>
      <PageTitle above={[{ label: w.ticketsTitle, to: tickets() }]}>
        {found?.event_title ?? copies[0]?.event_title ?? w.ticketsTitle}
      </PageTitle>
      {registrations.map((registration) => (
        <PassCard key={registration} registration={registration} isLarge />
      ))}
      {found ? <PdfView of={found.id} title={found.name} fetch={() => fetchDocument(found.id)} /> : null}
    </>
  )
}
