import type { EndingReport } from '@kxo/domain/tenants/ending/ending-contract'
import type { RetentionReason } from '@kxo/domain/tenants/ending/ending-words'
import { vendorClient } from '@kxo/domain/tenants/permissions'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Queries, withTenant } from '../../../platform/database/tenancy.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { beginWork, endWork, tellProgress } from '../../../platform/work/works.ts'
import { trace } from '../../traces/index.ts'
import { keysOfRemovedFiles, removeRest } from '../erasure/remove-rest.ts'
import { fencedTables, markNamed, markRetained } from '../retention/mark-retained.ts'
import { emptied, retainedAfterEnd } from '../retention/retained-after-end.ts'

/** Tenants whose confirmed deletion may no longer be given up. */
export const tenantsToEnd = async (across: Queries, now: Date): Promise<number[]> =>
  (
    await across
      .selectFrom('tenant_deletions')
      .select('tenant_id')
      .where('due_at', '<=', now)
      .where('carried_out_at', 'is', null)
      .orderBy('tenant_id')
      .execute()
  ).map(({ tenant_id }) => tenant_id)

const steps = emptied.length + 4

/**
 * Ends a suspended tenant whose deletion was asked, confirmed by another and left its delay: one transaction empties and removes all that the law does
 * not keep, and reports what stays. Its progress is a work of the vendor, who alone still looks.
 */
export async function endTenant({ services, tenant, now, contextIn }: JobSetting): Promise<void> {
  const vendor = await services.tenants.find(vendorClient)
  if (!vendor || !(await isDue({ services, tenant, now }))) return
  const work_id = await withTenant(services.database, vendor.id, (transaction) =>
    beginWork({ db: transaction.db, actor: contextIn(transaction).actor }, { kind: 'end_tenant', total: steps }),
  )
  await withTenant(services.database, tenant.id, ({ db }) => db.updateTable('tenant_deletions').set({ work_id }).execute())
  const end = (status: 'done' | 'failed') =>
    withTenant(services.database, vendor.id, (transaction) =>
      endWork({ db: transaction.db, transaction, tenant: vendor, now }, work_id, { status, ...(status === 'done' && { done: steps }) }),
    )
  try {
    await withTenant(services.database, tenant.id, (transaction) =>
      carryOut(contextIn(transaction), (done) => tellProgress(services.database, vendor.id, work_id, done)),
    )
    services.tenants.forget()
    await end('done')
  } catch (failure) {
    await withTenant(services.database, tenant.id, ({ db }) => db.updateTable('tenant_deletions').set({ work_id: null }).execute())
    await end('failed')
    throw failure
  }
}

const isDue = ({ services, tenant, now }: Pick<JobSetting, 'services' | 'tenant' | 'now'>): Promise<boolean> =>
  withTenant(services.database, tenant.id, async ({ db }) => {
    const row = await db
      .selectFrom('tenant_deletions')
      .innerJoin('tenants', 'tenants.id', 'tenant_deletions.tenant_id')
      .select('tenants.suspended_at')
      .where('due_at', '<=', now)
      .where('carried_out_at', 'is', null)
      .executeTakeFirst()
    return row !== undefined && row.suspended_at !== null
  })

async function carryOut(context: Context, passed: (done: number) => Promise<void>): Promise<void> {
  const { db, services, transaction, now } = context
  // Everything is read and most of it removed: longer than a screen would wait.
  await transaction.client.query(`set local statement_timeout = '60min'`)
  await db.selectFrom('tenant_deletions').select('tenant_id').forUpdate().execute()
  let done = 0
  for (const empty of emptied) {
    await empty.execute(db)
    await passed(++done)
  }
  await markRetained(db, retainedAfterEnd)
  await passed(++done)
  await markNamed(db)
  await passed(++done)
  const keys = await keysOfRemovedFiles(db)
  const tables = await fencedTables(db)
  const removed = await removeRest(db, tables, retainedAfterEnd)
  await passed(++done)
  await sql`update tenants set params = '{}', texts = '{}', colours = '{}', contact = '{}', card_token = null, logo_file_id = null,
    features = '{}', version = version + 1`.execute(db)
  const report: EndingReport = { removed, kept: await leftIn(db, tables), files_removed: keys.length }
  await db
    .updateTable('tenant_deletions')
    .set({ carried_out_at: now, report: JSON.stringify(report) })
    .execute()
  await trace(context, { action: 'delete_tenant', info: 'carried out', change: { ...report } })
  transaction.afterCommit(() => {
    for (const key of keys) void services.storage.remove(key).catch(() => {})
  })
}

/** What stays, reason by reason. */
async function leftIn(db: Queries, tables: readonly string[]): Promise<Record<string, number>> {
  const counts = tables.map((table) => sql`select ${table}::text as name, (select count(*)::integer from ${sql.table(table)}) as held`)
  const { rows } = await sql<{ name: string; held: number }>`${sql.join(counts, sql` union all `)}`.execute(db)
  const retained: Partial<Record<RetentionReason, number>> = {}
  for (const { name, held } of rows.filter(({ held }) => held > 0)) {
    const why = retainedAfterEnd[name]?.why ?? 'named'
    retained[why] = (retained[why] ?? 0) + held
  }
  return retained
}
