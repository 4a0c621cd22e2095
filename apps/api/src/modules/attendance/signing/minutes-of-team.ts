import { presenceState } from '@kxo/domain/attendance/presence'
import { sql } from 'kysely'
import type { ContactsDependencies } from '../../contacts/index.ts'
import { followedMinutes } from '../followed-minutes.ts'

const absent = sql.lit(presenceState.codeOf('absent'))

/** Minutes of the half-days of the calendar year people were at for their company, lateness taken off (FOR-31). */
export const minutesOfTeam: ContactsDependencies['minutesOfTeam'] = async ({ db, now, zone, company, ids }) => {
  const { rows } = await sql<{ user_id: number; minutes: number }>`
    select g.user_id, sum(${followedMinutes})::int as minutes
      from registrations g
      join presences p on p.tenant_id = g.tenant_id and p.registration_id = g.id and p.state <> ${absent}
      join slots s on s.tenant_id = p.tenant_id and s.id = p.slot_id
     where g.tenant_id = current_tenant() and g.user_id = any(${[...ids]}::bigint[]) and g.company_id = ${company}
       and date_part('year', s.start_at at time zone ${zone}) = date_part('year', ${now}::timestamptz at time zone ${zone})
     group by g.user_id`.execute(db)
  return new Map(rows.map(({ user_id, minutes }) => [Number(user_id), minutes]))
}
