import { may as mayInCompanies } from '@kxo/domain/companies/permissions'
import { filterWords as w } from '@kxo/domain/contacts/filter-words'
import { consentChannels, consentLabels } from '@kxo/domain/traces/consent'
import { useViewer } from '../../../platform/viewer.ts'
import type { Column } from '../../../ui/table/column.ts'
import { useWordedColumns } from '../../fields/index.ts'
import { departmentOptions } from '../../regions/index.ts'

const channels = consentChannels.map((value) => ({ value, label: consentLabels[value] }))
const nothing = () => null

/** Filters that no column shows: what people attended, owe, agreed to, and mails that came back. */
export function useContactFilters(): Column<unknown>[] {
  const { actor } = useViewer()
  return useWordedColumns('User', [
    { key: 'attended_event', label: w.attended, filter: 'text', filterOnly: true, cell: nothing },
    { key: 'followed_hours', label: w.hours, filter: 'number', filterOnly: true, cell: nothing },
    ...(mayInCompanies.seeAmounts(actor)
      ? [{ key: 'has_unpaid_bill', label: w.unpaid, filter: 'flag' as const, filterOnly: true as const, cell: nothing }]
      : []),
    { key: 'consents_to', label: w.consents, filter: channels, filterOnly: true, cell: nothing },
    { key: 'has_rejected_mail', label: w.rejectedMail, filter: 'flag', filterOnly: true, cell: nothing },
    { key: 'town', label: w.town, filter: 'text', filterOnly: true, cell: nothing },
    { key: 'department', label: w.department, filter: departmentOptions, filterOnly: true, cell: nothing },
    { key: 'code_postal', label: w.postalCode, filter: 'text', filterOnly: true, cell: nothing },
  ])
}
