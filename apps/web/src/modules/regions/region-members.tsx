import { formatDate } from '@kxo/domain/kernel/dates'
import type { RegionEvent, RegionPerson } from '@kxo/domain/regions/contract'
import { regionsContract as contract } from '@kxo/domain/regions/contract'
import { regionsWords as w } from '@kxo/domain/regions/words'
import { tableSource } from '../../platform/api-query.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { eventAddress, personAddress } from './dependencies.ts'

const people: Column<RegionPerson>[] = [
  { key: 'full_name', label: w.name, cell: (row) => row.full_name, sortable: true, filter: 'text', width: 220 },
  { key: 'mail', label: w.mail, cell: (row) => row.mail, sortable: true, filter: 'text', width: 240 },
  {
    key: 'code_postal',
    label: w.postalCode,
    cell: (row) => row.code_postal ?? emptyPlaceholder,
    sortable: true,
    filter: 'text',
    width: 120,
  },
  { key: 'town', label: w.town, cell: (row) => row.town ?? emptyPlaceholder, sortable: true, filter: 'text', width: 160 },
  {
    key: 'is_region_manual',
    label: w.manual,
    cell: (row) => (row.is_region_manual ? <Badge>{w.yes}</Badge> : emptyPlaceholder),
    filter: 'flag',
    width: 140,
  },
]

export function RegionPeople({ id }: { id: number }) {
  return (
    <DataTable
      caption={w.contacts}
      columns={people}
      source={tableSource(contract.people, { params: { id } })}
      rowKey={(row) => row.id}
      rowName={(row) => row.full_name}
      rowHref={(row) => personAddress(row.id)}
      empty={{ sentence: w.noPeople }}
    />
  )
}

export function RegionEvents({ id }: { id: number }) {
  const { locale, zone } = useLanguage()
  const columns: Column<RegionEvent>[] = [
    { key: 'title', label: w.eventTitle, cell: (row) => row.title, sortable: true, filter: 'text', width: 320 },
    {
      key: 'start_date',
      label: w.startDate,
      cell: (row) => (row.start_date ? formatDate(row.start_date, locale, { zone }) : emptyPlaceholder),
      sortable: true,
      filter: 'day',
      width: 130,
    },
    { key: 'location_name', label: w.place, cell: (row) => row.location_name, sortable: true, filter: 'text', width: 220 },
  ]
  return (
    <DataTable
      caption={w.events}
      columns={columns}
      source={tableSource(contract.events, { params: { id } })}
      rowKey={(row) => row.id}
      rowName={(row) => row.title}
      rowHref={(row) => eventAddress(row.id)}
      empty={{ sentence: w.noEvents }}
    />
  )
}
