import { dayInZone } from '@kxo/domain/kernel/dates'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { forgetTenantOnCommit } from '../../../platform/tenant-directory.ts'
import { trace } from '../../traces/index.ts'
import { accounts } from '../dependencies.ts'

/** Tenants whose announced suspension may have begun, wherever they are. */
export const tenantsToSuspend = async (across: Queries, now: Date): Promise<number[]> => {
  const farthestEast = dayInZone(now, 'Pacific/Kiritimati')
  const rows = await across.selectFrom('tenants').select('id').where('suspends_on', '<=', farthestEast).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Suspends the tenant on the day that was announced, on its own calendar: nobody signs in any more, sessions are closed. */
export async function suspendAnnounced(context: Context): Promise<void> {
  const { db, tenant, now } = context
  const suspended = await db
    .updateTable('tenants')
    .set({ suspended_at: now, suspends_on: null, version: sql<number>`version + 1` })
    .where('id', '=', tenant.id)
    .where('suspended_at', 'is', null)
    .where('suspends_on', '<=', dayInZone(now, tenant.time_zone))
    .returning('suspended_reason')
    .executeTakeFirst()
  if (!suspended) return
  await trace(context, { action: 'suspend_tenant', info: suspended.suspended_reason ?? '' })
  await accounts().closeSessions(context, 'tenant suspended')
  await forgetTenantOnCommit(context)
}
