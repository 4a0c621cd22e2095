import type { WorkLine } from '@kxo/domain/history/contract'
import { historyContract } from '@kxo/domain/history/contract'
import { workNames } from '@kxo/domain/history/names'
import { historyWords as w } from '@kxo/domain/history/words'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { workStatus } from '@kxo/domain/kernel/work-status'
import { tableSource } from '../../../platform/api-query.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { saveFile } from '../../../ui/display/save-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { fetchReport } from '../api.ts'
import style from '../history.module.css'
import { Period, usePeriod } from '../period.tsx'
import { useNames } from '../use-names.ts'

const secondsOf = ({ created_at, finished_at }: WorkLine): number | null =>
  finished_at === null ? null : Math.max(0, Math.round((finished_at.getTime() - created_at.getTime()) / 1000))

/** Long works: who launched them, how far they are, what failed, their report. */
export function WorksList() {
  const { say, locale, zone } = useLanguage()
  const names = useNames()
  const days = usePeriod()
  const download = (id: number): void => {
    fetchReport(id)
      .then(({ blob, name }) => saveFile(blob, name))
      .catch(toast.failure)
  }
  const columns: Column<WorkLine>[] = [
    {
      key: 'kind',
      label: w.work,
      sortable: true,
      width: 220,
      filter: Object.entries(workNames).map(([value, label]) => ({ value, label })),
      cell: ({ kind }) => names.work(kind),
    },
    {
      key: 'status',
      label: w.status,
      width: 130,
      filter: workStatus.keys.map((value) => ({ value, label: workStatus.labelOf(value) })),
      cell: ({ status }) => <StatusBadge of={workStatus} is={status} />,
    },
    {
      key: 'created_by_name',
      label: w.launchedBy,
      filter: 'text',
      width: 180,
      cell: ({ created_by_name }) => created_by_name ?? say(w.platform),
    },
    {
      key: 'created_at',
      label: w.startedOn,
      sortable: true,
      filter: 'day',
      width: 160,
      cell: ({ created_at }) => formatDateTime(created_at, locale, { zone }),
    },
    {
      key: 'lasted',
      label: w.lasted,
      width: 110,
      align: 'end',
      cell: (work) => {
        const seconds = secondsOf(work)
        return seconds === null ? emptyPlaceholder : say(w.seconds, { seconds })
      },
    },
    {
      key: 'progress',
      label: w.progress,
      width: 240,
      cell: ({ done, total }) => (
        <>
          <progress className={style['meter']} max={Math.max(1, total)} value={done} aria-label={say(w.progress)} />{' '}
          {say(w.progressOf, { done, total })}
        </>
      ),
    },
    { key: 'failed', label: w.failures, align: 'end', width: 100, cell: ({ failed, reason }) => reason ?? failed },
  ]
  return (
    <DataTable
      caption={w.tabWorks}
      columns={columns}
      source={tableSource(historyContract.works, { query: { days } })}
      rowKey={({ id }) => id}
      rowName={({ kind }) => names.work(kind)}
      rowActions={({ id, has_report }) => (has_report ? [{ label: w.report, run: () => download(id) }] : [])}
      defaults={{ sort: '-created_at' }}
      toolbar={<Period />}
      empty={{ sentence: w.noWork }}
    />
  )
}
