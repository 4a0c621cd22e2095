import { adminWallets } from '@kxo/domain/documents/paths'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { isFullAdministrator } from '@kxo/domain/kernel/permissions'
import { useViewer } from '../../platform/viewer.ts'
import { LinkButton } from '../../ui/display/button.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { DocumentList } from './lists/document-list.tsx'

/** Every ticket of the tenant. */
export default function AdminTicketsPage() {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const wallets = isFullAdministrator(actor) ? (
    <LinkButton to={adminWallets()} variant="default">
      {say(w.walletsLink)}
    </LinkButton>
  ) : undefined
  return (
    <>
      <PageTitle act={wallets}>{w.adminTicketsTitle}</PageTitle>
      <DocumentList
        name="admin_tickets"
        caption={w.adminTicketsTitle}
        categories={['ticket']}
        empty={{ sentence: w.noTicket, help: w.ticketsCome }}
      />
    </>
  )
}
