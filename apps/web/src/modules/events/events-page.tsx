import { type AdminTab, adminTabs, type EventRow, eventsContract } from '@kxo/domain/events/contract'
import { adminEvent, adminEventNew, adminEventStep, adminEvents } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { tableSource } from '../../platform/api-query.ts'
import { useViewer } from '../../platform/viewer.ts'
import { LinkButton } from '../../ui/display/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { RowAction } from '../../ui/table/row-menu.tsx'
import { useSavedColumns } from '../tenants/index.ts'
import { publishEvent, removeEvent, unpublishEvent } from './api.ts'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { TabBar } from './tab-bar.tsx'
import { useEventColumns } from './use-event-columns.tsx'

const tabWords: Record<AdminTab, (typeof w)[keyof typeof w]> = {
  upcoming: w.tabUpcoming,
  running: w.tabRunning,
  past: w.tabPast,
  drafts: w.tabDrafts,
  models: w.tabModels,
  cancelled: w.tabCancelled,
  all: w.tabAll,
}

/** A4: the working list of everything the tenant runs. */
export default function EventsPage() {
  const { tenant, actor } = useViewer()
  const { say } = useLanguage()
  const navigate = useNavigate()
  const [search] = useAddress()
  const [duplicated, setDuplicated] = useState<EventRow | null>(null)
  const tab = adminTabs.find((known) => known === search['tab']) ?? 'upcoming'
  const mayWrite = may.createEvents(actor)
  const columns = useEventColumns()
  const act = async (work: () => Promise<unknown>, done: (typeof w)[keyof typeof w]): Promise<void> => {
    try {
      await work()
      toast.success(done)
    } catch (error) {
      toast.failure(error)
    }
  }
  const remove = async (row: EventRow): Promise<void> => {
    if (await confirm({ title: say(w.removeTitle, { title: row.title }), message: w.removeHelp, act: w.remove, tone: 'danger' }))
      await act(() => removeEvent(row.id), w.deleted)
  }
  const unpublish = async (row: EventRow): Promise<void> => {
    if (await confirm({ title: say(w.unpublishTitle, { title: row.title }), message: w.unpublishHelp, act: w.unpublish }))
      await act(() => unpublishEvent(tenant.name, row.id), w.unpublishedNow)
  }
  const actionsOf = (row: EventRow): RowAction[] => [
    { label: w.open, run: () => void navigate({ to: adminEvent(row.id) }) },
    ...(mayWrite
      ? [
          { label: w.edit, run: () => void navigate({ to: adminEventStep(row.id, 'activities') }) },
          { label: w.duplicate, run: () => setDuplicated(row) },
          row.management?.is_active
            ? { label: w.unpublish, run: () => void unpublish(row) }
            : { label: w.publish, run: () => void act(() => publishEvent(tenant.name, row.id), w.publishedNow) },
          ...(actor.profile === 'CNS' ? [] : [{ label: w.remove, tone: 'danger' as const, run: () => void remove(row) }]),
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
        source={tableSource(eventsContract.list, { query: { space: 'admin', tab } })}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        rowHref={(row) => adminEvent(row.id)}
        rowActions={actionsOf}
        saved={useSavedColumns('events')}
        defaults={{ sort: tab === 'past' || tab === 'all' ? '-start_date' : 'start_date' }}
        empty={{ sentence: w.noneToShow, act: add }}
      />
      {duplicated ? <DuplicateDialog event={duplicated} onClose={() => setDuplicated(null)} /> : null}
    </>
  )
}
