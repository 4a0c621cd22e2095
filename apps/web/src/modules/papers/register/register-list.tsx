import { documentStatus } from '@kxo/domain/documents/status'
import { dayInZone, formatDate } from '@kxo/domain/kernel/dates'
import type { PaperRow } from '@kxo/domain/papers/contract'
import { paperList } from '@kxo/domain/papers/list'
import { papersWords as w } from '@kxo/domain/papers/words'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { registerSource } from '../api.ts'
import { useBulkPapers } from './use-bulk-papers.tsx'
import { useRowActs } from './use-row-acts.tsx'

/** The files of people, and what was asked of them and has not come. */
export function RegisterList({ tab, add }: { tab: 'contacts' | 'partners'; add: ReactNode }) {
  const { locale, zone, say } = useLanguage()
  const today = dayInZone(useNow(), zone)
  const rows = useRowActs(tab)
  const bulk = useBulkPapers(tab)
  const columns = useColumns(paperList, {
    status: (row) => <StatusBadge of={documentStatus} is={row.status} />,
    expires_on: ({ expires_on }) =>
      expires_on === null ? (
        emptyPlaceholder
      ) : expires_on < today ? (
        <Text span inherit c="red">
          {say(w.expired, { day: formatDate(expires_on, locale) })}
        </Text>
      ) : (
        formatDate(expires_on, locale)
      ),
  })
  return (
    <>
      <DataTable<PaperRow>
        caption={tab === 'partners' ? w.tabPartners : w.tabContacts}
        columns={columns}
        source={registerSource(tab)}
        rowKey={(row) => row.id}
        rowName={({ name, user_name }) => [name, user_name].filter(Boolean).join(' · ')}
        onOpen={rows.open}
        rowActions={rows.actsOn}
        bulkActions={bulk.acts}
        saved={useSavedColumns(`other_documents_${tab}`)}
        empty={{ sentence: w.none, help: w.noneHelp, act: add }}
      />
      {rows.dialog}
      {bulk.dialog}
    </>
  )
}
