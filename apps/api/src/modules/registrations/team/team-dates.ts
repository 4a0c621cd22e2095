import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { mostDates, mostNamed, type TeamDate, type teamContract } from '@kxo/domain/registrations/team/team-contract'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'

type Row = Omit<TeamDate, 'counts'> & { counts: { status: number; count: number }[] }

/** Where a referent's people go next: the dates to come of their company, the nearest first. */
export const readTeamDates: Verb<typeof teamContract.dates> = async (context) => {
  authorize(may.followTeam(context.actor))
  const { rows } = await sql<Row>`
    with people as (
      select g.event_id, g.status, u.first_name || ' ' || u.last_name as name, u.last_name, u.id
        from registrations g
        join users u on u.tenant_id = g.tenant_id and u.id = g.user_id
        join events e on e.tenant_id = g.tenant_id and e.id = g.event_id
       where g.tenant_id = current_tenant() and g.company_id = ${context.actor.company_id}
         and g.status <> ${registrationStatus.codeOf('cancelled')} and coalesce(e.end_date, e.start_date) >= ${context.now}),
    counted as (select event_id, status, count(*)::int as n from people group by event_id, status)
    select e.id as event, e.title as event_title, e.start_date, e.end_date, e.time_zone, e.town, e.is_online,
           (select sum(n)::int from counted c where c.event_id = e.id) as people,
           (select jsonb_agg(jsonb_build_object('status', c.status, 'count', c.n) order by c.status) from counted c where c.event_id = e.id) as counts,
           array(select p.name from people p where p.event_id = e.id order by p.last_name, p.id limit ${mostNamed}) as names
      from events e
     where e.tenant_id = current_tenant() and e.id in (select event_id from counted)
     order by e.start_date, e.id limit ${mostDates}`.execute(context.db)
  return rows.map(({ counts, ...row }) => ({
    ...row,
    start_date: row.start_date && new Date(row.start_date),
    end_date: row.end_date && new Date(row.end_date),
    counts: counts.map(({ status, count }) => ({ status: registrationStatus.keyOf(status), count })),
  }))
}
