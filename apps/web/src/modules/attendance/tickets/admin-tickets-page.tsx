import { may } from '@kxo/domain/attendance/permissions'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { adminWallets } from '@kxo/domain/documents/paths'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { isFullAdministrator } from '@kxo/domain/kernel/permissions'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { DocumentList } from '../../documents/index.ts'
import { useReissue } from './use-reissue.ts'

/** Every ticket of the tenant, sent again under another code where it is asked. */
export default function AdminTicketsPage() {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const reissue = useReissue()
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
        rowActions={({ registration, user_name, is_void }) =>
          registration !== null && !is_void && may.reissueTicket(actor)
            ? [{ label: attendanceWords.reissue, run: () => void reissue({ registration, name: user_name ?? '' }) }]
            : []
        }
        empty={{ sentence: w.noTicket, help: w.ticketsCome }}
      />
    </>
  )
}
