import { adminContact } from '@kxo/domain/contacts/paths'
import { actsContract } from '@kxo/domain/history/acts-contract'
import { addressActList } from '@kxo/domain/history/acts-list'
import { historyWords as w } from '@kxo/domain/history/words'
import { tableSource } from '../../../platform/api-query.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { AuthorCell } from '../author-cell.tsx'
import { Period, usePeriod } from '../period.tsx'

/** Mail addresses that changed; the record is where they are corrected (A36). */
export function AddressActsList() {
  const days = usePeriod()
  const columns = useColumns(addressActList, { user_name: (act) => <AuthorCell {...act} /> })
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
