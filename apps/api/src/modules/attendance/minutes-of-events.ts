import type { Indicators } from '@kxo/domain/events/syllabus/indicators'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import { eventsAttendedBy } from '../registrations/index.ts'
import { followedHalfDays } from './followed-half-days.ts'

const expected = sql.join([...registrationStatus.codesIn('hasAttended'), registrationStatus.codeOf('absent')].map((code) => sql.lit(code)))

/** Minutes of the half-days the people of events were expected at, those who never came among them, and of those they followed (FOR-32, FOR-42). */
export async function minutesOfEvents(
  db: Queries,
  event_ids: readonly number[],
): Promise<Pick<Indicators, 'planned_minutes' | 'followed_minutes'>> {
  const { rows } = await sql<{ planned: number; followed: number }>`
    select coalesce(sum(planned), 0)::int as planned, coalesce(sum(followed), 0)::int as followed
      from (select (select sum(extract(epoch from s.end_at - s.start_at) / 60)
                      from ${eventsAttendedBy(sql`r.tenant_id`, sql`r.id`, sql`r.event_id`)} as a
                      join slots s on s.tenant_id = r.tenant_id and s.event_id = a.event_id) as planned,
                   (select sum(f.minutes) from ${followedHalfDays} as f) as followed
              from registrations r
             where r.tenant_id = current_tenant() and r.event_id = any(${[...event_ids]}::bigint[]) and r.status in (${expected})) as each`.execute(
    db,
  )
  const { planned = 0, followed = 0 } = rows[0] ?? {}
  return { planned_minutes: planned, followed_minutes: followed }
}
