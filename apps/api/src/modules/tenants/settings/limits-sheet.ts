import { may } from '@kxo/domain/tenants/permissions'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import { usedOf } from '../limits/limits.ts'
import { getTenant, lastChangeOf } from '../queries.ts'
import { changeTenant } from '../vendor/change-tenant.ts'

type Maximums = { max_events: number | null; max_admins: number | null; max_mails_per_month: number | null }

/** What the formula allows, what is used, and the last twelve months on the tenant's calendar. */
export async function readLimits(context: Context) {
  authorize(may.openSettings(context.actor))
  const { db, tenant } = context
  const row = await getTenant(context)
  const { max_events, max_admins, max_mails_per_month } = row
  return {
    version: row.version,
    last_change: await lastChangeOf(context, 'limits'),
    max_events,
    max_admins,
    max_mails_per_month,
    used: {
      events: await usedOf(db, tenant.time_zone, 'events'),
      admins: await usedOf(db, tenant.time_zone, 'admins'),
      mails: await usedOf(db, tenant.time_zone, 'mails'),
    },
    months: await monthsOf(context),
  }
}

async function monthsOf({ db, tenant: { time_zone: zone } }: Context): Promise<{ month: string; events: number; mails: number }[]> {
  const { rows } = await sql<{ month: string; events: number; mails: number }>`
    with bounds as (
      select start at time zone ${zone} as opens, (start + interval '1 month') at time zone ${zone} as closes, to_char(start, 'YYYY-MM') as month
      from generate_series(date_trunc('month', now() at time zone ${zone}) - interval '11 months', date_trunc('month', now() at time zone ${zone}), interval '1 month') as start
    )
    select month,
      (select count(*)::integer from events where tenant_id = current_tenant() and published_at >= opens and published_at < closes) as events,
      (select count(*)::integer from mails where tenant_id = current_tenant() and created_at >= opens and created_at < closes) as mails
    from bounds order by month`.execute(db)
  return rows
}

export async function saveLimits(context: Context, { body: { version, ...after } }: { body: { version: number } & Maximums }) {
  authorize(may.changeSettings(context.actor, 'limits'))
  const before = await getTenant(context)
  return changeTenant(context, { version, set: after, action: 'update_limits', sheet: 'limits', before, after })
}
