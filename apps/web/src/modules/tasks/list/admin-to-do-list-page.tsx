import { adminToDoList, taskParameter } from '@kxo/domain/tasks/paths'
import { Navigate, useParams } from '@tanstack/react-router'
import { searchOf } from '../../../ui/navigation/address-parts.ts'
import { TasksList } from './tasks-list.tsx'

/** Everyone's tasks. An address naming one opens its dialog over the list. */
export default function AdminToDoListPage() {
  const { id } = useParams({ strict: false }) as { id?: string }
  if (id) return <Navigate to={adminToDoList()} search={searchOf({ [taskParameter]: id })} replace />
  return <TasksList space="admin" />
}
