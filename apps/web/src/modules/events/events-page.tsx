import { type AdminTab, adminTabs, type EventRow } from '@kxo/domain/events/contract'
import { eventNature, onboarding, trainingKind } from '@kxo/domain/events/nature'
import { adminEvent, adminEventNew, adminEventStep, adminEvents } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { availabilities } from '@kxo/domain/events/rules'
import { availabilityWords, eventsWords as w } from '@kxo/domain/events/words'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useViewer } from '../../app/viewer.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import type { Column } from '../../ui/column.ts'
import { confirm } from '../../ui/confirm.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { optionsOf } from '../../ui/fields/options.ts'
import { useLanguage } from '../../ui/language.tsx'
import { useAddress } from '../../ui/list-address.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import type { RowAction } from '../../ui/row-menu.tsx'
import { toast } from '../../ui/toast.ts'
import { useSavedColumns } from '../tenants/index.ts'
import { eventsKey, exportEvents, inAdmin, listEvents, publishEvent, removeEvent, unpublishEvent } from './api.ts'
import { AvailabilityBadge } from './availability-badge.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { EventDates } from './event-dates.tsx'
import { EventPlace } from './event-place.tsx'
import { EventPrice } from './event-price.tsx'
import { Occupancy } from './occupancy.tsx'
import { TabBar } from './tab-bar.tsx'

const tabWords: Record<AdminTab, (typeof w)[keyof typeof w]> = {
  upcoming: w.tabUpcoming,
  running: w.tabRunning,
  past: w.tabPast,
  drafts: w.tabDrafts,
  models: w.tabModels,
  cancelled: w.tabCancelled,
  all: w.tabAll,
}

function useColumns(): readonly Column<EventRow>[] {
  const { say } = useLanguage()
  return [
    { key: 'title', label: w.name, cell: (row) => row.title, sortable: true, filter: 'text', width: 260 },
    {
      key: 'start_date',
      label: w.dates,
      cell: (row) => <EventDates event={row} style="table" />,
      sortable: true,
      filter: 'day',
      width: 190,
    },
    { key: 'place', label: w.place, cell: (row) => <EventPlace event={row} />, sortable: true, filter: 'text', width: 200 },
    {
      key: 'responsible_name',
      label: w.responsible,
      cell: (row) => row.management?.responsible_name ?? '–',
      sortable: true,
      filter: 'text',
      width: 150,
    },
    {
      key: 'taken',
      label: w.occupancy,
      cell: (row) => <Occupancy taken={row.management?.taken ?? 0} max={row.max_participants} />,
      sortable: true,
      filter: 'number',
      width: 120,
    },
    {
      key: 'availability',
      label: w.availability,
      cell: (row) =>
        row.is_cancelled ? (
          <Badge tone="danger">{w.cancelled}</Badge>
        ) : row.management?.is_active ? (
          <AvailabilityBadge event={row} />
        ) : (
          <Badge>{w.draft}</Badge>
        ),
      filter: availabilities.map((value) => ({ value, label: availabilityWords[value] })),
      width: 170,
    },
    {
      key: 'to_validate',
      label: w.toValidate,
      cell: (row) => row.management?.to_validate ?? 0,
      sortable: true,
      filter: 'number',
      align: 'end',
      width: 110,
    },
    {
      key: 'to_complete',
      label: w.toComplete,
      cell: (row) => row.management?.to_complete ?? 0,
      sortable: true,
      filter: 'number',
      align: 'end',
      width: 120,
    },
    { key: 'price', label: w.price, cell: (row) => <EventPrice event={row} />, hidden: true, width: 180 },
    { key: 'code', label: w.code, cell: (row) => row.management?.code ?? '–', sortable: true, filter: 'text', hidden: true, width: 120 },
    {
      key: 'nature',
      label: w.nature,
      cell: (row) => say(eventNature.labelOf(row.nature)),
      filter: optionsOf(eventNature),
      hidden: true,
      width: 120,
    },
    {
      key: 'type_formation',
      label: w.typeFormation,
      cell: (row) => (row.type_formation ? say(trainingKind.labelOf(row.type_formation)) : '–'),
      filter: optionsOf(trainingKind),
      hidden: true,
      width: 160,
    },
    {
      key: 'onboarding',
      label: w.onboarding,
      cell: (row) => say(onboarding.labelOf(row.onboarding)),
      filter: optionsOf(onboarding),
      hidden: true,
      width: 180,
    },
    { key: 'town', label: w.town, cell: (row) => row.town ?? '–', sortable: true, filter: 'text', hidden: true, width: 140 },
  ]
}

/** A4: the working list of everything the tenant runs. */
export default function EventsPage() {
  const { tenant, actor } = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [search] = useAddress()
  const [duplicated, setDuplicated] = useState<EventRow | null>(null)
  const tab = adminTabs.find((known) => known === search['tab']) ?? 'upcoming'
  const mayWrite = may.createEvents(actor)
  const columns = useColumns()
  const refresh = () => queries.invalidateQueries({ queryKey: eventsKey })
  const act = async (work: () => Promise<unknown>, done: (typeof w)[keyof typeof w]): Promise<void> => {
    try {
      await work()
      toast.success(done)
      await refresh()
    } catch (error) {
      toast.failure(error)
    }
  }
  const remove = async (row: EventRow): Promise<void> => {
    if (await confirm({ title: say(w.removeTitle, { title: row.title }), message: w.removeHelp, act: w.remove, tone: 'danger' }))
      await act(() => removeEvent(tenant.name, row.id), w.deleted)
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
        queryKey={[...eventsKey, 'list', tenant.name, tab]}
        fetch={(query, signal) => listEvents(tenant.name, inAdmin(query, tab), signal)}
        exportAs={(query) => exportEvents(tenant.name, inAdmin(query, tab))}
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
