import { badgeWords } from '@kxo/domain/attendance/badges/badge-words'
import { may } from '@kxo/domain/attendance/permissions'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { adminWallets } from '@kxo/domain/documents/paths'
import { ticketStateWords as states } from '@kxo/domain/documents/ticket-state'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { isFullAdministrator } from '@kxo/domain/kernel/permissions'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { DocumentList } from '../../documents/index.ts'
import { fetchBadges } from '../api.ts'
import { printFile } from '../badges/print-file.ts'
import { UnsentTickets } from './unsent-tickets.tsx'
import { useReissue } from './use-reissue.ts'

const tabs = [
  { key: 'all', label: w.allTickets },
  { key: 'toSend', label: states.toSend },
  { key: 'sent', label: states.sent },
  { key: 'used', label: states.used },
  { key: 'void', label: states.void },
] as const
const panel = 'tickets-panel'

/** Every ticket of the tenant by where it stands, sent again under another code where it is asked. */
export default function AdminTicketsPage() {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const reissue = useReissue()
  const printing = useAction({
    mutationFn: ({ event, registration }: { event: number; registration: number }) => fetchBadges(event, { registration }),
    onSuccess: ({ blob }) => printFile(blob),
  })
  const [search, change] = useAddress()
  const wallets = isFullAdministrator(actor) ? (
    <LinkButton to={adminWallets()} variant="default">
      {say(w.walletsLink)}
    </LinkButton>
  ) : undefined
  const tab = tabs.find(({ key }) => key === search['tab']) ?? tabs[0]
  return (
    <>
      <PageTitle act={wallets}>{w.adminTicketsTitle}</PageTitle>
      <Tabs
        label={w.adminTicketsTitle}
        tabs={tabs}
        current={tab.key}
        onChange={(key) => change({ tab: key === 'all' ? undefined : key })}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={say(tab.label)}>
        {tab.key === 'toSend' ? (
          <UnsentTickets maySend={may.reissueTicket(actor)} />
        ) : (
          <DocumentList
            key={tab.key}
            name="admin_tickets"
            caption={tab.label}
            categories={['ticket']}
            {...(tab.key === 'all' ? {} : { ticket: tab.key })}
            rowActions={({ registration, event, user_name, is_void }) =>
              registration === null || is_void
                ? []
                : [
                    ...(may.reissueTicket(actor)
                      ? [{ label: attendanceWords.reissue, run: () => void reissue({ registration, name: user_name ?? '' }) }]
                      : []),
                    ...(event !== null && may.checkIn(actor)
                      ? [{ label: badgeWords.print, run: () => printing.mutate({ event, registration }) }]
                      : []),
                  ]
            }
            empty={{ sentence: w.noTicket, help: w.ticketsCome }}
          />
        )}
      </div>
    </>
  )
}
