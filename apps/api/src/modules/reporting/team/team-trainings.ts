import { decimalHours } from '@kxo/domain/kernel/hours'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { boundsOf, type Period } from '@kxo/domain/reporting/rules'
import type { TeamTraining, teamFiguresContract } from '@kxo/domain/reporting/team-contract'
import { teamTrainingList } from '@kxo/domain/reporting/team-list'
import { teamFiguresWords as w } from '@kxo/domain/reporting/team-words'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { followedHalfDays } from '../../attendance/index.ts'
import { listOrExport } from '../../traces/index.ts'
import { within } from '../people-rows.ts'

type Row = Omit<TeamTraining, 'status'> & { status: number }

const plan = planOf(
  teamTrainingList,
  { last_name: 'theirs.last_name', first_name: 'theirs.first_name', event_title: 'theirs.event_title', start_date: 'theirs.start_date' },
  { search: sql`theirs.last_name || ' ' || theirs.first_name`, sort: 'start_date', id: sql`theirs.id` },
)
const columns = exportsOf<typeof teamTrainingList, TeamTraining>(teamTrainingList, {
  status: ({ status }) => registrationStatus.labelOf(status),
  minutes: ({ minutes }) => decimalHours(minutes),
})

const present = (rows: readonly Row[]): TeamTraining[] => rows.map((row) => ({ ...row, status: registrationStatus.keyOf(row.status) }))

/** The people of a company at the events that begin in a period. */
function theirs({ actor, tenant }: Pick<Context, 'actor' | 'tenant'>, period: Period): RawBuilder<Row> {
  return sql<Row>`
    select r.id, u.last_name, u.first_name, u.mail, e.title as event_title, e.start_date, e.end_date, e.town, r.status, f.half_days, f.minutes
      from registrations r
      join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
      join events e on e.tenant_id = r.tenant_id and e.id = r.event_id
      cross join lateral (select count(*)::int as half_days, coalesce(sum(h.minutes), 0)::int as minutes from ${followedHalfDays} h) f
     where r.tenant_id = current_tenant() and r.company_id = ${actor.company_id}
       and ${within(sql`e.start_date`, boundsOf(period, tenant.time_zone))}`
}

type Listed = SelectQueryBuilder<{ theirs: Row }, 'theirs', Row>

/** What the people of a referent’s company follow, month by month, to take away. */
export const listTeamTrainings: Verb<typeof teamFiguresContract.teamTrainings> = async (context, { query }) => {
  authorize(may.followTeam(context.actor))
  const { period, ...narrowing } = query
  return listOrExport(context, 'export_team_trainings', {
    name: context.language.say(w.fileName, { period: period === 'all' ? '' : period }).trim(),
    plan,
    asked: narrowing,
    // A query written by hand has no table the types know.
    query: (db: Queries) => db.selectFrom(sql<Row>`(${theirs(context, period)})`.as('theirs')).selectAll('theirs') as unknown as Listed,
    present,
    columns,
  })
}
