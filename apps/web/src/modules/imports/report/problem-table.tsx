import type { Import, ImportError, Verdict } from '@kxo/domain/imports/contract'
import { importsContract } from '@kxo/domain/imports/contract'
import { importErrorList } from '@kxo/domain/imports/list'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { problemKinds, problemTitles } from '@kxo/domain/imports/words'
import { Group, Button as KitButton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { tableSource } from '../../../platform/api-query.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { CellDialog } from './cell-dialog.tsx'

/** Every cell to correct, by kind: its line, its column, what was read and what is expected. */
export function ProblemTable({ record, verdict }: { record: Import; verdict: Verdict }) {
  const { say, locale } = useLanguage()
  const [search, change] = useAddress()
  const [edited, setEdited] = useState<ImportError | null>(null)
  const kind = problemKinds.find((key) => key === search['kind'])
  const kinds = problemKinds.filter((key) => (verdict.kinds[key] ?? 0) > 0)
  const number = (value: number): string => value.toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB')
  const columns = useColumns(importErrorList, {
    act: (row) => (
      <Button size="sm" variant="default" onClick={() => setEdited(row)}>
        {say(w.correct)}
      </Button>
    ),
  })
  return (
    <Stack gap="sm" miw={0}>
      <h2>{say(w.problems)}</h2>
      <Text c="dimmed" fz="sm">
        {say(w.problemsHelp)}
      </Text>
      <Group gap="xs" align="stretch" role="group" aria-label={say(w.problems)}>
        {[undefined, ...kinds].map((key) => (
          <KitButton
            key={key ?? 'all'}
            variant={key === kind ? 'light' : 'default'}
            size="sm"
            radius="xl"
            aria-pressed={key === kind}
            onClick={() => change({ kind: key, page: undefined })}
          >
            {key === undefined ? say(w.allKinds) : say(problemTitles[key])}
            {key === undefined ? null : (
              <Text span c="dimmed" inherit ms="xs" className="figures">
                {number(verdict.kinds[key] ?? 0)}
              </Text>
            )}
          </KitButton>
        ))}
      </Group>
      <DataTable
        caption={w.problems}
        columns={columns}
        source={tableSource(importsContract.errors, { params: { id: record.id }, query: { kind } })}
        rowKey={(row) => row.id}
        rowName={({ line, column }) => `${say(w.line)} ${line}, ${column}`}
        defaults={{ sort: 'line' }}
        empty={{ sentence: w.allGood }}
      />
      <CellDialog record={record} edited={edited} onClose={() => setEdited(null)} />
    </Stack>
  )
}
