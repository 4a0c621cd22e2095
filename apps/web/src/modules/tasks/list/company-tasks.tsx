import { useQuery } from '@tanstack/react-query'
import { companyQuery } from '../../companies/index.ts'
import { TasksAbout } from './tasks-about.tsx'

/** Tasks about a company, on its record. */
export default function CompanyTasks({ id }: { id: number }) {
  const { data } = useQuery(companyQuery(id))
  return <TasksAbout about={{ company: id }} subject={{ field: 'company_id', id, name: data?.name ?? '' }} />
}
