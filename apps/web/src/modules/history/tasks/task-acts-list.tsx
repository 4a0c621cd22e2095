import { taskActList } from '@kxo/domain/history/acts-list'
import { historyWords as w } from '@kxo/domain/history/words'
import { adminToDo } from '@kxo/domain/tasks/paths'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { latestFirst, taskActsSource } from '../api.ts'
import { AuthorCell } from '../author-cell.tsx'
import { Period, usePeriod } from '../period.tsx'
import { Changes } from '../records/changes.tsx'
import { useNames } from '../use-names.ts'
import { TaskDelays } from './task-delays.tsx'
import { useDelay } from './use-delay.ts'

/** What happened to tasks, each line with how its task stands today (A37). */
export function TaskActsList() {
  const names = useNames()
  const delay = useDelay()
  const days = usePeriod()
  const columns = useColumns(taskActList, {
    user_name: (act) => <AuthorCell {...act} />,
    hours: ({ hours }) => (hours === null ? emptyPlaceholder : delay(hours)),
    changes: ({ action, changes }) => <Changes action={action} changes={changes} />,
  })
  return (
    <>
      <TaskDelays />
      <DataTable
        caption={w.tabTasks}
        columns={columns}
        source={taskActsSource(days)}
        rowKey={({ id }) => id}
        rowName={({ action, task }) => `${names.action(action)}, ${task ?? ''}`}
        rowHref={({ task_id }) => adminToDo(task_id)}
        defaults={latestFirst}
        saved={useSavedColumns('history_task_acts')}
        toolbar={<Period />}
        empty={{ sentence: w.noTask }}
      />
    </>
  )
}
