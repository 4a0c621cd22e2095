import type { vendorContract } from '@kxo/domain/tenants/vendor/vendor-contract'
import { sql } from 'kysely'
import { found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { holds } from '../../../platform/lists/list-filters.ts'
import { planHint } from '../../../platform/lists/plan-hints.ts'
import { trace } from '../../traces/index.ts'
import { anyTenant, authorizeVendor, everywhere } from '../visit.ts'
import { tenantLine } from './list-tenants.ts'

/** The first companies of the vendor whose name holds what is typed. */
export const listVendorCompanies: Verb<typeof vendorContract.companies> = async (context, { query }) => {
  authorizeVendor(context)
  return context.db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('archived_at', 'is', null)
    .where(holds(sql.ref('search'), query.q?.trim() ?? ''))
    .orderBy(sql`searchable(name)`)
    .orderBy('id')
    .limit(20)
    .modifyEnd(planHint)
    .execute()
}

/** Which company of the vendor a tenant is. @throws 403, 404 for a company the vendor does not have */
export const setVendorCompany: Verb<typeof vendorContract.setCompany> = async (context, { params, body: { company } }) => {
  authorizeVendor(context)
  const { db } = context
  const tenant = await anyTenant(context, params.id)
  if (company !== null) found(await db.selectFrom('companies').select('id').where('id', '=', company).executeTakeFirst())
  await everywhere(context, () => db.updateTable('tenants').set({ vendor_company_id: company }).where('id', '=', tenant.id).execute())
  await trace(context, {
    action: 'set_vendor_company',
    info: `${tenant.name} ${company ?? ''}`.trim(),
    subject_id: tenant.id,
  })
  return tenantLine(context, tenant.id)
}
