import { billingErrors } from '@kxo/domain/billing/errors'
import { type OrderReference, requiredOrderReference } from '@kxo/domain/billing/order-reference'
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
export async function termDaysOf({ db, tenant }: Context, { company_id }: Pick<BillRecord, 'company_id'>): Promise<number> {
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

type Named = { name: string; reference: OrderReference | null }

/** The number a company wants on its bills, and its name; null without a company. */
export async function orderReferenceOf({ db }: Pick<Context, 'db'>, company_id: number | null): Promise<Named | null> {
  if (company_id === null) return null
  const company = await db
    .selectFrom('companies')
    .select(['name', 'needs_purchase_order', 'needs_chorus_commitment'])
    .where('id', '=', company_id)
    .executeTakeFirst()
  return company ? { name: company.name, reference: requiredOrderReference(company) } : null
}

const missing = [{ field: 'purchase_order', message: 'required' }]
const needed = { purchaseOrder: billingErrors.purchaseOrderNeeded, commitment: billingErrors.commitmentNeeded }
const lacking = { purchaseOrder: billingErrors.purchaseOrderMissing, commitment: billingErrors.commitmentMissing }

/** What whoever orders on the account of a company has to give. @throws 409 naming the number it asks for */
export async function checkOrderReference(
  context: Context,
  company_id: number | null,
  purchase_order: string | null | undefined,
): Promise<void> {
  const company = purchase_order ? null : await orderReferenceOf(context, company_id)
  if (company?.reference) refuse(needed[company.reference], { name: company.name }, missing)
}

/** Keeps the number given for a draft; one already issued keeps its own. */
export async function keepOrder({ db }: Context, bill: BillRecord, purchase_order: string | null | undefined): Promise<BillRecord> {
  if (!purchase_order || bill.number !== null || bill.company_id === null) return bill
  await db.updateTable('bills').set({ purchase_order }).where('id', '=', bill.id).execute()
  return { ...bill, purchase_order }
}

/** What a company asks of every invoice made to it. @throws 409 naming what is missing */
export function checkPayerTerms({ name, siret, ...company }: Company, purchase_order: string | null): void {
  const required = purchase_order ? null : requiredOrderReference(company)
  if (required) refuse(lacking[required], { name }, missing)
  if (isPublicBuyer(company) && !isSiret(siret ?? '')) refuse(billingErrors.publicBuyerSiret, { name })
}
