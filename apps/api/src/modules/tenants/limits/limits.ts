import { refuse } from '@kxo/domain/kernel/errors'
import { tenantsErrors } from '@kxo/domain/tenants/errors'
import { limitValues } from '@kxo/domain/tenants/limit-words'
import { adminSettings } from '@kxo/domain/tenants/paths'
import { type Limited, markReached } from '@kxo/domain/tenants/rules'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { accounts } from '../dependencies.ts'
import { fullAdministrators } from '../full-administrators.ts'
import { monthBegun } from './month-begun.ts'

const refusals = {
  events: tenantsErrors.eventsLimitReached,
  admins: tenantsErrors.adminsLimitReached,
  mails: tenantsErrors.mailsLimitReached,
}

const columns = { events: 'max_events', admins: 'max_admins', mails: 'max_mails_per_month' } as const

/** How much of a limit is used: events first published and mails sent since the month began on the tenant's calendar, administrators now. */
export async function usedOf(db: Queries, zone: string, limited: Limited): Promise<number> {
  const counted = sql<number>`count(*)::integer`.as('used')
  const query =
    limited === 'admins'
      ? db
          .selectFrom('users')
          .select(counted)
          .where('is_admin', '=', true)
          .where('status', 'not in', [...accounts().shutOut])
      : limited === 'events'
        ? db.selectFrom('events').select(counted).where('published_at', '>=', monthBegun(zone))
        : db.selectFrom('mails').select(counted).where('created_at', '>=', monthBegun(zone))
  return (await query.executeTakeFirstOrThrow()).used
}

const maxOf = async ({ db, tenant }: Pick<Context, 'db' | 'tenant'>, limited: Limited): Promise<number | null> =>
  (await db.selectFrom('tenants').select(`${columns[limited]} as max`).where('id', '=', tenant.id).executeTakeFirstOrThrow()).max

/** What is used of a limit, for those who look at it; nothing is counted without one. */
export async function usageOf(context: Pick<Context, 'db' | 'tenant'>, limited: Limited): Promise<{ used: number; max: number | null }> {
  const max = await maxOf(context, limited)
  return { used: max === null ? 0 : await usedOf(context.db, context.tenant.time_zone, limited), max }
}

/**
 * What a limit still lets through; null without a limit. Those who ask at once are counted one after the other, until commit.
 */
export async function leftOf(context: Pick<Context, 'db' | 'tenant'>, limited: Limited): Promise<{ left: number; max: number } | null> {
  const { db, tenant } = context
  const max = await maxOf(context, limited)
  if (max === null) return null
  await sql`select pg_advisory_xact_lock(hashtextextended(${`limit ${limited}`}, ${tenant.id}))`.execute(db)
  return { left: Math.max(0, max - (await usedOf(db, tenant.time_zone, limited))), max }
}

/**
 * Call it before publishing an event for the first time, granting administration or starting a campaign; service mails never ask.
 * @throws 409 once the tenant's formula is used up
 */
export async function refuseBeyond(context: Context, limited: Limited, added = 1): Promise<void> {
  const rest = await leftOf(context, limited)
  if (!rest) return
  if (rest.left < added) refuse(refusals[limited], { n: rest.max })
  if (limited !== 'mails') await tellLimit(context, limited, rest.max - rest.left + added, rest.max)
}

/** Tells unrestricted administrators, once a month, that a mark of the limit is reached. */
export async function tellLimit(context: Context, limited: Limited, used: number, max: number): Promise<void> {
  const { db, tenant, now } = context
  const mark = markReached(used, max)
  if (mark === undefined) return
  const month = new Intl.DateTimeFormat('en-CA', { timeZone: tenant.time_zone, year: 'numeric', month: '2-digit' }).format(now)
  const first = await db
    .insertInto('limit_notices')
    .values({ limited, month: `${month}-01`, percent: mark })
    .onConflict((conflict) => conflict.doNothing())
    .returning('percent')
    .executeTakeFirst()
  if (!first) return
  await tellAdministrators(context, { occurrence: `${limited} ${month} ${mark}`, values: limitValues(limited, { mark, used, max }) })
}

type LimitReached = { occurrence: string; values: ReturnType<typeof limitValues> }
/** Writes to unrestricted administrators that a mark is reached. */
export async function tellAdministrators(context: Context, reached: LimitReached): Promise<void> {
  for (const to of await fullAdministrators(context.db).execute())
    await context.services.enqueueMail(context, { moment: 'limit_reached', to, ...reached, path: `${adminSettings()}?tab=limits` })
}
