import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { may, vendorClient } from '@kxo/domain/tenants/permissions'
import { authorize, type Context, found } from '../../platform/context.ts'
import { acrossTenantsFrom, type Queries } from '../../platform/database/tenancy.ts'
import { languageOf } from '../../platform/language.ts'
import type { Tenant, TenantRow } from '../../platform/tenant-directory.ts'
import { trace } from '../traces/index.ts'
import { readTenant } from './settings/settings.ts'

/** The first line of every verb of super administrators. @throws 403 */
export const authorizeVendor = ({ actor, tenant }: Context): void => authorize(may.manageTenants(actor, tenant))

/** Crosses the fences for what concerns several tenants, in the transaction of the request. */
export const everywhere = <T>({ transaction, tenant, db }: Context, work: (across: Queries) => Promise<T>): Promise<T> =>
  acrossTenantsFrom(transaction, { home: tenant.id }, () => work(db))

/** Works in another tenant, in the same transaction; nothing is traced: see `visit`. */
export async function inTenant<T>(context: Context, tenant: Tenant, work: (there: Context) => Promise<T>): Promise<T> {
  const { transaction, services, actor } = context
  const there: Context = {
    ...context,
    tenant,
    // Nobody of that tenant acts: their number would name someone else there.
    actor: { ...actor, tenant_id: tenant.id, user_id: null, acting_admin_id: null },
    language: languageOf(context.language.locale, tenant),
    enqueue: (job, data, options) => services.jobs.send(transaction, tenant.id, job, data, options),
  }
  return acrossTenantsFrom(transaction, { home: context.tenant.id, to: tenant.id }, () => work(there))
}

/** A tenant by its number, or by its name. @throws 404 */
export async function anyTenant(context: Context, which: number | string): Promise<Tenant> {
  const row = await everywhere(context, () =>
    context.db
      .selectFrom('tenants')
      .selectAll()
      .where((eb) => (typeof which === 'number' ? eb('id', '=', which) : eb('name', '=', which)))
      .executeTakeFirst(),
  )
  return readTenant(found(row) as TenantRow)
}

/** A super administrator crosses into a tenant: it is traced on both sides. @throws 403, 404 */
export async function visit<T>(context: Context, id: number, act: string, work: (there: Context) => Promise<T>): Promise<T> {
  authorizeVendor(context)
  const tenant = await anyTenant(context, id)
  if (tenant.name === vendorClient && context.tenant.id !== tenant.id) refuse(kernelErrors.notFound)
  await trace(context, { action: 'cross_tenant', info: `${tenant.name} ${act}`, subject_id: id })
  return inTenant(context, tenant, async (there) => {
    await trace(there, { action: 'cross_tenant', info: act, change: { by_super_admin: context.actor.user_id } })
    return work(there)
  })
}
