import { tenantsContract } from '@kxo/domain/tenants/contract'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/api-query.ts'
import style from '../events.module.css'

/** The tenant's own words above its catalogue; nothing when it wrote none. */
export function Welcome() {
  const text = useQuery(apiQuery(tenantsContract.clientField, { query: { name: 'welcome' } }, { staleTime: Number.POSITIVE_INFINITY }))
  const said = text.data?.responses.value
  return said ? <p className={style['welcome']}>{said}</p> : null
}
