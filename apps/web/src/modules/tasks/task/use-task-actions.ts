import type { TaskLine } from '@kxo/domain/tasks/contract'
import { may } from '@kxo/domain/tasks/permissions'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { useViewer } from '../../../platform/viewer.ts'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import { useCloseTask } from './use-close-task.ts'

/** What can be done with a task of a list: read it, and close it for whoever may. */
export function useTaskActions(open: (task: number) => void): (task: TaskLine) => RowAction[] {
  const { actor } = useViewer()
  const close = useCloseTask()
  return (task) => [
    { label: w.open, run: () => open(task.id) },
    ...(task.status === 'todo' && may.edit(actor, task)
      ? [
          { label: w.markDone, run: () => void close(task, 'done') },
          { label: w.cancelTask, run: () => void close(task, 'cancelled'), tone: 'danger' as const },
        ]
      : []),
  ]
}
