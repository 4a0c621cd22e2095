import { refuse } from '@kxo/domain/kernel/errors'
import { tenantsErrors } from '@kxo/domain/tenants/errors'
import { vendorClient } from '@kxo/domain/tenants/permissions'
import type { vendorContract } from '@kxo/domain/tenants/vendor-contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { forgetTenantOnCommit } from '../../platform/tenant-directory.ts'
import { trace } from '../traces/index.ts'
import { accounts } from './accounts.ts'
import { refuseIfEnding } from './deletion.ts'
import { tenantLine } from './list-tenants.ts'
import { anyTenant, authorizeVendor, inTenant } from './visit.ts'

/** Suspends or resumes in the tenant itself, traced on both sides. */
async function setSuspended(context: Context, id: number, reason: string | null): Promise<void> {
  authorizeVendor(context)
  const tenant = await anyTenant(context, id)
  // The vendor would shut itself out.
  if (tenant.name === vendorClient) refuse(tenantsErrors.vendorStays)
  const action = reason === null ? 'resume_tenant' : 'suspend_tenant'
  await trace(context, { action, info: reason ?? tenant.name, subject: 'tenant', subject_id: id })
  await inTenant(context, tenant, async (there) => {
    if (reason === null) await refuseIfEnding(there)
    await there.db
      .updateTable('tenants')
      .set({ suspended_at: reason === null ? null : context.now, suspended_reason: reason, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute()
    await trace(there, { action, info: reason ?? '', change: { by_super_admin: context.actor.user_id } })
    if (reason !== null) await accounts().closeSessions(there, 'tenant suspended')
  })
  await forgetTenantOnCommit(context)
}

export const suspendTenant: Verb<typeof vendorContract.suspend> = async (context, { params, body }) => {
  await setSuspended(context, params.id, body.reason)
  return tenantLine(context, params.id)
}

export const resumeTenant: Verb<typeof vendorContract.resume> = async (context, { params }) => {
  await setSuspended(context, params.id, null)
  return tenantLine(context, params.id)
}
