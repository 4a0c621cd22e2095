import { formatDateTime } from '@kxo/domain/kernel/dates'
import type { TaskLine, TaskTab } from '@kxo/domain/tasks/contract'
import { taskStatus } from '@kxo/domain/tasks/status'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { Due } from '../task/due.tsx'

/** Columns of tasks, as each list shows them. */
export function useTaskColumns(tab: TaskTab): Column<TaskLine>[] {
  const { locale, zone } = useLanguage()
  const written = (at: Date | null) => (at ? formatDateTime(at, locale, { zone }) : '')
  const isOpen = tab === 'todo' || tab === 'overdue' || tab === 'notes'
  return [
    { key: 'title', label: w.label, cell: (task) => task.title, sortable: true, filter: 'text', width: 280 },
    { key: 'todo_date', label: w.dueDate, cell: (task) => <Due task={task} />, sortable: true, filter: 'day', width: 200 },
    { key: 'user_name', label: w.contact, cell: (task) => task.user_name, sortable: true, filter: 'text' },
    {
      key: 'company_name',
      label: w.company,
      cell: (task) => task.company_name,
      sortable: true,
      filter: 'text',
      width: 180,
      hidden: true,
    },
    { key: 'event_title', label: w.event, cell: (task) => task.event_title, sortable: true, filter: 'text', width: 200 },
    { key: 'todo_user_name', label: w.responsible, cell: (task) => task.todo_user_name, sortable: true, filter: 'text' },
    { key: 'status', label: w.status, cell: (task) => <StatusBadge of={taskStatus} is={task.status} />, width: 110 },
    { key: 'closed_at', label: w.closedOn, cell: (task) => written(task.closed_at), sortable: true, filter: 'day', hidden: isOpen },
    { key: 'created_by_name', label: w.createdBy, cell: (task) => task.created_by_name, sortable: true, filter: 'text', hidden: true },
    { key: 'created_at', label: w.createdOn, cell: (task) => written(task.created_at), sortable: true, filter: 'day', hidden: true },
  ]
}
