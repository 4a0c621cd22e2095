import { adminContact } from '@kxo/domain/contacts/paths'
import type { AddressAct } from '@kxo/domain/history/acts-contract'
import { actsContract } from '@kxo/domain/history/acts-contract'
import { sourceNames } from '@kxo/domain/history/names'
import { historyWords as w } from '@kxo/domain/history/words'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { tableSource } from '../../../platform/api-query.ts'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { AuthorCell } from '../author-cell.tsx'
import { Period, usePeriod } from '../period.tsx'
import { useNames } from '../use-names.ts'

/** Mail addresses that changed; the record is where they are corrected (A36). */
export function AddressActsList() {
  const { locale, zone } = useLanguage()
  const names = useNames()
  const days = usePeriod()
  const columns: Column<AddressAct>[] = [
    { key: 'person', label: w.person, sortable: true, filter: 'text', width: 200, cell: ({ person }) => person ?? emptyPlaceholder },
    { key: 'at', label: w.date, sortable: true, filter: 'day', width: 160, cell: ({ at }) => formatDateTime(at, locale, { zone }) },
    { key: 'before', label: w.before, width: 220, cell: ({ before }) => before ?? emptyPlaceholder },
    { key: 'after', label: w.after, width: 240, cell: ({ after }) => after ?? emptyPlaceholder },
    { key: 'user_name', label: w.by, sortable: true, filter: 'text', width: 180, cell: (act) => <AuthorCell {...act} /> },
    {
      key: 'source',
      label: w.source,
      width: 180,
      filter: Object.entries(sourceNames).map(([value, label]) => ({ value, label })),
      cell: ({ source }) => names.source(source),
    },
  ]
  return (
    <DataTable
      caption={w.tabAddresses}
      columns={columns}
      source={tableSource(actsContract.addressActs, { query: { days } })}
      rowKey={({ id }) => id}
      rowName={({ person }) => person ?? ''}
      rowHref={({ user_id }) => adminContact(user_id)}
      defaults={{ sort: '-at' }}
      toolbar={<Period />}
      empty={{ sentence: w.noSending }}
    />
  )
}
