import { enrolment } from '@kxo/domain/events/activities/enrolment'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'

/** Who attends an event or an activity, by registration: those of the event, everybody for a mandatory activity, who chose it for another. */
export const attendees: RawBuilder<unknown> = sql`(
  select tenant_id, event_id, id as registration_id from registrations
  union all
  select r.tenant_id, a.id, r.id from events a join registrations r on r.tenant_id = a.tenant_id and r.event_id = a.parent_id
   where a.enrolment = ${sql.lit(enrolment.codeOf('mandatory'))}
  union all
  select tenant_id, activity_id, registration_id from registration_activities where held_until is null)`

/** Whether a row of `registrations` attends an event, or an activity of its own: told once for all rows, for the transaction's tenant is each one's. */
export const attendsEvent = (event_id: number): RawBuilder<boolean> =>
  sql<boolean>`registrations.id in (select a.registration_id from ${attendees} as a where a.tenant_id = current_tenant() and a.event_id = ${event_id})`

/** The same for one event or activity of a row beside: looked up by it, rather than all told then matched. */
export const attendeesOf = (tenant_id: RawBuilder<unknown>, event_id: RawBuilder<unknown>): RawBuilder<unknown> => sql`lateral (
  select id as registration_id from registrations where tenant_id = ${tenant_id} and event_id = ${event_id}
  union all
  select r.id from events a join registrations r on r.tenant_id = a.tenant_id and r.event_id = a.parent_id
   where a.tenant_id = ${tenant_id} and a.id = ${event_id} and a.enrolment = ${sql.lit(enrolment.codeOf('mandatory'))}
  union all
  select registration_id from registration_activities where tenant_id = ${tenant_id} and activity_id = ${event_id} and held_until is null)`

/** The event and the activities a registration of a row beside attends: the inverse of the above. */
export const eventsAttendedBy = (
  tenant_id: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  event_id: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`lateral (
  select ${event_id} as event_id
  union all
  select id from events where tenant_id = ${tenant_id} and parent_id = ${event_id} and enrolment = ${sql.lit(enrolment.codeOf('mandatory'))}
  union all
  select activity_id from registration_activities where tenant_id = ${tenant_id} and registration_id = ${id} and held_until is null)`

/** Whether a registration attends an event, or an activity of its event. */
export async function attends(db: Queries, registration_id: number, event_id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from ${attendees} as a where a.tenant_id = current_tenant()
    and a.event_id = ${event_id} and a.registration_id = ${registration_id} limit 1`.execute(db)
  return rows.length > 0
}

/** Every event and activity a registration attends. */
export async function attendedBy(db: Queries, registration_id: number): Promise<number[]> {
  const { rows } = await sql<{ event_id: number }>`select a.event_id from registrations r
    cross join ${eventsAttendedBy(sql`r.tenant_id`, sql`r.id`, sql`r.event_id`)} as a
    where r.tenant_id = current_tenant() and r.id = ${registration_id} order by a.event_id`.execute(db)
  return rows.map(({ event_id }) => event_id)
}

/** The same of several registrations, read once. */
export async function attendedByEach(db: Queries, ids: readonly number[]): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; attended: number[] }>`select r.id, array_agg(a.event_id order by a.event_id) as attended
    from registrations r
    cross join ${eventsAttendedBy(sql`r.tenant_id`, sql`r.id`, sql`r.event_id`)} as a
    where r.tenant_id = current_tenant() and r.id = any(${ids}::bigint[]) group by r.id`.execute(db)
  return new Map(rows.map(({ id, attended }) => [id, attended.map(Number)]))
}
