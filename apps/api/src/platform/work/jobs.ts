import { defaultZone } from '@kxo/domain/kernel/dates'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { type JobResult, PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { type Executor, onPool, through } from '../database/queue-statements.ts'
import type { Transaction } from '../database/tenancy.ts'
import { eachMinute, openMinutely } from './each-minute.ts'
import { openPace } from './pace.ts'

/**
 * A kind of deferred work: its name, what it does in words, how often it is tried (`retryDelay` seconds, doubled each time),
 * the schedule when it has one (cron, Europe/Paris; those of each minute run together, in turn), how many workers do it at once (one, unless it says more), and how many each of them takes at once.
 */
export type Job<Data extends object> = {
  name: string
  label?: Sentence
  retries?: number
  retryDelay?: number
  schedule?: string
  concurrency?: number
  batch?: number
  readonly carries?: Data
}
/** `tenantId`: work of another tenant, for what the outside tells once for all of them; `priority`: the highest of a queue goes first, 0 by default. */
export type JobOptions = { startAfter?: Date; singletonKey?: string; tenantId?: number; priority?: number }
/** What a job carries; its tenant is null for the product's own schedules. */
export type JobData = { tenant_id: number | null } & Record<string, unknown>
/** What runs jobs taken together, and how each of them ended, in their order. */
export type JobRunner = (batch: readonly JobData[]) => Promise<PromiseSettledResult<unknown>[]>

/** Work that failed for good: when, why, and which job it was. */
export type DeadJob = { id: string; name: string; failed_at: Date; reason: string }

export const job = <Data extends object>(declared: Job<Data>): Job<Data> => declared

const deadLetters = 'dead-letters'
const heartbeat = 'heartbeat'
const schema = 'pgboss'
/** How often a worker looks for what it was not woken for: what was put off until now, tried again, or sent by another copy. */
const lookMs = 2_000
/** The embedded database's only copy is woken for all but what was put off, and each look is work of its own process. */
const lookEmbeddedMs = 5_000
/** Each queue is asked by itself as rarely as this; `look` asks for all of them in one statement. */
const pollingIntervalSeconds = 3_600
/** Schedules are at most this late. */
const cronWorkerIntervalSeconds = 20
/** No job waits for another here: what releases those that do has nothing to look for. */
const flowIntervalSeconds = 3_600
/** A worker that stops saying it lives has its job tried again after this many seconds. */
const heartbeatSeconds = 60

const reasonOf = (output: unknown): string => {
  const { message } = (output ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message.slice(0, 500) : ''
}

const resultOf = (id: string, ended: PromiseSettledResult<unknown>): JobResult =>
  ended.status === 'fulfilled' ? { id, status: 'completed' } : { id, status: 'failed', output: ended.reason as object }

const sameSettings = <Settings extends object>(queue: Settings, declared: { [Key in keyof Settings]?: Settings[Key] }): boolean =>
  Object.entries(declared).every(([name, value]) => queue[name as keyof Settings] === value)

/**
 * Opens the queue on the product's database. Jobs are sent inside the caller's transaction and worked by `work`, here or in another process:
 * a copy that is not `supervised` leaves schedules and what died to those that work.
 */
export async function openJobs(database: Database, onError: (error: Error) => void, { supervised = true }: { supervised?: boolean } = {}) {
  // What pg-boss asks of an executor is less than its type says.
  const speaking = (executor: Executor) => through(executor, database.prepared) as never
  const boss = new PgBoss({
    db: speaking(onPool(database)),
    schema,
    supervise: supervised,
    schedule: supervised,
    cronWorkerIntervalSeconds,
    flowIntervalSeconds,
  })
  boss.on('error', onError)
  await boss.start()
  await boss.createQueue(deadLetters)
  await database.pool.query(
    `grant usage on schema ${schema} to kxo_app, kxo_across; grant select, insert, update, delete on all tables in schema ${schema} to kxo_app, kxo_across; grant execute on all functions in schema ${schema} to kxo_app, kxo_across`,
  )
  await boss.findJobs(deadLetters, { id: '00000000-0000-0000-0000-000000000000' })
  // What the start has read, and remembers: a queue that is there as it is declared asks nothing more.
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const declared = new Map<string, Job<object>>()
  const pace = openPace()
  /** Workers of this process by queue, woken at once by what it sends. */
  const workers = new Map<string, string[]>()
  const minutely = openMinutely(onError)
  let looking: NodeJS.Timeout | undefined
  let wakeElsewhere: (queue: string) => void = () => {}

  const wake = (queue: string): void => {
    for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker)
  }
  const look = async (): Promise<void> => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select name from unnest($1::text[]) as queue(name)
       where exists (select from ${schema}.job where job.name = queue.name and state < 'active' and start_after <= now())`,
      [[...workers.keys()]],
    )
    for (const { name } of rows) wake(name)
  }
  const keepLooking = (): void => {
    looking = setTimeout(
      () =>
        void look()
          .catch(onError)
          .finally(() => looking && keepLooking()),
      database.engine === 'embedded' ? lookEmbeddedMs : lookMs,
    )
  }

  const declare = async (kind: Job<object>): Promise<void> => {
    if (declared.has(kind.name)) return
    declared.set(kind.name, kind)
    const settings = {
      retryLimit: kind.retries ?? 5,
      retryBackoff: true,
      retryDelay: kind.retryDelay ?? 2,
      expireInSeconds: 900,
      heartbeatSeconds,
      deadLetter: deadLetters,
    }
    const queue = existing.get(kind.name)
    if (queue && sameSettings(queue, settings)) return
    // Created by an older version, the queue keeps its older settings.
    if (queue) return boss.updateQueue(kind.name, settings)
    await boss.createQueue(kind.name, settings)
    // Remembers the queue now: looked up at the first send, it would ask the pool inside a transaction.
    await boss.findJobs(kind.name, { id: '00000000-0000-0000-0000-000000000000' })
  }

  const startWorkers = async (queue: string, { concurrency = 1, batch = 1 }: Partial<Job<object>>, run: JobRunner): Promise<void> => {
    const started: string[] = []
    workers.set(queue, started)
    for (let seat = 0; seat < concurrency; seat++)
      started.push(
        await boss.work<JobData>(queue, { pollingIntervalSeconds, batchSize: batch, perJobResults: true }, async (jobs) => {
          // Where one was waiting, another may be: looked for at once rather than at the next poll.
          wake(queue)
          const ended = await paced(
            jobs.map(({ data }) => data),
            run,
          )
          return jobs.map(({ id }, index) => resultOf(id, ended[index]!))
        }),
      )
  }

  /** Runs jobs together, or one after the other in turn while the server answers a rush. */
  const paced = async (batch: readonly JobData[], run: JobRunner): Promise<PromiseSettledResult<unknown>[]> => {
    const ended: PromiseSettledResult<unknown>[] = []
    while (ended.length < batch.length) {
      await pace.turn()
      ended.push(...(await run(batch.slice(ended.length, pace.isBusy() ? ended.length + 1 : undefined))))
    }
    return ended
  }

  /** The job of each minute: its last completion says that a worker lives, whichever process it is in. */
  const beat = async (): Promise<void> => {
    await boss.createQueue(heartbeat, { retryLimit: 0, deleteAfterSeconds: 3600 })
    await boss.schedule(heartbeat, eachMinute)
    await startWorkers(heartbeat, {}, (batch) => Promise.allSettled(batch.map(() => minutely.run())))
    await boss.send(heartbeat, {})
    wake(heartbeat)
    keepLooking()
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
      if (!declared.has(kind.name)) throw new Error(`nothing works the job ${kind.name}: it has no handler`)
      await boss.send(kind.name, { ...data, tenant_id: tenantId }, { ...options, db: speaking(transaction.client) })
      if (options.startAfter) return
      transaction.afterCommit(() => {
        wake(kind.name)
        wakeElsewhere(kind.name)
      })
    },
    async work(kind: Job<object>, run: JobRunner): Promise<void> {
      await declare(kind)
      if (kind.schedule === eachMinute) {
        minutely.add(kind.name, () => run([{ tenant_id: null }]))
        // Scheduled by itself in an older version.
        await boss.unschedule(kind.name)
      } else if (kind.schedule) await boss.schedule(kind.name, kind.schedule, { tenant_id: null }, { tz: defaultZone })
      if (!looking) await beat()
      await startWorkers(kind.name, kind, run)
    },
    wake,
    /** The server beside which this process works answers a rush: told again while it lasts. */
    serverIsBusy: pace.serverIsBusy,
    /** Who works what this process sends, when another process does: told the queue after each commit. */
    workedBy(tell: (queue: string) => void): void {
      wakeElsewhere = tell
    },
    /** What a job does, in words; undefined for one that no version declares any more. */
    labelOf: (name: string): Sentence | undefined => declared.get(name)?.label,
    /** Work of a tenant that failed for good, the latest first; the tenant's own jobs only. */
    async listDead(transaction: Transaction, tenantId: number): Promise<DeadJob[]> {
      const jobs = await boss.findJobs(deadLetters, {
        data: { tenant_id: tenantId },
        queued: true,
        db: speaking(transaction.client),
      })
      return jobs
        .map(({ id, sourceName, createdOn, ...dead }) => ({
          id,
          name: sourceName ?? '',
          failed_at: createdOn,
          reason: reasonOf((dead as { sourceOutput?: unknown }).sourceOutput ?? dead.output),
        }))
        .sort((a, b) => b.failed_at.getTime() - a.failed_at.getTime())
    },
    /** Puts failed jobs of a tenant back in their queues: those named, else all. @returns how many went back */
    replayDead: (transaction: Transaction, tenantId: number, ids?: string[]): Promise<number> =>
      boss.redrive(deadLetters, {
        data: { tenant_id: tenantId },
        ...(ids && { ids }),
        db: speaking(transaction.client),
      }),
    /** How the queue does: jobs of a tenant due and not begun, the oldest of them, and when a worker last gave a sign of life. */
    async health(transaction: Transaction, tenantId: number): Promise<{ waiting: number; oldest: Date | null; worked_at: Date | null }> {
      const { rows } = await transaction.client.query<{ waiting: number; oldest: Date | null; worked_at: Date | null }>(
        `select count(*) filter (where state in ('created', 'retry') and start_after <= now())::integer as waiting,
                min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as oldest,
                (select max(completed_on) from ${schema}.job where name = '${heartbeat}') as worked_at
         from ${schema}.job where name <> '${deadLetters}' and data @> $1`,
        [JSON.stringify({ tenant_id: tenantId })],
      )
      return rows[0]!
    },
    close(): Promise<void> {
      clearTimeout(looking)
      looking = undefined
      return boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
export type Jobs = Awaited<ReturnType<typeof openJobs>>
