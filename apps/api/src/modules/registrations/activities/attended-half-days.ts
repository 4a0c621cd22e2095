import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { eventsAttendedBy } from './attendees.ts'

export type AttendedHalfDay = {
  id: number
  registration_id: number
  event_id: number
  /** Title of the activity it belongs to; null for a half-day of the event itself. */
  activity: string | null
  start_at: Date
  end_at: Date
  title: string
  room_name: string | null
  /** Where it is held, by the event or activity it belongs to. */
  place: string
  is_online: boolean
}

/**
 * The half-days people attend, by registration, in their order: those of their event, of its mandatory activities and of the activities they chose.
 * A cancelled activity is attended no more; cancelled with its event, it is named still so that calendars let go of it.
 */
export async function attendedHalfDays(db: Queries, registrationIds: readonly number[]): Promise<(id: number) => AttendedHalfDay[]> {
  const { rows } = await sql<AttendedHalfDay>`
    select s.id, r.id as registration_id, s.event_id, case when e.id <> r.event_id then e.title end as activity, s.start_at, s.end_at, s.title,
        rooms.name as room_name, concat_ws(', ', locations.name, coalesce(locations.town, e.town)) as place, e.is_online
      from registrations r
      join events m on m.tenant_id = r.tenant_id and m.id = r.event_id
      cross join ${eventsAttendedBy(sql`r.tenant_id`, sql`r.id`, sql`r.event_id`)} as a
      join events e on e.tenant_id = r.tenant_id and e.id = a.event_id
      join slots s on s.tenant_id = e.tenant_id and s.event_id = e.id
      left join rooms on rooms.tenant_id = s.tenant_id and rooms.id = s.room_id
      left join locations on locations.tenant_id = e.tenant_id and locations.id = e.location_id
     where r.tenant_id = current_tenant() and r.id = any(${[...registrationIds]}::bigint[])
       and (e.id = m.id or e.cancelled_at is null or m.cancelled_at is not null)
     order by s.start_at, s.id`.execute(db)
  const byRegistration = Map.groupBy(rows, ({ registration_id }) => registration_id)
  return (id) => byRegistration.get(id) ?? []
}
