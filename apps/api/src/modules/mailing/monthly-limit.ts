import { accountStatus } from '@kxo/domain/identity/status'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { adminMails } from '@kxo/domain/mailing/paths'
import { mailsLeft, markReached } from '@kxo/domain/mailing/rules'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { settingsOf } from '../tenants/index.ts'
import { limitReachedMoment } from './mails.ts'
import { mailsThisMonth } from './queries.ts'

/** Whether a marketing mail may still leave this month; those who ask at once are counted one after the other. */
export async function leavesThisMonth({ db, tenant }: Context): Promise<boolean> {
  const max = settingsOf(tenant).limits.mails_per_month
  if (max === null) return true
  await sql`select pg_advisory_xact_lock(hashtextextended('monthly mails', ${tenant.id}))`.execute(db)
  return mailsLeft(await mailsThisMonth(db, tenant.time_zone, max), max) > 0
}

/** Tells unrestricted administrators once a month that a mark of the limit is reached. */
export async function watchMonthlyLimit(context: Context): Promise<void> {
  const { db, tenant, services, now } = context
  const max = settingsOf(tenant).limits.mails_per_month
  if (max === null) return
  const used = await mailsThisMonth(db, tenant.time_zone, max)
  const mark = markReached(used, max)
  if (mark === undefined) return
  const month = new Intl.DateTimeFormat('en-CA', { timeZone: tenant.time_zone, year: 'numeric', month: '2-digit' }).format(now)
  const occurrence = `mails ${month} ${mark}`
  const told = await db
    .selectFrom('mails')
    .select('id')
    .where('moment', '=', limitReachedMoment.name)
    .where('occurrence', '=', occurrence)
    .limit(1)
    .executeTakeFirst()
  if (told) return
  const administrators = await db
    .selectFrom('users')
    .select(['id', 'mail', 'first_name', 'last_name', 'language'])
    .where('is_admin', '=', true)
    .where('is_restricted', '=', 0)
    .where('status', '=', accountStatus.codeOf('active'))
    .execute()
  for (const { id, language, ...to } of administrators)
    await services.post(context, {
      moment: limitReachedMoment,
      to: { ...to, user_id: id, language: language as Locale },
      occurrence,
      values: { mark: String(mark), max, used },
      path: adminMails(),
    })
}
