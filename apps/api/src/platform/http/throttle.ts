import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import type { Context } from '../context.ts'

/** What anybody may set off, and how often one caller may: a class behind one address signs up together, a flood does not pass. */
const bounds = {
  code: { anHour: 60, aDay: 200 },
  password: { anHour: 60, aDay: 200 },
  space: { anHour: 20, aDay: 60 },
  invitation: { anHour: 60, aDay: 200 },
  shownCode: { anHour: 30, aDay: 100 },
  screen: { anHour: 60, aDay: 300 },
  alert: { anHour: 20, aDay: 60 },
} as const
export type ThrottledAct = keyof typeof bounds

/** What all visitors together may set off at a tenant in a day: from many addresses, a table that is kept still grows no further. */
const visitorsADay: Partial<Record<ThrottledAct, number>> = { screen: 5000, alert: 2000 }

type Caller = Pick<Context, 'db' | 'tenant' | 'actor' | 'request' | 'now'>

/** The person, or where a visitor calls from. */
const callerOf = ({ actor, request }: Caller): string => (actor.user_id === null ? `address ${request.address}` : `user ${actor.user_id}`)

/** Counts one more act of the caller, one after the other. @returns whether it stays within its bounds */
export async function withinThrottle(context: Caller, act: ThrottledAct): Promise<boolean> {
  const { db, tenant, now } = context
  const caller = callerOf(context)
  await sql`select pg_advisory_xact_lock(${tenant.id}, hashtext(${`${act} ${caller}`}))`.execute(db)
  const since = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const { rows } = await sql<{ hour: number; day: number }>`
    select count(*) filter (where at > ${since(1)})::integer as hour, count(*)::integer as day
    from throttled_acts where act = ${act} and caller = ${caller} and at > ${since(24)}`.execute(db)
  const { hour, day } = rows[0]!
  if (hour >= bounds[act].anHour || day >= bounds[act].aDay) return false
  const most = context.actor.user_id === null ? visitorsADay[act] : undefined
  if (most !== undefined) {
    const visitors = await sql<{ day: number }>`select count(*)::integer as day from throttled_acts
      where act = ${act} and caller like 'address %' and at > ${since(24)}`.execute(db)
    if (visitors.rows[0]!.day >= most) return false
  }
  await db.insertInto('throttled_acts').values({ act, caller, at: now }).execute()
  return true
}

/** @throws 429 beyond what one caller may set off in an hour or a day */
export async function throttle(context: Caller, act: ThrottledAct): Promise<void> {
  if (!(await withinThrottle(context, act))) refuse(kernelErrors.tooMany, { minutes: 60 })
}

/** Each hour, what is a day old: it served to count, and answers were kept for replays alone. */
export async function forgetAfterADay({ db, now }: { db: Caller['db']; now: Date }): Promise<void> {
  const before = new Date(now.getTime() - 24 * 3_600_000)
  await db.deleteFrom('throttled_acts').where('at', '<', before).execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}
