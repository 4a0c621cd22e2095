import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../platform/viewer.ts'
import { contactQuery } from '../contacts/index.ts'
import { TasksAbout } from './tasks-about.tsx'

/** Tasks about a person, on their record. */
export default function PersonTasks({ id }: { id: number }) {
  const { tenant } = useViewer()
  const { data } = useQuery(contactQuery(tenant.name, id))
  const name = data ? `${data.first_name} ${data.last_name}` : ''
  return <TasksAbout about={{ user: id }} subject={{ field: 'user_id', id, name }} />
}
