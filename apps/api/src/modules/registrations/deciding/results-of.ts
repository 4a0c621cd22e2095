import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { AttendanceResults } from '../../events/index.ts'

const attended = sql.join(registrationStatus.codesIn('hasAttended').map((code) => sql.lit(code)))
const absent = sql.lit(registrationStatus.codeOf('absent'))

/** Who was expected at the dates of a training closed in the last two years, and who came; nothing before one was. */
export async function resultsOf(db: Queries, title: string, now: Date): Promise<AttendanceResults | undefined> {
  const { rows } = await sql<{ expected: number; came: number; event_ids: number[] | null; from: Date | null; to: Date | null }>`
    select count(*)::int as expected, count(*) filter (where r.status in (${attended}))::int as came,
      array_agg(distinct events.id) as event_ids, min(events.start_date) as from, max(coalesce(events.end_date, events.start_date)) as to
    from events join registrations r on r.tenant_id = events.tenant_id and r.event_id = events.id and r.status in (${attended}, ${absent})
    where events.title = ${title} and events.is_training and events.closed_at is not null
      and coalesce(events.end_date, events.start_date) between ${now}::timestamptz - interval '2 years' and ${now}`.execute(db)
  const [found] = rows
  if (!found?.event_ids || !found.from || !found.to) return undefined
  return { expected: found.expected, came: found.came, event_ids: found.event_ids.map(Number), from: found.from, to: found.to }
}
