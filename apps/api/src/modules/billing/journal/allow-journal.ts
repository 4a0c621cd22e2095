import { may } from '@kxo/domain/billing/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { settingsOf } from '../../tenants/index.ts'

/** The journal is for the accounts of the tenants that keep one. @throws 403, 404 */
export function allowJournal({ actor, tenant }: Pick<Context, 'actor' | 'tenant'>): void {
  authorize(may.invoice(actor))
  const { params, features } = settingsOf(tenant)
  found(params.sales_journal && features.includes('accounting') ? params : undefined)
}
