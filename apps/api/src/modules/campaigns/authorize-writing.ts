import { may } from '@kxo/domain/campaigns/permissions'
import { authorize, type Context, found } from '../../platform/context.ts'
import { settingsOf } from '../tenants/index.ts'

/** Whoever may write to many people, in a tenant that has the feature. @throws 403 */
export function authorizeWriting({ actor, tenant }: Context): void {
  authorize(may.writeCampaigns(actor) && settingsOf(tenant).features.includes('mailing'))
}

/** Whoever may read what was written to many people and steer it, in a tenant that has the feature. @throws 403, 404 where it is off */
export function authorizeReading({ actor, tenant }: Context): void {
  authorize(may.readCampaigns(actor))
  found(settingsOf(tenant).features.includes('mailing') || undefined)
}
