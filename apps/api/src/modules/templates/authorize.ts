import { may } from '@kxo/domain/templates/permissions'
import { authorize, type Context, found } from '../../platform/context.ts'
import { settingsOf } from '../tenants/index.ts'

/** Full administrators of a tenant that has the feature. @throws 403, 404 */
export function authorizeTemplates({ actor, tenant }: Context): void {
  authorize(may.writeTemplates(actor))
  found(settingsOf(tenant).features.includes('templates') || undefined)
}
