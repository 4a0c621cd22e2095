import { alertYears, unconfirmedDays } from '@kxo/domain/events/alerts/saved-search'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

/** Removes addresses that never confirmed, and alerts without a sign of their holder for years, ended or not (PRV-22). */
export async function forgetAlerts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from saved_searches where (confirmed_at is null and ended_at is null and asked_at < ${now}::timestamptz - make_interval(days => ${unconfirmedDays}))
      or greatest(confirmed_at, ended_at) < ${now}::timestamptz - make_interval(years => ${alertYears})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
