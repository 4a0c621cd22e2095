import { findMoment } from '@kxo/domain/mailing/moments'
import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { may } from '@kxo/domain/mailing/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { settingsOf } from '../../tenants/index.ts'

/** Full administrators of a tenant that has the feature. */
export function authorizeTemplates({ actor, tenant }: Context): void {
  authorize(may.writeTemplates(actor))
  found(settingsOf(tenant).features.includes('templates') || undefined)
}

/** The moment, for whoever may rewrite it. @throws 404 */
export function editableMoment(context: Context, name: string): Moment {
  authorizeTemplates(context)
  return found(findMoment(name))
}
