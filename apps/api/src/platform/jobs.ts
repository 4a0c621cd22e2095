import { PgBoss } from 'pg-boss'
import type { Database } from './database.ts'
import type { Transaction } from './tenancy.ts'

/** A kind of deferred work: its name, how often it is tried, and the schedule when it has one (cron, Europe/Paris). */
export type Job<Data extends object> = { name: string; retries?: number; schedule?: string; readonly carries?: Data }
/** `tenantId`: work of another tenant, for what the outside tells once for all of them. */
export type JobOptions = { startAfter?: Date; singletonKey?: string; tenantId?: number }
/** What runs a job: its tenant is carried by the job itself (null for the product's own schedules). */
export type JobRunner = (data: { tenant_id: number | null } & Record<string, unknown>) => Promise<void>

export const job = <Data extends object>(declared: Job<Data>): Job<Data> => declared

export const deadLetters = 'dead-letters'
const schema = 'pgboss'

type Executor = { query(text: string, values?: unknown[]): Promise<unknown> }

/** pg-boss speaks to any executor; of a text holding several statements the last result answers. */
const through = (executor: Executor) => ({
  executeSql: async (text: string, values?: unknown[]) => {
    const result = (await executor.query(text, values?.length ? values : undefined)) as { rows: unknown[] } | { rows: unknown[] }[]
    return Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result
  },
})

/** Opens the queue on the product's database. Jobs are sent inside the caller's transaction and worked by `work`. */
export async function openJobs(database: Database, onError: (error: Error) => void) {
  const boss = new PgBoss({ db: through(database.pool) as never, schema, supervise: true, schedule: true })
  boss.on('error', onError)
  await boss.start()
  await boss.createQueue(deadLetters)
  await database.pool.query(
    `grant usage on schema ${schema} to kxo_app, kxo_across; grant select, insert, update on all tables in schema ${schema} to kxo_app, kxo_across; grant execute on all functions in schema ${schema} to kxo_app, kxo_across`,
  )
  const declared = new Set<string>()

  const declare = async (kind: Job<object>): Promise<void> => {
    if (declared.has(kind.name)) return
    declared.add(kind.name)
    await boss.createQueue(kind.name, {
      retryLimit: kind.retries ?? 5,
      retryBackoff: true,
      retryDelay: 2,
      expireInSeconds: 900,
      deadLetter: deadLetters,
    })
    // Remembers the queue now: looked up at the first send, it would ask the pool inside a transaction.
    await boss.findJobs(kind.name, { id: '00000000-0000-0000-0000-000000000000' })
  }

  return {
    declare,
    async send(
      transaction: Transaction,
      ownTenantId: number,
      kind: Job<object>,
      data: object,
      { tenantId = ownTenantId, ...options }: JobOptions = {},
    ): Promise<void> {
      await boss.send(kind.name, { ...data, tenant_id: tenantId }, { ...options, db: through(transaction.client) as never })
    },
    async work(kind: Job<object>, run: JobRunner): Promise<void> {
      await declare(kind)
      if (kind.schedule) await boss.schedule(kind.name, kind.schedule, { tenant_id: null }, { tz: 'Europe/Paris' })
      await boss.work(kind.name, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async (jobs) => {
        for (const one of jobs) await run(one.data as never)
      })
    },
    /** Failed jobs an administrator can see. */
    async listDead(tenantId: number) {
      const jobs = await boss.findJobs<{ tenant_id: number }>(deadLetters, {})
      return jobs
        .filter((one) => one.data.tenant_id === tenantId)
        .map((one) => ({
          id: one.id,
          name: String((one as { sourceName?: string }).sourceName ?? ''),
          created_at: one.createdOn,
          output: one.output,
        }))
    },
    /** Puts every failed job back in its queue. */
    replayDead: () => boss.redrive(deadLetters),
    close: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
export type Jobs = Awaited<ReturnType<typeof openJobs>>
