import type { ImportRow } from '@kxo/domain/imports/contract'
import { importsContract } from '@kxo/domain/imports/contract'
import { adminImport } from '@kxo/domain/imports/paths'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { importStatus } from '@kxo/domain/imports/status'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { Stack } from '@mantine/core'
import { tableSource } from '../../../platform/api-query.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import style from '../imports.module.css'

/** Files already brought in: by whom, when, with what result. */
export function PastImports() {
  const { say, locale, zone } = useLanguage()
  const columns: Column<ImportRow>[] = [
    {
      key: 'file_name',
      label: w.file,
      sortable: true,
      width: 260,
      cell: ({ id, file_name }) => (
        <Link to={adminImport()} search={{ id: String(id) }}>
          {file_name}
        </Link>
      ),
    },
    { key: 'status', label: w.state, width: 170, cell: ({ status }) => <StatusBadge of={importStatus} is={status} /> },
    {
      key: 'created_at',
      label: w.date,
      sortable: true,
      width: 160,
      cell: ({ created_at }) => formatDateTime(created_at, locale, { zone }),
    },
    { key: 'author', label: w.author, width: 160, cell: ({ author }) => author ?? emptyPlaceholder },
    {
      key: 'result',
      label: w.result,
      width: 420,
      cell: ({ verdict }) =>
        verdict
          ? say(w.resultCounts, {
              created: verdict.created,
              changed: verdict.changed,
              unchanged: verdict.unchanged,
              refused: verdict.refused,
            })
          : emptyPlaceholder,
    },
  ]
  return (
    <Stack gap="sm" miw={0}>
      <h2 className={style['title']}>{say(w.history)}</h2>
      <DataTable
        caption={w.history}
        columns={columns}
        source={tableSource(importsContract.list, {})}
        rowKey={({ id }) => id}
        rowName={({ file_name }) => file_name}
        defaults={{ sort: '-created_at' }}
        empty={{ sentence: w.noHistory }}
      />
    </Stack>
  )
}
