import { documentsWords as w } from '@kxo/domain/documents/words'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { DocumentList } from './lists/document-list.tsx'

/** Every ticket of the tenant. */
export default function AdminTicketsPage() {
  return (
    <>
      <PageTitle>{w.adminTicketsTitle}</PageTitle>
      <DocumentList
        name="admin_tickets"
        caption={w.adminTicketsTitle}
        categories={['ticket']}
        empty={{ sentence: w.noTicket, help: w.ticketsCome }}
      />
    </>
  )
}
