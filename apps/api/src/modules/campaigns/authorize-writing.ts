import { may } from '@kxo/domain/campaigns/permissions'
import { authorize, type Context } from '../../platform/context.ts'
import { settingsOf } from '../tenants/index.ts'

/** Whoever may write to many people, in a tenant that has the feature. @throws 403 */
export function authorizeWriting({ actor, tenant }: Context): void {
  authorize(may.writeCampaigns(actor) && settingsOf(tenant).features.includes('mailing'))
}
