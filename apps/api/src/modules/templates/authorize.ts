import { may } from '@kxo/domain/templates/permissions'
import { authorize, type Context, found } from '../../platform/context.ts'
import { settingsOf } from '../tenants/index.ts'

/** Full administrators of a tenant that has the feature. @throws 403, 404 */
export function authorizeModels({ actor, tenant }: Context): void {
  authorize(may.writeModels(actor))
  found(settingsOf(tenant).features.includes('templates') || undefined)
}
