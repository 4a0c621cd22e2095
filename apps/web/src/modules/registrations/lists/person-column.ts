import type { Registration } from '@kxo/domain/registrations/contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import type { Column } from '../../../ui/table/column.ts'

/** Who is registered, in every list of registrations. */
export const personColumn: Column<Registration> = {
  key: 'last_name',
  label: w.name,
  cell: (row) => `${row.last_name} ${row.first_name}`,
  exported: ['last_name', 'first_name'],
  sortable: true,
  filter: 'text',
  width: 200,
}
