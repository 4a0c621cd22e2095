import type { ContactLine } from '@kxo/domain/contacts/contract'
import { contactList } from '@kxo/domain/contacts/list'
import { formatPhone } from '@kxo/domain/kernel/phones'
import { useViewer } from '../../../platform/viewer.ts'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import type { Column } from '../../../ui/table/column.ts'
import { type Adjustments, useColumns } from '../../../ui/table/columns-of.tsx'
import { useWordedColumns } from '../../fields/index.ts'

/** The columns of people shown first; the others wait in the chooser. */
export function useContactColumns(adjustments: Pick<Adjustments<typeof contactList>, 'without' | 'hidden'> = {}): Column<ContactLine>[] {
  const { tenant } = useViewer()
  const columns = useColumns(
    contactList,
    {
      // Whoever subscribed to the news left an address alone.
      last_name: (row) => `${row.last_name} ${row.first_name}`.trim() || row.mail,
      phone: ({ phone }) => (phone ? formatPhone(phone) : emptyPlaceholder),
    },
    { ...adjustments, hidden: { region_name: tenant.params.region_response === '', ...adjustments.hidden } },
  )
  return useWordedColumns('User', columns)
}
