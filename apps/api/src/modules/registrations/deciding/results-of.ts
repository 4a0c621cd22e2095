import type { Indicators } from '@kxo/domain/events/syllabus/indicators'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'

const attended = sql.join(registrationStatus.codesIn('hasAttended').map((code) => sql.lit(code)))
const absent = sql.lit(registrationStatus.codeOf('absent'))

/** Who was expected at the dates of a training closed in the last two years, and who came; nothing before one was. */
export async function resultsOf(db: Queries, title: string, now: Date): Promise<Indicators | undefined> {
  const { rows } = await sql<{ expected: number; came: number; from: Date | null; to: Date | null }>`
    select count(*)::int as expected, count(*) filter (where r.status in (${attended}))::int as came,
      min(events.start_date) as from, max(coalesce(events.end_date, events.start_date)) as to
    from events join registrations r on r.tenant_id = events.tenant_id and r.event_id = events.id and r.status in (${attended}, ${absent})
    where events.title = ${title} and events.is_training and events.closed_at is not null
      and coalesce(events.end_date, events.start_date) between ${now}::timestamptz - interval '2 years' and ${now}`.execute(db)
  const [found] = rows
  return found?.from && found.to ? { expected: found.expected, came: found.came, from: found.from, to: found.to } : undefined
}
