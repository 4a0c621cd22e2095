import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { workStatus } from '@kxo/domain/kernel/work-status'
import { may } from '@kxo/domain/tenants/permissions'
import { exportDays } from '@kxo/domain/tenants/rules'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { beginWork, type WorkRow } from '../../../platform/work/works.ts'
import { trace } from '../../traces/index.ts'
import { exportTenantJob } from '../jobs.ts'
import { exportSteps } from './export-tenant.ts'

const kind = 'export_tenant'
const day = 24 * 3_600_000
/** A work that has not ended after this long is taken for dead. */
const patience = 3_600_000

const lastExport = ({ db }: Context): Promise<WorkRow | undefined> =>
  db.selectFrom('works').selectAll().where('kind', '=', kind).orderBy('id', 'desc').limit(1).executeTakeFirst()

const expiryOf = (work: WorkRow): Date | null =>
  work.report_file_id === null || work.finished_at === null ? null : new Date(work.finished_at.getTime() + exportDays * day)

function present(work: WorkRow | undefined, now: Date) {
  if (!work) return { export: null }
  const isDead = work.finished_at === null && now.getTime() - work.created_at.getTime() > patience
  return {
    export: {
      status: isDead ? ('failed' as const) : workStatus.keyOf(work.status),
      done: work.done,
      total: work.total,
      asked_at: work.created_at,
      expires_at: expiryOf(work),
    },
  }
}

/** How the last export of the tenant stands. */
export async function readExport(context: Context) {
  authorize(may.changeSettings(context.actor, 'data'))
  return present(await lastExport(context), context.now)
}

/** Asks for everything the tenant holds; one under way is answered as it is. */
export async function askExport(context: Context) {
  authorize(may.changeSettings(context.actor, 'data'))
  const open = present(await lastExport(context), context.now)
  if (open.export?.status === 'running') return open
  const work_id = await beginWork(context, { kind, total: await exportSteps(context) })
  await trace(context, { action: 'export_tenant', subject_id: context.tenant.id })
  await context.enqueue(exportTenantJob, { work_id })
  return present(await lastExport(context), context.now)
}

/** The archive, for seven days. @throws 404 once it is gone */
export async function downloadExport(context: Context) {
  const { db, actor, now, services, tenant } = context
  authorize(may.changeSettings(actor, 'data'))
  const work = found(await lastExport(context))
  const expiry = expiryOf(work)
  if (!expiry || expiry < now) refuse(kernelErrors.notFound)
  const file = found(await db.selectFrom('files').selectAll().where('id', '=', found(work.report_file_id)).executeTakeFirst())
  await trace(context, { action: 'export_tenant', info: 'download', subject_id: tenant.id })
  return { content_type: 'application/zip', name: file.name, body: await services.storage.stream(file.storage_key) }
}

/** Removes the archives that are over. */
export async function forgetTenantExports({ db, services, transaction }: Context): Promise<void> {
  const { rows } = await sql<{ id: number; storage_key: string }>`
    update works set report_file_id = null from files
    where works.kind = ${kind} and files.tenant_id = works.tenant_id and files.id = works.report_file_id
      and works.finished_at < now() - make_interval(days => ${exportDays})
    returning files.id, files.storage_key`.execute(db)
  for (const { id, storage_key } of rows) {
    await db.deleteFrom('files').where('id', '=', id).execute()
    transaction.afterCommit(() => void services.storage.remove(storage_key).catch(() => {}))
  }
}
