import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../platform/viewer.ts'
import { listLocations, locationsKey } from './api.ts'

const most = 100

/** Places of the tenant, as options of a choice. */
export function useLocationOptions(): { value: number; label: string }[] {
  const { tenant } = useViewer()
  const answer = useQuery({
    queryKey: [...locationsKey, tenant.name, 'options'],
    queryFn: ({ signal }) => listLocations({ page: 1, page_size: most, sort: 'name' }, signal),
  })
  return (answer.data?.results ?? []).map(({ id, name, town }) => ({ value: id, label: town ? `${name} · ${town}` : name }))
}
