import { importList } from '@kxo/domain/imports/list'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { Stack } from '@mantine/core'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { importsSource, latestFirst } from '../api.ts'
import { useImportPath } from '../import-path.ts'
import { kindWords } from '../kind-words.ts'

/** Files already brought in: by whom, when, with what result. */
export function PastImports() {
  const { say } = useLanguage()
  const path = useImportPath()
  const columns = useColumns(importList, {
    file_name: ({ id, file_name }) => (
      <Link to={path} search={{ id: String(id) }}>
        {file_name}
      </Link>
    ),
    kind: ({ kind }) => say(kindWords[kind].label),
    result: ({ verdict }) => {
      if (!verdict) return emptyPlaceholder
      const { created, changed, unchanged, refused } = verdict
      return say(w.resultCounts, { created, changed, unchanged, refused })
    },
  })
  return (
    <Stack gap="sm" miw={0}>
      <h2>{say(w.history)}</h2>
      <DataTable
        caption={w.history}
        columns={columns}
        source={importsSource()}
        rowKey={({ id }) => id}
        rowName={({ file_name }) => file_name}
        defaults={latestFirst}
        empty={{ sentence: w.noHistory }}
      />
    </Stack>
  )
}
