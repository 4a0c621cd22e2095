import { may as mayInCompanies } from '@kxo/domain/companies/permissions'
import type { ContactLine } from '@kxo/domain/contacts/contract'
import { contactFilterList } from '@kxo/domain/contacts/list'
import { useViewer } from '../../../platform/viewer.ts'
import type { Column } from '../../../ui/table/column.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { useWordedColumns } from '../../fields/index.ts'

/** Filters that no column shows: what people attended, owe, agreed to, and mails that came back. */
export function useContactFilters(): Column<ContactLine>[] {
  const { actor } = useViewer()
  const filters = useColumns(contactFilterList, {}, { without: mayInCompanies.seeAmounts(actor) ? [] : ['has_unpaid_bill'] })
  return useWordedColumns('User', filters)
}
