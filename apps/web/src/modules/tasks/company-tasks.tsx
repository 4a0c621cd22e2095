import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../platform/viewer.ts'
import { companyQuery } from '../companies/index.ts'
import { TasksAbout } from './tasks-about.tsx'

/** Tasks about a company, on its record. */
export default function CompanyTasks({ id }: { id: number }) {
  const { tenant } = useViewer()
  const { data } = useQuery(companyQuery(tenant.name, id))
  return <TasksAbout about={{ company: id }} subject={{ field: 'company_id', id, name: data?.name ?? '' }} />
}
