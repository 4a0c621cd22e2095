import { mailsLeft } from '@kxo/domain/mailing/rules'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { settingsOf, tellLimit } from '../tenants/index.ts'
import { mailsThisMonth } from './queries.ts'

/** Whether a marketing mail may still leave this month; those who ask at once are counted one after the other. */
export async function leavesThisMonth({ db, tenant }: Context): Promise<boolean> {
  const max = settingsOf(tenant).limits.mails_per_month
  if (max === null) return true
  await sql`select pg_advisory_xact_lock(hashtextextended('monthly mails', ${tenant.id}))`.execute(db)
  return mailsLeft(await mailsThisMonth(db, tenant.time_zone, max), max) > 0
}

/** How many mails may still leave this month; null without a limit. */
export async function mailsLeftThisMonth({ db, tenant }: Context): Promise<number | null> {
  const max = settingsOf(tenant).limits.mails_per_month
  return max === null ? null : mailsLeft(await mailsThisMonth(db, tenant.time_zone, max), max)
}

/** Tells unrestricted administrators once a month that a mark of the limit is reached. */
export async function watchMonthlyLimit(context: Context): Promise<void> {
  const { db, tenant } = context
  const max = settingsOf(tenant).limits.mails_per_month
  if (max !== null) await tellLimit(context, 'mails', await mailsThisMonth(db, tenant.time_zone, max), max)
}
