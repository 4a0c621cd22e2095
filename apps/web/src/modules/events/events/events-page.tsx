import type { EventRow } from '@kxo/domain/events/contract'
import { type AdminTab, adminEvent, adminEventNew, adminEventStep, adminEvents } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { useEventActs } from '../acts/use-event-acts.tsx'
import { eventsSource, planQuery } from '../api.ts'
import { useBulkEvents } from '../bulk/use-bulk-events.tsx'
import { eventsDependencies } from '../dependencies.ts'
import { TabBar } from '../event/tab-bar.tsx'
import { eventsAddress, orderOf, workingTabs } from './events-address.ts'
import { useEventColumns } from './use-event-columns.tsx'

const tabWords: Record<(typeof workingTabs)[number], (typeof w)[keyof typeof w]> = {
  upcoming: w.tabUpcoming,
  running: w.tabRunning,
  past: w.tabPast,
  drafts: w.tabDrafts,
  models: w.tabModels,
  cancelled: w.tabCancelled,
  archived: w.tabArchived,
  all: w.tabAll,
  registrations: w.tabRegistrations,
}

/** A4: the working list of everything the tenant runs. */
export default function EventsPage() {
  const viewer = useViewer()
  const { say } = useLanguage()
  const [{ tab = 'upcoming' }] = useAddress(eventsAddress)
  const { allRegistrations } = eventsDependencies()
  const offered = workingTabs.filter((key) => key !== 'upcoming' && (key !== 'registrations' || allRegistrations?.shown(viewer)))
  const plan = useQuery(planQuery()).data
  const add = may.createEvents(viewer.actor) ? <LinkButton to={adminEventNew()}>{say(w.createOne)}</LinkButton> : null
  return (
    <>
      <PageTitle act={add} subtitle={typeof plan?.max === 'number' ? say(w.planUsed, { used: plan.used, max: plan.max }) : null}>
        {w.list}
      </PageTitle>
      <TabBar
        tabs={['upcoming' as const, ...offered].map((key) => ({ key, label: tabWords[key] }))}
        current={tab}
        to={adminEvents()}
        label={w.tabs}
      />
      {tab !== 'registrations' ? (
        <EventsOfTab key={tab} tab={tab} add={add} />
      ) : allRegistrations?.shown(viewer) ? (
        <Suspense fallback={<Loading lines={6} />}>
          <allRegistrations.Content />
        </Suspense>
      ) : null}
    </>
  )
}

function EventsOfTab({ tab, add }: { tab: AdminTab; add: ReactNode }) {
  const { actor } = useViewer()
  const navigate = useNavigate()
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
  return (
    <>
      <DataTable
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
