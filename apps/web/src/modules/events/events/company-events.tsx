import { eventsContract } from '@kxo/domain/events/contract'
import { adminEvent } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { tableSource } from '../../../platform/api-query.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { useEventColumns } from './use-event-columns.tsx'

/** What is held for one company alone, on its record. */
export default function CompanyEvents({ id }: { id: number }) {
  return (
    <DataTable
      caption={w.reserved}
      columns={useEventColumns()}
      source={tableSource(eventsContract.list, { query: { space: 'admin', tab: 'all', company: id } })}
      rowKey={(row) => row.id}
      rowName={(row) => row.title}
      rowHref={(row) => adminEvent(row.id)}
      saved={useSavedColumns('company_events')}
      defaults={{ sort: '-start_date' }}
      empty={{ sentence: w.noneReserved }}
    />
  )
}
