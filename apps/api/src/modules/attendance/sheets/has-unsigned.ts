import { presenceState } from '@kxo/domain/attendance/presence'
import { type SqlBool, sql } from 'kysely'
import { attendeesOf } from '../../registrations/index.ts'
import { onSheet } from '../queries.ts'
import { sourcesOfProof } from '../signing/slot-facts.ts'

const absent = sql.lit(presenceState.codeOf('absent'))

/** Whether an event that stands, of a row of `events`, has a half-day that is over with somebody expected who neither proved it nor was marked absent. */
export const hasUnsigned = sql<SqlBool>`(events.cancelled_at is null
  and not exists (select from attendance_sheets h where h.tenant_id = events.tenant_id and h.event_id = events.id and h.locked_at is not null)
  and exists (select from slots s
    join ${attendeesOf(sql`s.tenant_id`, sql`s.event_id`)} as a on true
    join registrations r on r.tenant_id = s.tenant_id and r.id = a.registration_id and r.status in (${sql.join(onSheet.map((code) => sql.lit(code)))})
   where s.tenant_id = events.tenant_id and s.event_id = events.id and s.end_at < now()
     and not exists (select from signatures g where g.tenant_id = s.tenant_id and g.slot_id = s.id and g.registration_id = r.id)
     and not exists (select from presences p where p.tenant_id = s.tenant_id and p.slot_id = s.id and p.registration_id = r.id
       and (p.source in (${sourcesOfProof}) or p.state = ${absent}))))`
