import type { TraceLine } from '@kxo/domain/history/contract'
import { actsAmong, traceList } from '@kxo/domain/history/list'
import { historyWords as w } from '@kxo/domain/history/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { type TraceFamily, traceFamilies } from '@kxo/domain/traces/actions'
import { useState } from 'react'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { optionsOf } from '../../../ui/fields/options.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { type Adjustments, useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { latestFirst, tracesSource } from '../api.ts'
import { Period, usePeriod } from '../period.tsx'
import { useNames } from '../use-names.ts'
import { Changes } from './changes.tsx'
import { TraceDialog } from './trace-dialog.tsx'

/** What each history leaves out or calls otherwise. */
const adjustmentsOf: Readonly<Record<TraceFamily, Adjustments<typeof traceList>>> = {
  records: {},
  tasks: {},
  connections: { without: ['changes', 'subject_name'] },
  exports: {
    without: ['changes', 'subject_name', 'source'],
    labels: { info: w.exportRequested, action: w.exported },
    hidden: { info: false },
    widths: { info: 420 },
  },
}

/** A family of acts, or everything done to an event. */
type TracesListProps = { caption: Sentence; empty: Sentence; subject: Sentence } & ({ family: TraceFamily } | { event: number })

/** The acts of a family or on an event, the latest first, each one open to its detail. */
export function TracesList({ caption, empty, subject, ...of }: TracesListProps) {
  const family = 'family' in of ? of.family : undefined
  const { say } = useLanguage()
  const names = useNames()
  const days = usePeriod()
  const [opened, setOpened] = useState<TraceLine | null>(null)
  const saved = useSavedColumns(`history_${family ?? 'event'}`)
  const { labels, ...adjustments } = family ? adjustmentsOf[family] : {}
  const columns = useColumns(
    traceList,
    {
      action: ({ action }) => names.action(action),
      changes: ({ action, changes }) => <Changes action={action} changes={changes} />,
      user_name: (line) => (
        <>
          {names.author(line)}
          {line.acting_admin_name ? <div>{say(w.inSessionOf, { admin: line.acting_admin_name })}</div> : null}
        </>
      ),
      info: ({ info }) => names.info(info) ?? emptyPlaceholder,
    },
    {
      ...adjustments,
      labels: { subject_name: subject, ...labels },
      filters: { action: family && optionsOf(actsAmong(traceFamilies[family])) },
    },
  )
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        source={tracesSource('event' in of ? of : { family: of.family, days })}
        rowKey={({ id }) => id}
        rowName={(line) => `${names.action(line.action)}, ${line.subject_name ?? names.author(line)}`}
        onOpen={setOpened}
        defaults={latestFirst}
        saved={saved}
        {...(family && { toolbar: <Period /> })}
        empty={{ sentence: empty }}
      />
      {opened ? <TraceDialog line={opened} onClose={() => setOpened(null)} /> : null}
    </>
  )
}
