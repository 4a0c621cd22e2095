import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { type Queries, type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { eachMinute } from '../../platform/work/each-minute.ts'
import type { JobHandler, JobSetting } from '../../platform/work/job-handler.ts'
import { job } from '../../platform/work/jobs.ts'

const refreshFigures = job<Record<never, never>>({
  name: 'refresh-figures',
  label: { fr: 'Tenir à jour les chiffres du tableau de bord', en: 'Bringing the figures of the dashboard up to date' },
  schedule: eachMinute,
})
const checkFigures = job<Record<never, never>>({
  name: 'check-figures',
  label: { fr: 'Comparer les chiffres tenus à jour aux faits', en: 'Comparing the figures kept with the facts' },
  schedule: '40 3 * * *',
  // Found once, told once: what differed is mended by then.
  retries: 0,
})

/** Events counted in one statement, and how long (ms) one run goes on. */
const atOnce = 200
const longest = 30_000

/** Tenants where something was told since the figures were last added up. */
async function tenantsToRefresh(across: Queries): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from tenants t where exists (select from figure_changes c where c.tenant_id = t.id)
    or exists (select from event_marks m where m.tenant_id = t.id and m.due_at <= now())`.execute(across)
  return rows.map(({ id }) => id)
}

/** Counts again the events something happened to, then adds up what was appended. One at a time in a tenant; what the time of a run leaves is the next one’s. */
export async function refresh({ db, tenant }: { db: Queries; tenant: Pick<Context['tenant'], 'id'> }): Promise<void> {
  const { rows } = await sql<{
    mine: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended('figures', ${tenant.id})) as mine`.execute(db)
  if (!rows[0]?.mine) return
  const until = Date.now() + longest
  while (Date.now() < until) {
    // Marks go before the events are counted: what happens meanwhile leaves its own.
    const { rows: marked } = await sql<{ id: number }>`with due as (select distinct event_id from
        (select event_id from event_marks where due_at <= now() order by due_at limit ${sql.lit(10 * atOnce)}) m limit ${sql.lit(atOnce)}),
      gone as (delete from event_marks where due_at <= now() and event_id in (select event_id from due)) select event_id as id from due`.execute(
      db,
    )
    if (marked.length === 0) break
    await sql`select recount_events(${marked.map(({ id }) => id)}::bigint[])`.execute(db)
  }
  await sql`select add_up_figures()`.execute(db)
}

/**
 * Compares what is kept with the facts and mends it.
 * @throws Error when something differed, so that the job stands among those that failed
 */
async function check({ services, tenant }: JobSetting): Promise<void> {
  const withoutHaste = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
    withTenant(services.database, tenant.id, async (transaction) => {
      await transaction.client.query(`set local statement_timeout = '10min'`)
      return work(transaction)
    })
  const count = (statement: string) =>
    withoutHaste(async ({ db }) => (await sql<{ n: number }>`select ${sql.raw(statement)}::integer as n`.execute(db)).rows[0]!.n)
  const drift = { figures: await count('mend_figures()'), labels: await count('mend_labels()'), events: 0 }
  let after = 0
  for (;;) {
    const { rows } = await withoutHaste(({ db }) =>
      sql<{ id: number }>`select distinct event_id as id from slots where event_id > ${after} order by 1 limit ${sql.lit(atOnce)}`.execute(
        db,
      ),
    )
    const last = rows.at(-1)
    if (!last) break
    drift.events += await withoutHaste(async ({ db }) => {
      const { rows: recounted } = await sql<{
        n: number
      }>`select recount_events(${rows.map(({ id }) => id)}::bigint[])::integer as n`.execute(db)
      return recounted[0]!.n
    })
    after = last.id
  }
  if (drift.figures + drift.labels + drift.events > 0)
    throw new Error(
      `Kept figures differed from the facts and were mended: ${JSON.stringify(drift)}. Look for what writes without its triggers.`,
    )
}

export const reportingJobs: JobHandler[] = [
  { job: refreshFigures, run: refresh, concerned: tenantsToRefresh },
  { job: checkFigures, run: check, opensItself: true },
]
