import type { EventRow } from '@kxo/domain/events/contract'
import { eventList } from '@kxo/domain/events/list'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import type { Column } from '../../../ui/table/column.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { useWordedColumns } from '../../fields/index.ts'
import { AvailabilityBadge } from '../catalogue/availability-badge.tsx'
import { EventDates } from '../event/event-dates.tsx'
import { EventPlace } from '../event/event-place.tsx'
import { EventPrice } from '../event/event-price.tsx'
import { Occupancy } from '../event/occupancy.tsx'

/** Columns of the working list of events (A4), wherever it is shown. */
export function useEventColumns(): readonly Column<EventRow>[] {
  const { tenant } = useViewer()
  const columns = useColumns(eventList, {
    start_date: (row) => <EventDates event={row} style="table" />,
    place: (row) => <EventPlace event={row} style="table" />,
    responsible_name: ({ management }) => management?.responsible_name ?? emptyPlaceholder,
    taken: (row) => <Occupancy taken={row.management?.taken ?? 0} max={row.max_participants} />,
    availability: (row) =>
      row.is_cancelled ? (
        <Badge tone="danger">{w.cancelled}</Badge>
      ) : row.management?.is_active ? (
        <AvailabilityBadge event={row} />
      ) : (
        <Badge>{w.draft}</Badge>
      ),
    to_validate: ({ management }) => management?.to_validate ?? 0,
    to_complete: ({ management }) => management?.to_complete ?? 0,
    price: (row) => <EventPrice event={row} tenant={tenant} />,
    entity_name: ({ management }) => management?.entity_name ?? emptyPlaceholder,
    themes: ({ themes }) => themes.join(', ') || emptyPlaceholder,
    code: ({ management }) => management?.code ?? emptyPlaceholder,
  })
  // A gauge is read from its start: at its end it would hide under the acts of the line where the list is narrow.
  return useWordedColumns(
    'Event',
    columns.map(({ align, ...column }) => ({ ...column, ...(align && column.key !== 'taken' && { align }) })),
  )
}
