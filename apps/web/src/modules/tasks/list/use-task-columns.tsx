import type { TaskLine } from '@kxo/domain/tasks/contract'
import { taskList } from '@kxo/domain/tasks/list'
import type { TaskTab } from '@kxo/domain/tasks/paths'
import type { Column } from '../../../ui/table/column.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { Due } from '../task/due.tsx'

/** Columns of tasks, as each list shows them. */
export const useTaskColumns = (tab: TaskTab): Column<TaskLine>[] =>
  useColumns(
    taskList,
    { todo_date: (task) => <Due task={task} /> },
    { hidden: { closed_at: tab === 'todo' || tab === 'overdue' || tab === 'notes' } },
  )
