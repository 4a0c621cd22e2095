import { may } from '@kxo/domain/billing/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { paramsOf } from '../../tenants/index.ts'

/** Grouped billing is for who invoices, in the tenants that have its page. */
export function allowGrouped({ actor, tenant }: Pick<Context, 'actor' | 'tenant'>): void {
  authorize(may.invoice(actor))
  found(paramsOf(tenant).billing_page || undefined)
}
