import { useQuery } from '@tanstack/react-query'
import { contactQuery } from '../../contacts/index.ts'
import { TasksAbout } from './tasks-about.tsx'

/** Tasks about a person, on their record. */
export default function PersonTasks({ id }: { id: number }) {
  const { data } = useQuery(contactQuery(id))
  const name = data ? `${data.first_name} ${data.last_name}` : ''
  return <TasksAbout about={{ user: id }} subject={{ field: 'user_id', id, name }} />
}
