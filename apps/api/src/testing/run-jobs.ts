import { jobHandlers } from '../modules/index.ts'
import { runAcross, runJob } from '../worker.ts'
import type { Program } from './program.ts'

/** Runs one job at once as the worker would: of a tenant, or of the product. */
export async function runJobNow(program: Program, tenantId: number, name: string, data: object): Promise<void> {
  const handler = jobHandlers.find(({ job }) => job.name === name)
  const tenant = await program.services.tenants.find(tenantId)
  if (!handler || !tenant) throw new Error(`no job ${name} in tenant ${tenantId}`)
  if ('runAcross' in handler) return runAcross(program.services, handler)
  await runJob(program.services, program.jobs, handler, tenant, data)
}

/** Jobs waiting in a queue for a tenant. */
export async function waitingJobs(program: Program, tenantId: number, name: string): Promise<Record<string, unknown>[]> {
  const { rows } = await program.database.pool.query(
    `select data from pgboss.job where name = $1 and state = 'created' and (data->>'tenant_id')::int = $2 order by created_on`,
    [name, tenantId],
  )
  return (rows as { data: Record<string, unknown> }[]).map(({ data }) => data)
}
