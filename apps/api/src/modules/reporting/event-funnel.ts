import { eventNature } from '@kxo/domain/events/nature'
import { may } from '@kxo/domain/events/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { EventStats } from '@kxo/domain/reporting/event-stats-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { getEvent } from '../events/index.ts'

const expected = sql.join(registrationStatus.codesOf(...registrationStatus.keysIn('isExpected')))
const attended = sql.join(registrationStatus.codesOf('present', 'signedIn'))
const mostDates = 8

/** What the registrations `r` of an event reached. An invitation nobody answered began nothing. */
const funnel = sql<EventStats['funnel']>`
  count(*) filter (where r.status <> ${registrationStatus.codeOf('invited')})::int as started,
  count(*) filter (where exists (select from registration_history h where h.tenant_id = r.tenant_id and h.registration_id = r.id
    and h.to_status in (${expected})))::int as confirmed,
  count(*) filter (where r.status in (${attended}))::int as attended,
  count(*) filter (where r.status = ${registrationStatus.codeOf('signedIn')})::int as signed,
  count(*) filter (where r.status = ${registrationStatus.codeOf('cancelled')})::int as cancelled`

export async function readFunnel(db: Queries, of: RawBuilder<SqlBool>): Promise<EventStats['funnel']> {
  const { rows } = await sql<EventStats['funnel']>`select ${funnel} from registrations r where ${of}`.execute(db)
  return rows[0] ?? { started: 0, confirmed: 0, attended: 0, signed: 0, cancelled: 0 }
}

type OtherDate = EventStats['funnel'] & { id: number; start_date: Date; company_id: number | null }

/** The nearest other dates of the same training, of its model, its series or its name, those the caller may read. */
export async function otherDatesOf(
  { db, actor }: Context,
  event: Awaited<ReturnType<typeof getEvent>>,
): Promise<EventStats['other_dates']> {
  if (event.start_date === null || event.parent_id !== null) return []
  const { rows } = await sql<OtherDate>`
    select e.id, e.start_date, e.company_id, f.* from (
      select id, tenant_id, start_date, company_id from events
      where (searchable(title) = searchable(${event.title}) or model_id = ${event.model_id} or series_id = ${event.series_id})
        and id <> ${event.id} and parent_id is null and nature = ${eventNature.codeOf('master')} and cancelled_at is null
        and start_date is not null and (is_active or published_at is not null)
      order by abs(extract(epoch from start_date - ${event.start_date}::timestamptz)), id limit ${mostDates}) e
    cross join lateral (select ${funnel} from registrations r where r.tenant_id = e.tenant_id and r.event_id = e.id) f
    order by e.start_date, e.id`.execute(db)
  return rows.filter((row) => may.readEvent(actor, row)).map(({ id, start_date, company_id: _, ...funnel }) => ({ id, start_date, funnel }))
}
