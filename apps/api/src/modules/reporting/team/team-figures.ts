import { billCategory } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { boundsOf, lastMonths, type Period, previousPeriod } from '@kxo/domain/reporting/rules'
import type { TeamFigures, teamFiguresContract } from '@kxo/domain/reporting/team-contract'
import { type RawBuilder, sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { followedHalfDays } from '../../attendance/index.ts'
import { attendanceOf, within } from '../people-rows.ts'
import { learningOf } from './team-learning.ts'

const live = sql.join(billStatus.codesOf('toPay', 'issued', 'paid', 'credited'))
const owed = sql.join(billStatus.codesOf('toPay', 'issued'))
const attended = sql.join(registrationStatus.codesIn('hasAttended'))
const [invoice, credit] = [billCategory.codeOf('invoice'), billCategory.codeOf('credit')]

type Sums = Pick<TeamFigures, 'people' | 'minutes' | 'billed' | 'attendance' | 'expected'>

/** Half-days `s` of events `e` for registrations `r` of the company of the caller, found by its own registrations. */
function ofCompanyOf({ actor }: Context): RawBuilder<boolean> {
  const theirs = sql`select t.event_id from registrations t where t.tenant_id = current_tenant() and t.company_id = ${actor.company_id}`
  return sql<boolean>`r.company_id = ${actor.company_id} and (s.event_id in (${theirs}) or e.parent_id in (${theirs}))`
}

/** The figures of one period, each counted where its list is. */
async function sumsOf(context: Context, period: Period): Promise<Sums> {
  const { db, actor, now, tenant } = context
  const bounds = boundsOf(period, tenant.time_zone)
  const attendance = attendanceOf({ ...bounds, now, zone: tenant.time_zone }, ofCompanyOf(context))
  const issued = sql`(b.issue_date::timestamp at time zone ${tenant.time_zone})`
  const { rows } = await sql<Sums>`select presence.*,
    (select count(distinct r.user_id)::int from registrations r join events e on e.tenant_id = r.tenant_id and e.id = r.event_id
      where r.tenant_id = current_tenant() and r.company_id = ${actor.company_id} and r.status in (${attended}) and ${within(sql`e.start_date`, bounds)}) as people,
    (select coalesce(sum(f.minutes), 0)::int from registrations r cross join lateral ${followedHalfDays} f
      where r.tenant_id = current_tenant() and r.company_id = ${actor.company_id} and ${within(sql`f.start_at`, bounds)}) as minutes,
    (select coalesce(sum(case when b.category = ${credit} then -b.amount else b.amount - b.deducted end), 0)::bigint from bills b
      where b.tenant_id = current_tenant() and b.company_id = ${actor.company_id} and b.number is not null and b.status in (${live})
        and b.category in (${invoice}, ${credit}) and ${within(issued, bounds)}) as billed
    from (select count(*)::int as expected, round(10000 * sum(a.amount) / nullif(sum(a.weight), 0))::bigint as attendance from (${attendance}) a) presence`.execute(
    db,
  )
  return found(rows[0])
}

async function statusesOf({ db, actor, tenant }: Context, period: Period): Promise<TeamFigures['statuses']> {
  const rows = await db
    .selectFrom('registrations as r')
    .innerJoin('events as e', (join) => join.onRef('e.tenant_id', '=', 'r.tenant_id').onRef('e.id', '=', 'r.event_id'))
    .select(['r.status', sql<number>`count(*)::int`.as('count')])
    .where('r.company_id', '=', actor.company_id)
    .where(within(sql`e.start_date`, boundsOf(period, tenant.time_zone)))
    .groupBy('r.status')
    .orderBy('r.status')
    .execute()
  return rows.map(({ status, count }) => ({ status: registrationStatus.keyOf(status), count }))
}

/** What a referent follows of their own company, and of no other. */
export const readTeamFigures: Verb<typeof teamFiguresContract.teamFigures> = async (context, { query: { period } }) => {
  const { db, actor, now, tenant } = context
  authorize(may.followTeam(actor))
  const before = previousPeriod(period)
  const { due } = await db
    .selectFrom('bills')
    .select(sql<number>`coalesce(sum(to_be_paid), 0)::bigint`.as('due'))
    .where('company_id', '=', actor.company_id)
    .where('category', '=', invoice)
    .where(sql<boolean>`number is not null and status in (${owed})`)
    .executeTakeFirstOrThrow()
  return {
    period,
    months: lastMonths(now, tenant.time_zone),
    ...(await sumsOf(context, period)),
    before: before === null ? null : await sumsOf(context, before),
    statuses: await statusesOf(context, period),
    ...(await learningOf(context, boundsOf(period, tenant.time_zone), ofCompanyOf(context))),
    due,
  }
}
