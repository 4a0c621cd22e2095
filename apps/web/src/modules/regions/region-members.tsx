import { regionsContract as contract } from '@kxo/domain/regions/contract'
import { regionEventList, regionPersonList } from '@kxo/domain/regions/list'
import { regionsWords as w } from '@kxo/domain/regions/words'
import { tableSource } from '../../platform/api-query.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../ui/display/empty-placeholder.ts'
import { useColumns } from '../../ui/table/columns-of.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { eventAddress, personAddress } from './dependencies.ts'

export function RegionPeople({ id }: { id: number }) {
  return (
    <DataTable
      caption={w.contacts}
      columns={useColumns(regionPersonList, {
        is_region_manual: (row) => (row.is_region_manual ? <Badge>{w.yes}</Badge> : emptyPlaceholder),
      })}
      source={tableSource(contract.people, { params: { id } })}
      rowKey={(row) => row.id}
      rowName={(row) => row.full_name}
      rowHref={(row) => personAddress(row.id)}
      empty={{ sentence: w.noPeople }}
    />
  )
}

export function RegionEvents({ id }: { id: number }) {
  return (
    <DataTable
      caption={w.events}
      columns={useColumns(regionEventList)}
      source={tableSource(contract.events, { params: { id } })}
      rowKey={(row) => row.id}
      rowName={(row) => row.title}
      rowHref={(row) => eventAddress(row.id)}
      empty={{ sentence: w.noEvents }}
    />
  )
}
