import { actsContract } from '@kxo/domain/history/acts-contract'
import { alertActList } from '@kxo/domain/history/acts-list'
import { historyWords as w } from '@kxo/domain/history/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tableSource } from '../../../platform/api-query.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { changeQuery } from '../api.ts'
import { Period, usePeriod } from '../period.tsx'
import { TraceDialog } from '../records/trace-dialog.tsx'

/** The change an alert tells, as the history of records shows it. */
function AlertedChange({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useQuery(changeQuery(id))
  const line = data && 'results' in data ? data.results[0] : undefined
  return line ? <TraceDialog line={line} onClose={onClose} /> : null
}

/** Alerts sent because a record changed; each opens on the change it tells (A36). */
export function AlertActsList() {
  const days = usePeriod()
  const [opened, setOpened] = useState<number | null>(null)
  const columns = useColumns(alertActList, {
    fields: ({ fields }) => fields.join(', '),
    recipient_name: ({ recipient_name, recipient }) => recipient_name || recipient,
  })
  return (
    <>
      <DataTable
        caption={w.tabAlerts}
        columns={columns}
        source={tableSource(actsContract.alertActs, { query: { days } })}
        rowKey={({ id }) => id}
        rowName={({ person, recipient_name, recipient }) => `${person ?? ''}, ${recipient_name || recipient}`}
        onOpen={({ trace_id }) => setOpened(trace_id)}
        defaults={{ sort: '-at' }}
        toolbar={<Period />}
        empty={{ sentence: w.noAlert, help: w.noAlertHelp }}
      />
      {opened === null ? null : <AlertedChange id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
