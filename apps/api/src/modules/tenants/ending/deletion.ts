import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { workStatus } from '@kxo/domain/kernel/work-status'
import type { Ending, EndingReport, endingContract } from '@kxo/domain/tenants/ending/ending-contract'
import { tenantsErrors } from '@kxo/domain/tenants/errors'
import { vendorClient } from '@kxo/domain/tenants/permissions'
import { type Selectable, sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { TenantDeletions } from '../../../platform/database-types.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { Tenant } from '../../../platform/tenant-directory.ts'
import { findWork } from '../../../platform/work/works.ts'
import { trace } from '../../traces/index.ts'
import { anyTenant, authorizeVendor, inTenant } from '../visit.ts'

type Row = Selectable<TenantDeletions>
/** Days a confirmed deletion may be given up. */
const reversibleDays = 30

const deletionOf = (db: Queries): Promise<Row | undefined> => db.selectFrom('tenant_deletions').selectAll().executeTakeFirst()

/** Whether the tenant is on its way out: confirmed and not given up, or already gone. */
export async function refuseIfEnding({ db }: Pick<Context, 'db'>): Promise<void> {
  const deletion = await deletionOf(db)
  if (deletion?.carried_out_at) refuse(tenantsErrors.alreadyEnded)
  if (deletion) refuse(tenantsErrors.deletionOn)
}

async function present(context: Context, tenant: Tenant) {
  const { deletion, last_export } = await inTenant(context, tenant, async ({ db }) => ({
    deletion: await deletionOf(db),
    last_export:
      (
        await db
          .selectFrom('works')
          .select('finished_at')
          .where('kind', '=', 'export_tenant')
          .where('status', '=', workStatus.codeOf('done'))
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst()
      )?.finished_at ?? null,
  }))
  // The work is the vendor's: nothing of the tenant outlives it.
  const work = deletion?.work_id ? await findWork(context.db, deletion.work_id) : undefined
  return { ending: deletion ? endingOf(context, deletion, work) : null, last_export }
}

function endingOf({ actor }: Context, row: Row, work: { done: number; total: number } | undefined): Ending {
  const isRunning = row.work_id !== null && row.carried_out_at === null
  return {
    state: row.carried_out_at ? 'done' : isRunning ? 'running' : row.confirmed_at ? 'confirmed' : 'awaiting',
    reason: row.reason,
    asked_by: row.asked_by_name,
    asked_at: row.asked_at,
    confirmed_by: row.confirmed_by_name,
    confirmed_at: row.confirmed_at,
    due_at: row.due_at,
    carried_out_at: row.carried_out_at,
    is_confirmable: row.confirmed_at === null && row.asked_by !== actor.user_id,
    progress: isRunning && work ? { done: work.done, total: work.total } : null,
    // Written by what carries it out alone.
    report: row.report as EndingReport | null,
  }
}

/** The tenant to end. @throws 403, 404, 409 for the vendor's own, 422 when its code is not typed again */
async function target(context: Context, id: number, confirmation: string): Promise<Tenant> {
  authorizeVendor(context)
  const tenant = await anyTenant(context, id)
  if (tenant.name === vendorClient) refuse(tenantsErrors.vendorStays)
  if (confirmation.trim().toLowerCase() !== tenant.name)
    refuse(tenantsErrors.wrongCode, {}, [{ field: 'confirmation', message: context.language.say(tenantsErrors.wrongCode) }])
  return tenant
}

async function nameOf({ db, actor }: Context): Promise<string> {
  const user = found(await db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', actor.user_id).executeTakeFirst())
  return `${user.first_name} ${user.last_name}`.trim()
}

/** Traces the step on both sides. */
async function tell(context: Context, tenant: Tenant, step: string, info: string): Promise<void> {
  await trace(context, { action: 'delete_tenant', info: `${tenant.name} ${step}`, subject_id: tenant.id })
  await inTenant(context, tenant, (there) =>
    trace(there, { action: 'delete_tenant', info: `${step} ${info}`.trim(), change: { by_super_admin: context.actor.user_id } }),
  )
}

export const readDeletion: Verb<typeof endingContract.read> = async (context, { params }) => {
  authorizeVendor(context)
  return present(context, await anyTenant(context, params.id))
}

/** @throws 409 on an open tenant, or one whose deletion is already asked */
export const askDeletion: Verb<typeof endingContract.ask> = async (context, { params, body }) => {
  const tenant = await target(context, params.id, body.confirmation)
  if (!tenant.is_suspended) refuse(tenantsErrors.suspendFirst)
  const asked_by_name = await nameOf(context)
  await inTenant(context, tenant, async (there) => {
    const row = await there.db
      .insertInto('tenant_deletions')
      .values({ reason: body.reason, asked_by: found(context.actor.user_id), asked_by_name, asked_at: context.now })
      .onConflict((conflict) => conflict.column('tenant_id').doNothing())
      .returning('tenant_id')
      .executeTakeFirst()
    if (!row) refuse(tenantsErrors.deletionRequested)
  })
  await tell(context, tenant, 'asked', body.reason)
  return present(context, tenant)
}

/** The row, held while it changes. @throws 404, 409 once carried out */
async function lockDeletion(db: Queries): Promise<Row> {
  const row = found(await db.selectFrom('tenant_deletions').selectAll().forUpdate().executeTakeFirst())
  if (row.carried_out_at || row.work_id) refuse(tenantsErrors.alreadyEnded)
  return row
}

/** @throws 409 for the super administrator who asked */
export const confirmDeletion: Verb<typeof endingContract.confirm> = async (context, { params, body }) => {
  const tenant = await target(context, params.id, body.confirmation)
  const { actor, now } = context
  if (actor.acting_admin_id !== null) refuse(kernelErrors.accessDenied)
  const confirmed_by_name = await nameOf(context)
  await inTenant(context, tenant, async ({ db }) => {
    const row = await lockDeletion(db)
    if (row.confirmed_at) refuse(tenantsErrors.deletionRequested)
    if (row.asked_by === actor.user_id) refuse(tenantsErrors.anotherConfirms)
    await db
      .updateTable('tenant_deletions')
      .set({
        confirmed_by: actor.user_id,
        confirmed_by_name,
        confirmed_at: now,
        due_at: sql<Date>`${now.toISOString()}::timestamptz + make_interval(days => ${reversibleDays})`,
      })
      .execute()
  })
  await tell(context, tenant, 'confirmed', '')
  return present(context, tenant)
}

export const cancelDeletion: Verb<typeof endingContract.cancel> = async (context, { params }) => {
  authorizeVendor(context)
  const tenant = await anyTenant(context, params.id)
  await inTenant(context, tenant, async ({ db }) => {
    await lockDeletion(db)
    await db.deleteFrom('tenant_deletions').execute()
  })
  await tell(context, tenant, 'given up', '')
  return present(context, tenant)
}
