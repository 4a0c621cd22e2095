import { randomUUID } from 'node:crypto'
import { machine } from '@kxo/domain/kernel/actor'
import { jobHandlers } from './modules/index.ts'
import type { Context, Services } from './platform/context.ts'
import type { JobHandler } from './platform/job-handler.ts'
import type { Job, Jobs } from './platform/jobs.ts'
import { languageOf } from './platform/language.ts'
import { acrossTenants, type Transaction, withTenant } from './platform/tenancy.ts'
import type { Tenant } from './platform/tenant-directory.ts'

/** Works every module's jobs; each job is one transaction of the tenant it carries, a schedule sends one job per tenant. */
export async function startWorker(services: Services, jobs: Jobs): Promise<void> {
  for (const handler of jobHandlers) {
    await jobs.work(handler.job, async ({ tenant_id, ...data }) => {
      if (tenant_id === null) return sendToEach(services, jobs, handler.job, data)
      const tenant = await services.tenants.find(tenant_id)
      if (tenant) await runJob(services, jobs, handler, tenant, data)
    })
  }
}

/** One job per active tenant, so that the failure of one holds back no other. */
const sendToEach = ({ database }: Services, jobs: Jobs, kind: Job<object>, data: object): Promise<void> =>
  acrossTenants(database, async (transaction) => {
    const tenants = await transaction.db.selectFrom('tenants').select('id').where('suspended_at', 'is', null).orderBy('id').execute()
    for (const { id } of tenants) await jobs.send(transaction, id, kind, data)
  })

/** Queues must exist before anything is sent to them. */
export async function declareJobs(jobs: Jobs): Promise<void> {
  for (const { job } of jobHandlers) await jobs.declare(job)
}

export async function runJob(services: Services, jobs: Jobs, handler: JobHandler, tenant: Tenant, data: object): Promise<void> {
  const contextIn = (transaction: Transaction): Context =>
    machineContext(services, tenant, transaction, (kind, sent, options) => jobs.send(transaction, tenant.id, kind, sent, options))
  if (handler.opensItself) return handler.run({ services, tenant, now: new Date(), contextIn }, data as never)
  await withTenant(services.database, tenant.id, (transaction) => handler.run(contextIn(transaction), data as never))
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
