import type { TraceLine } from '@kxo/domain/history/contract'
import { historyContract } from '@kxo/domain/history/contract'
import { sourceNames } from '@kxo/domain/history/names'
import { historyWords as w } from '@kxo/domain/history/words'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { type TraceFamily, traceCatalogue, traceFamilies } from '@kxo/domain/traces/actions'
import { useState } from 'react'
import { tableSource } from '../../../platform/api-query.ts'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { Period, usePeriod } from '../period.tsx'
import { useNames } from '../use-names.ts'
import { Changes } from './changes.tsx'
import { TraceDialog } from './trace-dialog.tsx'

const shownOf: Readonly<Record<TraceFamily, (columns: Column<TraceLine>[]) => Column<TraceLine>[]>> = {
  records: (columns) => columns,
  tasks: (columns) => columns,
  connections: (columns) => columns.filter(({ key }) => key !== 'changes' && key !== 'subject_name'),
  exports: (columns) =>
    columns
      .filter(({ key }) => key !== 'changes' && key !== 'subject_name' && key !== 'source')
      .map((column) =>
        column.key === 'info'
          ? { ...column, label: w.exportAsked, hidden: false, width: 420 }
          : column.key === 'action'
            ? { ...column, label: w.exported }
            : column,
      ),
}

/** A family of acts, or everything done to an event. */
type TracesListProps = { caption: Sentence; empty: Sentence; subject: Sentence } & ({ family: TraceFamily } | { event: number })

/** The acts of a family or on an event, the latest first, each one open to its detail. */
export function TracesList({ caption, empty, subject, ...of }: TracesListProps) {
  const family = 'family' in of ? of.family : undefined
  const { locale, zone, say } = useLanguage()
  const names = useNames()
  const days = usePeriod()
  const [opened, setOpened] = useState<TraceLine | null>(null)
  const saved = useSavedColumns(`history_${family ?? 'event'}`)
  const columns: Column<TraceLine>[] = [
    { key: 'at', label: w.date, sortable: true, filter: 'day', width: 160, cell: ({ at }) => formatDateTime(at, locale, { zone }) },
    {
      key: 'action',
      label: w.action,
      sortable: true,
      width: 200,
      ...(family && { filter: traceFamilies[family].map((value) => ({ value, label: traceCatalogue[value].label })) }),
      cell: ({ action }) => names.action(action),
    },
    {
      key: 'subject_name',
      label: subject,
      sortable: true,
      filter: 'text',
      width: 180,
      cell: ({ subject_name }) => subject_name ?? emptyPlaceholder,
    },
    { key: 'changes', label: w.changed, width: 380, cell: ({ changes }) => <Changes changes={changes} /> },
    {
      key: 'user_name',
      label: w.by,
      sortable: true,
      filter: 'text',
      width: 180,
      cell: (line) => (
        <>
          {names.author(line)}
          {line.acting_admin_name ? <div>{say(w.inSessionOf, { admin: line.acting_admin_name })}</div> : null}
        </>
      ),
    },
    {
      key: 'source',
      label: w.source,
      width: 180,
      filter: Object.entries(sourceNames).map(([value, label]) => ({ value, label })),
      cell: ({ source }) => names.source(source),
    },
    { key: 'info', label: w.info, filter: 'text', width: 220, hidden: true, cell: ({ info }) => names.info(info) ?? emptyPlaceholder },
  ]
  return (
    <>
      <DataTable
        caption={caption}
        columns={family ? shownOf[family](columns) : columns}
        source={tableSource(historyContract.traces, { query: 'event' in of ? of : { family, days } })}
        rowKey={({ id }) => id}
        rowName={(line) => `${names.action(line.action)}, ${line.subject_name ?? names.author(line)}`}
        onOpen={setOpened}
        defaults={{ sort: '-at' }}
        saved={saved}
        {...(family && { toolbar: <Period /> })}
        empty={{ sentence: empty }}
      />
      {opened ? <TraceDialog line={opened} onClose={() => setOpened(null)} /> : null}
    </>
  )
}
