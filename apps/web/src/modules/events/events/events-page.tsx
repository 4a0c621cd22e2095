import type { EventRow } from '@kxo/domain/events/contract'
import { type AdminTab, adminEvent, adminEventNew, adminEventStep, adminEvents, adminTabs } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useNavigate } from '@tanstack/react-router'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { useEventActs } from '../acts/use-event-acts.tsx'
import { eventsSource } from '../api.ts'
import { useBulkEvents } from '../bulk/use-bulk-events.tsx'
import { TabBar } from '../event/tab-bar.tsx'
import { eventsAddress, orderOf } from './events-address.ts'
import { useEventColumns } from './use-event-columns.tsx'

const tabWords: Record<AdminTab, (typeof w)[keyof typeof w]> = {
  upcoming: w.tabUpcoming,
  running: w.tabRunning,
  past: w.tabPast,
  drafts: w.tabDrafts,
  models: w.tabModels,
  cancelled: w.tabCancelled,
  archived: w.tabArchived,
  all: w.tabAll,
}

/** A4: the working list of everything the tenant runs. */
export default function EventsPage() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const navigate = useNavigate()
  const [{ tab = 'upcoming' }] = useAddress(eventsAddress)
  const mayWrite = may.createEvents(actor)
  const columns = useEventColumns()
  const { actsOn, dialog } = useEventActs()
  const many = useBulkEvents(tab)
  const actionsOf = (row: EventRow): RowAction[] => [
    { label: w.open, run: () => void navigate({ to: adminEvent(row.id) }) },
    ...(mayWrite
      ? [
          { label: w.edit, run: () => void navigate({ to: adminEventStep(row.id, 'activities') }) },
          ...actsOn({
            ...row,
            // Activities are listed on the page of their event.
            parent_id: null,
            series_id: row.management?.series_id ?? null,
            is_active: row.management?.is_active ?? false,
            isCancelled: row.is_cancelled,
            isClosed: row.management?.is_closed ?? false,
            isArchived: row.management?.is_archived ?? false,
          }),
        ]
      : []),
  ]
  const add = mayWrite ? <LinkButton to={adminEventNew()}>{say(w.createOne)}</LinkButton> : null
  return (
    <>
      <PageTitle act={add}>{w.list}</PageTitle>
      <TabBar
        tabs={['upcoming' as const, ...adminTabs.filter((key) => key !== 'upcoming')].map((key) => ({ key, label: tabWords[key] }))}
        current={tab}
        to={adminEvents()}
        label={w.tabs}
      />
      <DataTable
        key={tab}
        caption={w.list}
        columns={columns}
        source={eventsSource(tab)}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        rowHref={(row) => adminEvent(row.id)}
        rowActions={actionsOf}
        bulkActions={many.acts}
        saved={useSavedColumns('events')}
        defaults={orderOf(tab)}
        empty={{ sentence: w.noneToShow, act: add }}
      />
      {dialog}
      {many.dialog}
    </>
  )
}
