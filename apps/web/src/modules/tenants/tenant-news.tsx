import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../platform/live.ts'
import { useViewer } from '../../platform/viewer.ts'

/** Draws nothing: words, colours and options changed by an administrator reach every open page. */
export default function TenantNews(): null {
  const { tenant } = useViewer()
  const queries = useQueryClient()
  useLive('tenant', () => void queries.invalidateQueries({ queryKey: ['tenant', tenant.name] }))
  return null
}
