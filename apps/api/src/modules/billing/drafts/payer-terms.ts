import { billingErrors } from '@kxo/domain/billing/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import { isSiret } from '@kxo/domain/kernel/identifiers'
import type { Context } from '../../../platform/context.ts'
import { paramsOf } from '../../tenants/index.ts'
import type { BillRecord } from '../queries.ts'
import type { Payer } from './buyer-of.ts'

type Company = NonNullable<Payer['company']>

/** Days a public buyer pays within (EXT-21). */
const publicTerm = 30

/** Whether a company is billed through Chorus Pro. */
export const isPublicBuyer = (company: Pick<Company, 'chorus_service_code' | 'needs_chorus_commitment'>): boolean =>
  company.chorus_service_code !== null || company.needs_chorus_commitment

/** Days from issue to due: the company's own term, the law's for a public buyer, else the tenant's (INV-45). */
export async function termDaysOf({ db, tenant }: Context, { company_id }: BillRecord): Promise<number> {
  const usual = paramsOf(tenant).bill_term_days
  if (company_id === null) return usual
  const company = await db
    .selectFrom('companies')
    .select(['payment_days', 'chorus_service_code', 'needs_chorus_commitment'])
    .where('id', '=', company_id)
    .executeTakeFirst()
  if (!company) return usual
  const days = company.payment_days ?? usual
  return isPublicBuyer(company) ? Math.min(days, publicTerm) : days
}

/** What a company asks of every invoice made to it. @throws 409 naming what is missing */
export function checkPayerTerms({ name, siret, needs_purchase_order, ...chorus }: Company, purchase_order: string | null): void {
  if (chorus.needs_chorus_commitment && !purchase_order) refuse(billingErrors.commitmentMissing, { name })
  if (needs_purchase_order && !purchase_order) refuse(billingErrors.purchaseOrderMissing, { name })
  if (isPublicBuyer(chorus) && !isSiret(siret ?? '')) refuse(billingErrors.publicBuyerSiret, { name })
}
