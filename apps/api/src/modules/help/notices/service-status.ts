import type { helpContract } from '@kxo/domain/help/contract'
import { may } from '@kxo/domain/help/permissions'
import { availabilityOf, stateOf } from '@kxo/domain/help/rules'
import { dayInZone, instantInZone } from '@kxo/domain/kernel/dates'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { noticesSince } from './notices.ts'

const minute = 60_000
const retainedMonths = 13
const shownDays = 90

const floored = (at: Date): Date => new Date(Math.floor(at.getTime() / minute) * minute)

/** Says in every active tenant that the product is up this minute, once, and forgets what is older than thirteen months. */
export async function markMinute(across: Queries, now: Date): Promise<void> {
  await across
    .insertInto('service_minutes')
    .columns(['tenant_id', 'minute'])
    .expression((eb) =>
      eb
        .selectFrom('tenants')
        .select(['id', sql<Date>`${floored(now)}::timestamptz`.as('minute')])
        .where('suspended_at', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await across
    .deleteFrom('service_minutes')
    .where('minute', '<', sql<Date>`${now}::timestamptz - make_interval(months => ${retainedMonths})`)
    .execute()
}

/** How the service is now, and was since the first of the month or since the tenant exists. */
export const readServiceStatus: Verb<typeof helpContract.service> = async (context) => {
  const { db, actor, now, tenant } = context
  authorize(may.readHelp(actor))
  const { created_at } = await db.selectFrom('tenants').select('created_at').where('id', '=', tenant.id).executeTakeFirstOrThrow()
  const month = instantInZone(`${dayInZone(now, tenant.time_zone).slice(0, 8)}01`, '00:00', tenant.time_zone)
  const since = created_at > month ? created_at : month
  const { up } = await db
    .selectFrom('service_minutes')
    .select(sql<number>`count(*)::integer`.as('up'))
    .where('minute', '>=', floored(since))
    .where('minute', '<', floored(now))
    .executeTakeFirstOrThrow()
  const isVendor = may.answerSupport(actor, tenant)
  const shown = await noticesSince(context, new Date(now.getTime() - shownDays * 24 * 60 * minute), { ofAll: isVendor })
  const minutes = Math.floor((floored(now).getTime() - floored(since).getTime()) / minute)
  const here = isVendor ? shown.filter(({ tenant_name }) => tenant_name === null) : shown
  return { state: stateOf(here, now), availability: availabilityOf(up, minutes), since, minutes_up: up, minutes, notices: shown }
}
