import { randomUUID } from 'node:crypto'
import { machine } from '@kxo/domain/kernel/actor'
import { jobHandlers } from './modules/index.ts'
import type { Context, Services } from './platform/context.ts'
import { acrossTenants, type Transaction, withTenant } from './platform/database/tenancy.ts'
import { languageOf } from './platform/language.ts'
import type { Tenant } from './platform/tenant-directory.ts'
import type { JobHandler, JobSetting, ProductJobHandler, TenantJobHandler } from './platform/work/job-handler.ts'
import type { JobData, Jobs } from './platform/work/jobs.ts'

/** Works every module's jobs; each job is one transaction of the tenant it carries, a schedule sends one job per tenant it concerns. */
export async function startWorker(services: Services, jobs: Jobs): Promise<void> {
  for (const handler of jobHandlers) await jobs.work(handler.job, (batch) => runBatch(services, jobs, handler, batch))
}

/** Jobs of one queue taken at once: those of a tenant together when their handler can, else each by itself. */
async function runBatch(
  services: Services,
  jobs: Jobs,
  handler: JobHandler,
  batch: readonly JobData[],
): Promise<PromiseSettledResult<unknown>[]> {
  const runOne = async ({ tenant_id, ...data }: JobData): Promise<void> => {
    if ('runAcross' in handler) return runAcross(services, handler)
    if (tenant_id === null) return sendToConcerned(services, jobs, handler, data)
    const tenant = await services.tenants.find(tenant_id)
    if (tenant) await runJob(services, jobs, handler, tenant, data)
  }
  const { runTogether } = 'runTogether' in handler ? handler : {}
  if (!runTogether || batch.length === 1) return Promise.allSettled(batch.map(runOne))
  const ended = new Map<JobData, PromiseSettledResult<unknown>>()
  for (const [tenant_id, ofTenant] of Map.groupBy(batch, (data) => data.tenant_id)) {
    const tenant = tenant_id === null ? undefined : await services.tenants.find(tenant_id)
    const results = tenant
      ? await runTogether(settingOf(services, jobs, tenant), ofTenant as never[]) // sent to this very queue
      : await Promise.allSettled(ofTenant.map(runOne))
    results.forEach((result, index) => ended.set(ofTenant[index]!, result))
  }
  return batch.map((data) => ended.get(data)!)
}

export const runAcross = ({ database }: Services, handler: ProductJobHandler): Promise<void> =>
  acrossTenants(database, ({ db }) => handler.runAcross(db, new Date()))

/** One job per tenant concerned, of those that are active unless it is for the others, so that the failure of one holds back no other. */
export const sendToConcerned = (
  { database }: Services,
  jobs: Jobs,
  { job, concerned, isForSuspended }: TenantJobHandler,
  data: object,
): Promise<void> =>
  acrossTenants(database, async (transaction) => {
    const { db } = transaction
    const active = db
      .selectFrom('tenants')
      .select('id')
      .where('suspended_at', isForSuspended ? 'is not' : 'is', null)
      .orderBy('id')
    const named = await concerned?.(db, new Date())
    if (named?.length === 0) return
    const tenants = await active.$if(named !== undefined, (query) => query.where('id', 'in', named ?? [])).execute()
    for (const { id } of tenants) await jobs.send(transaction, id, job, data)
  })

/** Queues must exist before anything is sent to them. */
export async function declareJobs(jobs: Jobs): Promise<void> {
  for (const { job } of jobHandlers) await jobs.declare(job)
}

/** What jobs that open their own transactions are given. */
export const settingOf = (services: Services, jobs: Jobs, tenant: Tenant): JobSetting => ({
  services,
  tenant,
  now: new Date(),
  contextIn: (transaction) =>
    machineContext(services, tenant, transaction, (kind, sent, options) => jobs.send(transaction, tenant.id, kind, sent, options)),
})

export async function runJob(services: Services, jobs: Jobs, handler: TenantJobHandler, tenant: Tenant, data: object): Promise<void> {
  const setting = settingOf(services, jobs, tenant)
  if (handler.opensItself) return handler.run(setting, data as never) // sent to this very queue
  // Sent to this very queue.
  await withTenant(services.database, tenant.id, (transaction) => handler.run(setting.contextIn(transaction), data as never))
}

/** The product acting by itself: jobs, schedules, seeds. */
export function machineContext(services: Services, tenant: Tenant, transaction: Transaction, enqueue: Context['enqueue']): Context {
  return {
    db: transaction.db,
    transaction,
    tenant,
    actor: machine(tenant.id),
    now: new Date(),
    language: languageOf(undefined, tenant),
    request: { id: randomUUID(), address: '', user_agent: '' },
    services,
    enqueue,
  }
}
