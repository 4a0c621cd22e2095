import { dayInZone } from '@kxo/domain/kernel/dates'
import { vendorClient } from '@kxo/domain/tenants/permissions'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Queries, withTenant } from '../../../platform/database/tenancy.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { trace } from '../../traces/index.ts'
import { keysOfRemovedFiles, removeRest } from '../erasure/remove-rest.ts'
import { fencedTables, markNamed, markRetained } from '../retention/mark-retained.ts'
import { retainedOn } from '../retention/retained-until.ts'

/** Tenants that ended and of which something is left. */
export const endedTenants = async (across: Queries): Promise<number[]> =>
  (
    await across.selectFrom('tenant_deletions').select('tenant_id').where('carried_out_at', 'is not', null).orderBy('tenant_id').execute()
  ).map(({ tenant_id }) => tenant_id)

/** Removes what an ended tenant kept and whose years are over, and the tenant itself once nothing else is left. */
export async function purgeEnded({ services, tenant, now, contextIn }: JobSetting): Promise<void> {
  const done = await withTenant(services.database, tenant.id, (transaction) => purge(contextIn(transaction)))
  if (!done) return
  if (done.isGone) services.tenants.forget()
  const vendor = await services.tenants.find(vendorClient)
  if (!vendor) return
  // The log of the tenant would begin its year again.
  await withTenant(services.database, vendor.id, (transaction) =>
    trace(
      { ...contextIn(transaction), tenant: vendor, now },
      { action: 'purge_ended_tenant', info: tenant.name, subject_id: tenant.id, change: { ...done } },
    ),
  )
}

type Purged = { over: string[]; removed: Record<string, number>; isGone: boolean }

async function purge(context: Context): Promise<Purged | undefined> {
  const { db, services, transaction, tenant, now } = context
  const ended = await db
    .selectFrom('tenant_deletions')
    .select('tenant_id')
    .where('carried_out_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!ended) return undefined
  await transaction.client.query(`set local statement_timeout = '60min'`)
  const { retained, over } = await retainedOn(db, dayInZone(now, tenant.time_zone))
  // The one role evidence may be removed by, and the database lets it of ended tenants alone.
  await transaction.client.query('set local role kxo_purge')
  await markRetained(db, retained)
  await markNamed(db)
  const keys = await keysOfRemovedFiles(db)
  const tables = await fencedTables(db)
  const removed = await removeRest(db, tables, retained)
  const isGone = await isNothingLeft(db, tables)
  if (isGone) {
    await db.insertInto('spent_codes').values({ name: tenant.name, spent_at: now }).execute()
    await db.deleteFrom('tenant_deletions').execute()
    await db.deleteFrom('tenants').where('id', '=', tenant.id).execute()
  }
  transaction.afterCommit(() => {
    for (const key of keys) void services.storage.remove(key).catch(() => {})
  })
  return Object.keys(removed).length > 0 || isGone ? { over, removed, isGone } : undefined
}

/** Whether the record of the deletion is all there is. */
async function isNothingLeft(db: Queries, tables: readonly string[]): Promise<boolean> {
  const checks = tables
    .filter((table) => table !== 'tenant_deletions')
    .map((table) => sql`select exists (select from ${sql.table(table)}) as held`)
  const { rows } = await sql<{ any: boolean }>`select bool_or(held) as any from (${sql.join(checks, sql` union all `)}) t`.execute(db)
  return !rows[0]!.any
}
