import { tenantsContract } from '@kxo/domain/tenants/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { useViewer } from '../../platform/viewer.ts'
import style from './events.module.css'

/** The tenant's own words above its catalogue; nothing when it wrote none. */
export function Welcome() {
  const { tenant } = useViewer()
  const text = useQuery({
    queryKey: ['tenant', tenant.name, 'welcome'],
    queryFn: ({ signal }) => call(tenantsContract.clientField, { params: { client: tenant.name }, query: { name: 'welcome' } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const said = text.data?.responses.value
  return said ? <p className={style['welcome']}>{said}</p> : null
}
