import { dayInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { tenantsErrors } from '@kxo/domain/tenants/errors'
import { adminSettings } from '@kxo/domain/tenants/paths'
import { vendorClient } from '@kxo/domain/tenants/permissions'
import { earliestSuspension, suspensionNoticeDays } from '@kxo/domain/tenants/rules'
import type { vendorContract } from '@kxo/domain/tenants/vendor/vendor-contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { forgetTenantOnCommit } from '../../../platform/tenant-directory.ts'
import { trace } from '../../traces/index.ts'
import { accounts } from '../dependencies.ts'
import { fullAdministrators } from '../full-administrators.ts'
import { tenantLine } from '../vendor/list-tenants.ts'
import { anyTenant, authorizeVendor, inTenant } from '../visit.ts'
import { refuseIfEnding } from './deletion.ts'

type Suspension = { suspended_at: Date | null; suspended_reason: string | null; suspends_on: string | null }
type Act = {
  action: 'suspend_tenant' | 'announce_suspension' | 'resume_tenant'
  info: string
  set: Suspension
  after(there: Context): Promise<void>
}

/** Writes the state of the tenant in the tenant itself, traced on both sides. @throws 403, 404, 409 for the vendor's own */
async function settle(context: Context, id: number, actOn: (there: Context) => Act): Promise<void> {
  authorizeVendor(context)
  const tenant = await anyTenant(context, id)
  // The vendor would shut itself out.
  if (tenant.name === vendorClient) refuse(tenantsErrors.vendorStays)
  const { action, info } = await inTenant(context, tenant, async (there) => {
    const act = actOn(there)
    if (act.action === 'announce_suspension' && tenant.is_suspended) refuse(tenantsErrors.alreadySuspended)
    if (act.action === 'resume_tenant') await refuseIfEnding(there)
    const set = { ...act.set, version: sql<number>`version + 1` }
    await there.db.updateTable('tenants').set(set).where('id', '=', id).execute()
    await trace(there, { action: act.action, info: act.info, change: { by_super_admin: context.actor.user_id } })
    await act.after(there)
    return act
  })
  await trace(context, { action, info: info || tenant.name, subject: 'tenant', subject_id: id })
  await forgetTenantOnCommit(context)
}

const atOnce = ({ now }: Context, reason: string): Act => ({
  action: 'suspend_tenant',
  info: reason,
  set: { suspended_at: now, suspended_reason: reason, suspends_on: null },
  after: async (there) => {
    await accounts().closeSessions(there, 'tenant suspended')
  },
})

/** @throws 422 under 15 days of notice, on the tenant's own calendar */
function announced(there: Context, reason: string, suspends_on: string): Act {
  const from = earliestSuspension(dayInZone(there.now, there.tenant.time_zone))
  if (suspends_on < from) {
    const values = { n: suspensionNoticeDays, from }
    refuse(tenantsErrors.suspendsTooSoon, values, [
      { field: 'suspends_on', message: there.language.say(tenantsErrors.suspendsTooSoon, values) },
    ])
  }
  return {
    action: 'announce_suspension',
    info: `${suspends_on} ${reason}`,
    set: { suspended_at: null, suspended_reason: reason, suspends_on },
    after: (reached) => tellAdministrators(reached, reason, suspends_on),
  }
}

async function tellAdministrators(there: Context, reason: string, suspends_on: string): Promise<void> {
  for (const to of await fullAdministrators(there.db).execute())
    await there.services.enqueueMail(there, {
      moment: 'suspension_notice',
      to,
      occurrence: there.request.id,
      values: { on: suspends_on, reason },
      path: `${adminSettings()}?tab=formula`,
    })
}

export const suspendTenant: Verb<typeof vendorContract.suspend> = async (context, { params, body: { reason, suspends_on } }) => {
  await settle(context, params.id, (there) => (suspends_on ? announced(there, reason, suspends_on) : atOnce(there, reason)))
  return tenantLine(context, params.id)
}

export const resumeTenant: Verb<typeof vendorContract.resume> = async (context, { params }) => {
  const open: Suspension = { suspended_at: null, suspended_reason: null, suspends_on: null }
  await settle(context, params.id, () => ({ action: 'resume_tenant', info: '', set: open, after: async () => {} }))
  return tenantLine(context, params.id)
}
