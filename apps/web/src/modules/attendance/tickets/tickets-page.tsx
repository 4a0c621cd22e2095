import { documentsWords as w } from '@kxo/domain/documents/words'
import { SimpleGrid } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepTenant } from '../../../platform/tenant.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { DocumentList, ownDocumentsQuery } from '../../documents/index.ts'
import { PassCard } from '../checkin/pass-card.tsx'
import { mostStored, passQuery, storedPassesQuery } from './offline-passes.ts'

const dayMs = 86_400_000
const mostShown = 2

/** The person's next passes, kept on the device to be shown without the network, then every ticket. */
export default function TicketsPage() {
  const now = useNow()
  const { tenant } = useViewer()
  const queries = useQueryClient()
  const own = useQuery({ ...ownDocumentsQuery('ticket'), networkMode: 'always' })
  // Whoever stands at a door without the network does not wait for the list to be asked again.
  const isUnread = own.isError || (own.data === undefined && own.failureCount > 0)
  const stored = useQuery({ ...storedPassesQuery(), enabled: isUnread })
  const isNext = (end: Date | null) => end === null || end.getTime() > now.getTime() - dayMs
  const byStart = (a: { start_date: Date | null }, b: { start_date: Date | null }) =>
    (a.start_date?.getTime() ?? 0) - (b.start_date?.getTime() ?? 0)
  const listed = (own.data?.results ?? [])
    .filter(({ registration, end_date }) => registration !== null && isNext(end_date))
    .toSorted(byStart)
    .flatMap(({ registration }) => registration ?? [])
  const taken = (stored.data ?? [])
    .map(({ value }) => value)
    .filter(({ end_date }) => isNext(end_date))
    .toSorted(byStart)
    .map(({ registration }) => registration)
  const later = listed.slice(mostShown, mostStored).join()
  const hasListed = listed.length > 0
  useEffect(() => {
    if (hasListed) keepTenant(tenant)
    void (async () => {
      for (const id of later.split(',').filter(Boolean)) await queries.prefetchQuery(passQuery(Number(id)))
    })()
  }, [hasListed, later, queries, tenant])
  const shown = isUnread ? taken : listed.slice(0, mostShown)
  return (
    <>
      <PageTitle>{w.ticketsTitle}</PageTitle>
      {shown.length > 0 ? (
        <SimpleGrid minColWidth="min(340px, 100%)" spacing="md" mb="lg">
          {shown.map((registration) => (
            <PassCard key={registration} registration={registration} />
          ))}
        </SimpleGrid>
      ) : null}
      {isUnread && shown.length > 0 ? null : (
        <DocumentList
          name="tickets"
          caption={w.ticketsTitle}
          categories={['ticket']}
          user="me"
          empty={{ sentence: w.noTicket, help: w.ticketComes }}
        />
      )}
    </>
  )
}
