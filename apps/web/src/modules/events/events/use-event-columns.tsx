import type { EventRow } from '@kxo/domain/events/contract'
import { eventNature, onboarding, trainingKind } from '@kxo/domain/events/nature'
import { availabilities } from '@kxo/domain/events/rules'
import { availabilityWords, eventsWords as w } from '@kxo/domain/events/words'
import { Badge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { optionsOf } from '../../../ui/fields/options.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { useWordedColumns } from '../../fields/index.ts'
import { AvailabilityBadge } from '../catalogue/availability-badge.tsx'
import { EventDates } from '../event/event-dates.tsx'
import { EventPlace } from '../event/event-place.tsx'
import { EventPrice } from '../event/event-price.tsx'
import { Occupancy } from '../event/occupancy.tsx'

/** Columns of the working list of events (A4), wherever it is shown. */
export function useEventColumns(): readonly Column<EventRow>[] {
  const { say } = useLanguage()
  return useWordedColumns('Event', [
    { key: 'title', label: w.name, cell: (row) => row.title, sortable: true, filter: 'text', width: 340 },
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
      cell: (row) => row.management?.responsible_name ?? emptyPlaceholder,
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
      isWhole: true,
      width: 170,
    },
    {
      key: 'to_validate',
      label: w.toValidate,
      cell: (row) => row.management?.to_validate ?? 0,
      sortable: true,
      filter: 'number',
      align: 'end',
      width: 100,
    },
    {
      key: 'to_complete',
      label: w.toComplete,
      cell: (row) => row.management?.to_complete ?? 0,
      sortable: true,
      filter: 'number',
      align: 'end',
      width: 110,
    },
    { key: 'price', label: w.price, cell: (row) => <EventPrice event={row} />, hidden: true, width: 180 },
    {
      key: 'code',
      label: w.code,
      cell: (row) => row.management?.code ?? emptyPlaceholder,
      sortable: true,
      filter: 'text',
      hidden: true,
      width: 120,
    },
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
      cell: (row) => (row.type_formation ? say(trainingKind.labelOf(row.type_formation)) : emptyPlaceholder),
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
    { key: 'town', label: w.town, cell: (row) => row.town ?? emptyPlaceholder, sortable: true, filter: 'text', hidden: true, width: 140 },
    { key: 'import_id', label: w.importNumber, cell: () => null, filter: 'number', filterOnly: true },
  ])
}
