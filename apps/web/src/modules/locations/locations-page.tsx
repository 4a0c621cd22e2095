import type { LocationSummary } from '@kxo/domain/locations/contract'
import { locationsContract as contract } from '@kxo/domain/locations/contract'
import { adminLocation } from '@kxo/domain/locations/paths'
import { may } from '@kxo/domain/locations/permissions'
import { locationsWords as w } from '@kxo/domain/locations/words'
import { tableSource } from '../../platform/api-query.ts'
import { useViewer } from '../../platform/viewer.ts'
import { LinkButton } from '../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../ui/display/empty-placeholder.ts'
import { useText } from '../../ui/i18n/language.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useWordedColumns } from '../fields/index.ts'
import { useSavedColumns } from '../tenants/index.ts'

const columns: readonly Column<LocationSummary>[] = [
  { key: 'name', label: w.name, cell: (row) => row.name, sortable: true, filter: 'text', width: 280 },
  { key: 'town', label: w.town, cell: (row) => row.town ?? emptyPlaceholder, sortable: true, filter: 'text', width: 180 },
  { key: 'rooms_count', label: w.rooms, cell: (row) => row.rooms_count, sortable: true, filter: 'number', align: 'end', width: 110 },
  { key: 'capacity', label: w.capacity, cell: (row) => row.capacity, sortable: true, filter: 'number', align: 'end', width: 120 },
  { key: 'upcoming_count', label: w.upcoming, cell: (row) => row.upcoming_count, align: 'end', width: 180 },
]

/** A29: where things happen. */
export default function LocationsPage() {
  const { actor } = useViewer()
  const add = may.writeLocations(actor) ? (
    <LinkButton to={adminLocation('new')}>
      <Add />
    </LinkButton>
  ) : null
  return (
    <>
      <PageTitle act={add}>{w.list}</PageTitle>
      <DataTable
        caption={w.list}
        columns={useWordedColumns('Location', columns)}
        source={tableSource(contract.list, {})}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowHref={(row) => adminLocation(row.id)}
        saved={useSavedColumns('locations')}
        empty={{ sentence: w.none, help: w.noneHelp, act: add }}
      />
    </>
  )
}

function Add() {
  const text = useText()
  return <>{text(w.add)}</>
}
