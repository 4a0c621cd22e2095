import { may } from '@kxo/domain/regions/permissions'
import { authorize, type Context, found } from '../../platform/context.ts'
import { paramsOf } from '../tenants/index.ts'

/** The first line of every verb that arranges regions. @throws 403, and 404 where the tenant has none */
export function openRegions({ actor, tenant }: Pick<Context, 'actor' | 'tenant'>): void {
  authorize(may.manageRegions(actor))
  found(paramsOf(tenant).region_response || null)
}
