import { documentStatus } from '@kxo/domain/documents/status'
import { sql } from 'kysely'
import { holding } from './lacking-papers.ts'
import { paperDocument } from './paper-provided-before.ts'

/** Papers asked of the places of events to come, as `(user_id, event_id, registration_id, name, status, due_on)`: awaited while nothing was deposited. */
export const collectedPapers = (now: Date) => sql`
  select r.user_id, r.event_id, r.id as registration_id, asked.name, coalesce(held.status, ${sql.lit(documentStatus.codeOf('toComplete'))}) as status,
      ((e.start_date at time zone e.time_zone)::date - asked.due_days) as due_on
    from event_papers asked
    join events e on e.tenant_id = asked.tenant_id and e.id = asked.event_id and e.is_active and e.cancelled_at is null
      and coalesce(e.end_date, e.start_date, 'infinity') > ${now}
    join registrations r on r.tenant_id = e.tenant_id and r.event_id = e.id and r.status in (${holding})
    left join documents held on held.tenant_id = asked.tenant_id and held.id = ${paperDocument(sql`r.id`)}
   where asked.tenant_id = current_tenant() and asked.retired_at is null and (asked.is_required or held.id is not null)`
