import { latestHours } from '@kxo/domain/mailing/delays'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Queries, withTenant } from '../../../platform/database/tenancy.ts'
import { planOnceHint } from '../../../platform/lists/plan-hints.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { mailingDependencies } from '../dependencies.ts'
import { type DueMail, dueMails, ownWays, type Range } from './due-mails.ts'
import { waysAcross } from './ways-across.ts'

const atOnce = 500
const minute = 60_000
const window = (now: Date): Range => ({ from: new Date(now.getTime() - latestHours * 60 * minute), to: now })

/** Each minute looks at what became due lately; twice an hour, away from the hours reminders leave at, as far back as a mail may still leave. */
const latelyMinutes = 10
const isLookingBack = (now: Date): boolean => Math.floor(now.getTime() / minute) % 30 === 17

/**
 * Tenants that have something due, each by its own delays and hours. Whatever was due while nobody worked, or has become due by a date that moved,
 * is found within half an hour.
 */
export async function tenantsWithDueMails(across: Queries, now: Date): Promise<number[]> {
  const range = isLookingBack(now) ? window(now) : { from: new Date(now.getTime() - latelyMinutes * minute), to: now }
  const ways = await waysAcross(across)
  // A moment takes longer to plan than to answer, and is planned the same whatever the minute. All of them in one statement take tens of megabytes
  // to plan, which the embedded engine does not give back.
  await sql`set local plan_cache_mode = force_generic_plan`.execute(across)
  const found = new Set<number>()
  for (const reminder of mailingDependencies().reminders) {
    const due = dueMails([reminder], ways, range)
    // Who has something due of one moment is not looked at for the next: at nine most have several.
    const query = sql<{ tenant_id: number }>`select distinct tenant_id from (${due}) as due
      where tenant_id not in (select unnest(${[...found]}::int[])) ${planOnceHint}`
    for (const { tenant_id } of (await query.execute(across)).rows) found.add(tenant_id)
  }
  return [...found]
}

const isSuspended = async ({ db }: Context, { moment, occurrence }: DueMail): Promise<boolean> =>
  (await db
    .selectFrom('suspended_mails')
    .select('moment')
    .where('moment', '=', moment)
    .where('occurrence', '=', occurrence)
    .executeTakeFirst()) !== undefined

/** Writes one reminder, in a transaction where its cause still stands; the unique key of the outbox lets one worker win. */
async function writeDue(context: Context, due: DueMail, range: Range): Promise<void> {
  const { reminders } = mailingDependencies()
  const reminder = reminders.find(({ moment }) => moment === due.moment)
  if (!reminder || (await isSuspended(context, due))) return
  const still = await dueMails([reminder], await ownWays(context.db), range, { occurrence: due.occurrence }).execute(context.db)
  for (const row of still.rows) await reminder.write(context, row)
}

/** Everything of a tenant that is due now: each mail in its own transaction, so that one that cannot be written holds back no other. */
export async function sendDue({ services, tenant, now, contextIn }: JobSetting): Promise<void> {
  const range = window(now)
  const due = await withTenant(services.database, tenant.id, async ({ db }) => {
    const ways = await ownWays(db)
    const found: DueMail[] = []
    for (const reminder of mailingDependencies().reminders) {
      const due = dueMails([reminder], ways, range)
      found.push(...(await sql<DueMail>`select * from (${due}) as all_due order by due_at limit ${atOnce}`.execute(db)).rows)
    }
    return found.toSorted((a, b) => a.due_at.getTime() - b.due_at.getTime()).slice(0, atOnce)
  })
  const failures: unknown[] = []
  for (const one of due)
    await withTenant(services.database, tenant.id, (transaction) => writeDue({ ...contextIn(transaction), now }, one, range)).catch(
      (failure: unknown) => failures.push(failure),
    )
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} due mails were not written`)
}
