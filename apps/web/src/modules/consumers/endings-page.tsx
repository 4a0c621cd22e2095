import type { ContractEndingLine } from '@kxo/domain/consumers/contract'
import { consumersContract as contract } from '@kxo/domain/consumers/contract'
import { contractEnding } from '@kxo/domain/consumers/kind'
import { consumersWords as w } from '@kxo/domain/consumers/words'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { Box } from '@mantine/core'
import { tableSource } from '../../platform/api-query.ts'
import { emptyPlaceholder } from '../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'

/** What consumers declared to end a contract, as received (PRV-52, PRV-53). */
export default function EndingsPage() {
  const { say, locale, zone } = useLanguage()
  const columns: Column<ContractEndingLine>[] = [
    { key: 'name', label: w.declarant, sortable: true, filter: 'text', width: 180, cell: ({ name }) => name },
    {
      key: 'kind',
      label: w.kind,
      sortable: true,
      filter: contractEnding.keys.map((value) => ({ value, label: contractEnding.labelOf(value) })),
      width: 130,
      cell: ({ kind }) => say(contractEnding.labelOf(kind)),
    },
    { key: 'contract', label: w.contractOrOrder, sortable: true, filter: 'text', width: 170, cell: ({ contract }) => contract },
    {
      key: 'mail',
      label: w.declarantMail,
      sortable: true,
      filter: 'text',
      width: 210,
      cell: ({ mail }) => (
        <Box href={`mailto:${mail}`} component="a" c="blue" className="anywhere">
          {mail}
        </Box>
      ),
    },
    {
      key: 'declared_at',
      label: w.receivedAt,
      sortable: true,
      filter: 'day',
      width: 160,
      cell: ({ declared_at }) => formatDateTime(declared_at, locale, { zone }),
    },
    { key: 'reason', label: w.reason, filter: 'text', width: 270, cell: ({ reason }) => reason || emptyPlaceholder },
  ]
  return (
    <>
      <PageTitle subtitle={say(w.endingsHelp)}>{w.endings}</PageTitle>
      <DataTable
        caption={w.endings}
        columns={columns}
        source={tableSource(contract.endings, {})}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        defaults={{ sort: '-declared_at' }}
        empty={{ sentence: w.noEnding, help: w.noEndingHelp }}
      />
    </>
  )
}
