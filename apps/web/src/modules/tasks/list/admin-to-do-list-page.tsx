import { adminToDoList, taskParameter } from '@kxo/domain/tasks/paths'
import { Navigate, useParams } from '@tanstack/react-router'
import { TasksList } from './tasks-list.tsx'

/** Everyone's tasks. An address naming one opens its dialog over the list. */
export default function AdminToDoListPage() {
  const { id } = useParams({ strict: false }) as { id?: string }
  if (id) return <Navigate to={adminToDoList()} search={{ [taskParameter]: id } as never} replace />
  return <TasksList space="admin" />
}
