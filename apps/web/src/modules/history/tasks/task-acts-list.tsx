import type { TaskAct } from '@kxo/domain/history/acts-contract'
import { actsContract } from '@kxo/domain/history/acts-contract'
import { historyWords as w } from '@kxo/domain/history/words'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { adminToDo } from '@kxo/domain/tasks/paths'
import { storedStatus, taskStatus } from '@kxo/domain/tasks/status'
import { traceCatalogue, traceFamilies } from '@kxo/domain/traces/actions'
import { tableSource } from '../../../platform/api-query.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { AuthorCell } from '../author-cell.tsx'
import { Period, usePeriod } from '../period.tsx'
import { Changes } from '../records/changes.tsx'
import { useNames } from '../use-names.ts'
import { TaskDelays } from './task-delays.tsx'
import { useDelay } from './use-delay.ts'

/** What happened to tasks, each line with how its task stands today (A37). */
export function TaskActsList() {
  const { locale, zone } = useLanguage()
  const names = useNames()
  const delay = useDelay()
  const days = usePeriod()
  const at = (instant: Date | null): string => (instant ? formatDateTime(instant, locale, { zone }) : emptyPlaceholder)
  const columns: Column<TaskAct>[] = [
    { key: 'task', label: w.task, sortable: true, filter: 'text', width: 240, cell: ({ task }) => task ?? emptyPlaceholder },
    {
      key: 'action',
      label: w.action,
      sortable: true,
      width: 140,
      filter: traceFamilies.tasks.map((value) => ({ value, label: traceCatalogue[value].label })),
      cell: ({ action }) => names.action(action),
    },
    { key: 'at', label: w.changedOn, sortable: true, filter: 'day', width: 150, cell: (act) => at(act.at) },
    { key: 'user_name', label: w.changedBy, sortable: true, filter: 'text', width: 170, cell: (act) => <AuthorCell {...act} /> },
    {
      key: 'todo_user_name',
      label: w.todoBy,
      sortable: true,
      filter: 'text',
      width: 160,
      cell: (act) => act.todo_user_name ?? emptyPlaceholder,
    },
    {
      key: 'contact_name',
      label: w.contact,
      sortable: true,
      filter: 'text',
      width: 160,
      cell: (act) => act.contact_name ?? emptyPlaceholder,
    },
    { key: 'event_title', label: w.event, sortable: true, filter: 'text', width: 200, cell: (act) => act.event_title ?? emptyPlaceholder },
    { key: 'todo_date', label: w.dueDate, sortable: true, filter: 'day', width: 150, cell: (act) => at(act.todo_date) },
    {
      key: 'status',
      label: w.statusToday,
      sortable: true,
      width: 130,
      filter: storedStatus.options.map((value) => ({ value, label: taskStatus.labelOf(value) })),
      cell: ({ status }) => <StatusBadge of={taskStatus} is={status} />,
    },
    {
      key: 'hours',
      label: w.delay,
      sortable: true,
      align: 'end',
      width: 120,
      cell: ({ hours }) => (hours === null ? emptyPlaceholder : delay(hours)),
    },
    { key: 'changes', label: w.changed, width: 300, hidden: true, cell: ({ changes }) => <Changes changes={changes} /> },
  ]
  return (
    <>
      <TaskDelays />
      <DataTable
        caption={w.tabTasks}
        columns={columns}
        source={tableSource(actsContract.taskActs, { query: { days } })}
        rowKey={({ id }) => id}
        rowName={({ action, task }) => `${names.action(action)}, ${task ?? ''}`}
        rowHref={({ task_id }) => adminToDo(task_id)}
        defaults={{ sort: '-at' }}
        saved={useSavedColumns('history_task_acts')}
        toolbar={<Period />}
        empty={{ sentence: w.noTask }}
      />
    </>
  )
}
