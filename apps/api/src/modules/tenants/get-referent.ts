import { isFullAdministrator } from '@kxo/domain/kernel/permissions'
import { vendorClient } from '@kxo/domain/tenants/permissions'
import type { settingsContract } from '@kxo/domain/tenants/settings/settings-contract'
import type { Verb } from '../../platform/http/serve.ts'
import { everywhere } from './visit.ts'

/**
 * The personal address at the vendor of the person who calls, when they are the tenant's referent there: a personal address is never handed
 * to another person.
 */
export const getReferent: Verb<typeof settingsContract.referent> = async (context) => {
  const { actor, db, tenant } = context
  if (!isFullAdministrator(actor) || actor.acting_admin_id !== null) return []
  const { mail } = await db.selectFrom('users').select('mail').where('id', '=', actor.user_id).executeTakeFirstOrThrow()
  return everywhere(context, () =>
    db
      .selectFrom('tenants')
      .innerJoin('tenants as vendor', (join) => join.on('vendor.name', '=', vendorClient))
      .innerJoin('companies', (join) =>
        join.onRef('companies.tenant_id', '=', 'vendor.id').onRef('companies.id', '=', 'tenants.vendor_company_id'),
      )
      .innerJoin('users', (join) => join.onRef('users.tenant_id', '=', 'vendor.id').onRef('users.id', '=', 'companies.referent_id'))
      .select('users.unique_id')
      .where('tenants.id', '=', tenant.id)
      .where('users.mail', '=', mail)
      .execute(),
  )
}
