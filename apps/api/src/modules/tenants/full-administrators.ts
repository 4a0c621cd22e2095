import type { Locale } from '@kxo/domain/kernel/sentence'
import { vendorClient } from '@kxo/domain/tenants/permissions'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Tenant } from '../../platform/tenant-directory.ts'
import { accounts } from './dependencies.ts'

/** Administrators without restriction who may sign in, as those a mail is written to. */
export const fullAdministrators = (db: Queries) =>
  db
    .selectFrom('users')
    .select(['id as user_id', 'mail', 'first_name', 'last_name', 'language'])
    .where('is_admin', '=', true)
    .where('is_restricted', '=', 0)
    .where('status', '=', accounts().active)
    .orderBy('id')
    .$narrowType<{ language: Locale }>()

/** Those of the tenant itself: the vendor's own receive no mail nor task of a tenant, unless it is theirs. */
export const ownAdministrators = ({ db, tenant }: { db: Queries; tenant: Tenant }) =>
  fullAdministrators(db).where((eb) => eb.or([eb('is_super_admin', '=', false), eb.val(tenant.name === vendorClient)]))
