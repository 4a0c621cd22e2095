import { presenceState } from '@kxo/domain/attendance/presence'
import { questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import { leastAnswers } from '@kxo/domain/questionnaires/rules'
import { quizFeedback, testType } from '@kxo/domain/quizzes/kinds'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type Bounds, lastMonths } from '@kxo/domain/reporting/rules'
import type { TeamFigures } from '@kxo/domain/reporting/team-contract'
import { type RawBuilder, sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import { mayBeShown } from '../../questionnaires/index.ts'
import { attemptFacts } from '../../quizzes/index.ts'
import { paramsOf } from '../../tenants/index.ts'
import { halfDaysOf, within } from '../people-rows.ts'

type Learning = Pick<TeamFigures, 'half_days' | 'series' | 'fill' | 'tests' | 'feedback'>

/** Past half-days of the period people of the company were expected at: seen or signed, late, away. */
async function halfDays({ db, now, tenant }: Context, bounds: Bounds, ofCompany: RawBuilder<boolean>): Promise<Learning['half_days']> {
  const { rows } = await sql<Learning['half_days']>`
    select count(*)::int as expected, count(*) filter (where h.is_signed or h.state in (${sql.join(presenceState.codesOf('present', 'late'))}))::int as present,
      count(*) filter (where h.minutes_late > 0)::int as late, coalesce(sum(h.minutes_late), 0)::int as minutes_late,
      count(*) filter (where h.state = ${presenceState.codeOf('absent')} and not h.is_signed)::int as absent
    from (${halfDaysOf({ ...bounds, now, zone: tenant.time_zone }, ofCompany)}) as h`.execute(db)
  return found(rows[0])
}

/** Registrations of its people, by the month they began over the last twelve, and where they stand. */
async function series({ db, actor, now, tenant }: Context): Promise<Learning['series']> {
  const [settled, cancelled] = [registrationStatus.codesIn('isExpected'), registrationStatus.codeOf('cancelled')]
  const months = lastMonths(now, tenant.time_zone).toReversed()
  const { rows } = await sql<Learning['series'][number]>`
    select to_char(r.created_at at time zone ${tenant.time_zone}, 'YYYY-MM') as month,
      count(*) filter (where r.status in (${sql.join(settled)}))::int as confirmed, count(*) filter (where r.status = ${cancelled})::int as cancelled,
      count(*) filter (where r.status not in (${sql.join([...settled, cancelled])}))::int as open
    from registrations r where r.tenant_id = current_tenant() and r.company_id = ${actor.company_id}
      and r.created_at >= (${`${months[0]}-01`}::timestamp at time zone ${tenant.time_zone}) group by 1`.execute(db)
  return months.map((month) => rows.find((row) => row.month === month) ?? { month, open: 0, confirmed: 0, cancelled: 0 })
}

/** Places of the events of the period held for the company alone that its people took; null without any such event. */
async function fill({ db, actor }: Context, bounds: Bounds): Promise<Learning['fill']> {
  const { rows } = await sql<{ taken: number; places: number }>`
    select coalesce(sum(p.taken), 0)::int as taken, coalesce(sum(p.max_participants), 0)::int as places
    from events e join event_places p on p.tenant_id = e.tenant_id and p.event_id = e.id and p.max_participants is not null
    where e.tenant_id = current_tenant() and e.company_id = ${actor.company_id} and e.cancelled_at is null and ${within(sql`e.start_date`, bounds)}`.execute(
    db,
  )
  const sums = found(rows[0])
  return sums.places > 0 ? sums : null
}

/** Mean scores of its people at tests before and after, once enough took them; null where the organisation shows referents no result. */
async function tests({ db, actor, now, tenant }: Context, bounds: Bounds): Promise<Learning['tests']> {
  if (!paramsOf(tenant).referent_sees_results) return null
  const ofCompany = sql`exists (select from registrations r join events e on e.tenant_id = r.tenant_id and e.id = r.event_id
    where r.tenant_id = a.tenant_id and r.user_id = a.user_id and r.event_id = g.event_id and r.company_id = ${actor.company_id} and ${within(sql`e.start_date`, bounds)})
    and q.test_type in (${sql.join(testType.codesOf('positioning', 'final'))})
    and (q.feedback <> ${quizFeedback.codeOf('closing')} or g.closes_at <= ${now})`
  const { rows } = await sql<{ test_type: number; percent: number; people: number }>`
    select q.test_type, round(avg(f.percent) * 100)::int as percent, count(distinct f.user_id)::int as people
    from (${attemptFacts(ofCompany, now)}) as f join quizzes q on q.tenant_id = current_tenant() and q.id = f.quiz_id
    where f.is_counted and f.to_mark = 0 group by 1`.execute(db)
  const meanOf = (type: 'positioning' | 'final') => {
    const row = rows.find(({ test_type }) => test_type === testType.codeOf(type))
    return row && row.people >= leastAnswers ? { percent: row.percent, people: row.people } : null
  }
  return { before: meanOf('positioning'), after: meanOf('final') }
}

/** What its people thought of the events of the period, as far as it may be shown and once enough said so (FOR-40). */
async function feedback({ db, actor }: Context, bounds: Bounds): Promise<Learning['feedback']> {
  const { rows } = await sql<{ rated: number; satisfaction: number | null; recommended: number; score: number | null }>`
    select count(*) filter (where r.points_max > 0)::int as rated, round(10000 * sum(r.points) / nullif(sum(r.points_max), 0))::int as satisfaction,
      count(r.recommendation)::int as recommended,
      round(100.0 * sum(case when r.recommendation >= 9 then 1 when r.recommendation <= 6 then -1 else 0 end) / nullif(count(r.recommendation), 0))::int as score
    from questionnaire_responses r
    join event_questionnaires s on s.tenant_id = r.tenant_id and s.id = r.event_questionnaire_id
      and s.audience = ${questionnaireAudience.codeOf('participant')} and ${mayBeShown}
    where r.tenant_id = current_tenant() and exists (select from registrations g join events e on e.tenant_id = g.tenant_id and e.id = g.event_id
      where g.tenant_id = r.tenant_id and g.user_id = r.user_id and g.event_id = s.event_id and g.company_id = ${actor.company_id}
        and ${within(sql`e.start_date`, bounds)})`.execute(db)
  const { rated, satisfaction, recommended, score } = found(rows[0])
  return {
    satisfaction: rated >= leastAnswers && satisfaction !== null ? { value: satisfaction, answers: rated } : null,
    score: recommended >= leastAnswers && score !== null ? { value: score, answers: recommended } : null,
  }
}

/** How the people of a referent’s company attend, progress and judge, in a period. */
export async function learningOf(context: Context, bounds: Bounds, ofCompany: RawBuilder<boolean>): Promise<Learning> {
  return {
    half_days: await halfDays(context, bounds, ofCompany),
    series: await series(context),
    fill: await fill(context, bounds),
    tests: await tests(context, bounds),
    feedback: await feedback(context, bounds),
  }
}
