import { adminEvent } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { useViewer } from '../../platform/viewer.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useSavedColumns } from '../tenants/index.ts'
import { eventsKey, exportEvents, inAdmin, listEvents } from './api.ts'
import { useEventColumns } from './use-event-columns.tsx'

/** What is held for one company alone, on its record. */
export default function CompanyEvents({ id }: { id: number }) {
  const { tenant } = useViewer()
  const asked = (query: ListQuery) => ({ ...inAdmin(query, 'all'), company: id })
  return (
    <DataTable
      caption={w.reserved}
      columns={useEventColumns()}
      queryKey={[...eventsKey, 'list', tenant.name, 'company', id]}
      fetch={(query, signal) => listEvents(tenant.name, asked(query), signal)}
      exportAs={(query) => exportEvents(tenant.name, asked(query))}
      rowKey={(row) => row.id}
      rowName={(row) => row.title}
      rowHref={(row) => adminEvent(row.id)}
      saved={useSavedColumns('company_events')}
      defaults={{ sort: '-start_date' }}
      empty={{ sentence: w.noneReserved }}
    />
  )
}
