import type { WorkLine } from '@kxo/domain/history/contract'
import { historyContract } from '@kxo/domain/history/contract'
import { workList } from '@kxo/domain/history/list'
import { historyWords as w } from '@kxo/domain/history/words'
import { Box } from '@mantine/core'
import { tableSource } from '../../../platform/api-query.ts'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { saveFile } from '../../../ui/display/save-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { fetchReport } from '../api.ts'
import { Period, usePeriod } from '../period.tsx'
import { useNames } from '../use-names.ts'

const secondsOf = ({ created_at, finished_at }: WorkLine): number | null =>
  finished_at === null ? null : Math.max(0, Math.round((finished_at.getTime() - created_at.getTime()) / 1000))

/** Long works: who launched them, how far they are, what failed, their report. */
export function WorksList() {
  const { say } = useLanguage()
  const names = useNames()
  const days = usePeriod()
  const download = (id: number): void => {
    fetchReport(id)
      .then(({ blob, name }) => saveFile(blob, name))
      .catch(toast.failure)
  }
  const columns = useColumns(workList, {
    created_by_name: ({ created_by_name }) => created_by_name ?? say(w.platform),
    lasted: (work) => {
      const seconds = secondsOf(work)
      return seconds === null ? emptyPlaceholder : say(w.seconds, { seconds })
    },
    progress: ({ done, total }) => (
      <>
        <Box
          component="progress"
          w="7rem"
          style={{ verticalAlign: 'middle' }}
          max={Math.max(1, total)}
          value={done}
          aria-label={say(w.progress)}
        />{' '}
        {say(w.progressOf, { done, total })}
      </>
    ),
    failed: ({ failed, reason }) => reason ?? failed,
  })
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
