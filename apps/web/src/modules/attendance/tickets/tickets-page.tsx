import { documentsWords as w } from '@kxo/domain/documents/words'
import { SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { DocumentList, ownDocumentsQuery } from '../../documents/index.ts'
import { PassCard } from '../checkin/pass-card.tsx'

const dayMs = 86_400_000

/** The person's next passes, then every ticket. */
export default function TicketsPage() {
  const now = useNow()
  const own = useQuery(ownDocumentsQuery('ticket'))
  const next = (own.data?.results ?? [])
    .filter(({ registration, end_date }) => registration !== null && (end_date === null || end_date.getTime() > now.getTime() - dayMs))
    .toSorted((a, b) => (a.start_date?.getTime() ?? 0) - (b.start_date?.getTime() ?? 0))
    .slice(0, 2)
  return (
    <>
      <PageTitle>{w.ticketsTitle}</PageTitle>
      {next.length > 0 ? (
        <SimpleGrid minColWidth="min(340px, 100%)" spacing="md" mb="lg">
          {next.map(({ id, registration }) => (registration === null ? null : <PassCard key={id} registration={registration} />))}
        </SimpleGrid>
      ) : null}
      <DocumentList
        name="tickets"
        caption={w.ticketsTitle}
        categories={['ticket']}
        user="me"
        empty={{ sentence: w.noTicket, help: w.ticketComes }}
      />
    </>
  )
}
