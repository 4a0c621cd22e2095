import { documentCategory } from '@kxo/domain/documents/category'
import { ticketsAwaitedDays } from '@kxo/domain/documents/ticket-state'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type SqlBool, sql } from 'kysely'

/** A confirmed place of an event that begins within days, whose ticket was never sent. */
export const lacksTicket = (now: Date) => sql<SqlBool>`(registrations.status = any(${registrationStatus.codesIn('isExpected')}::smallint[])
  and registrations.event_id in (select e.id from events e where e.tenant_id = registrations.tenant_id and e.cancelled_at is null and e.closed_at is null
    and e.start_date between ${now}::timestamptz and ${now}::timestamptz + ${ticketsAwaitedDays} * interval '1 day')
  and not exists (select from documents d where d.tenant_id = registrations.tenant_id and d.registration_id = registrations.id
    and d.category = ${sql.lit(documentCategory.codeOf('ticket'))} and d.replaced_by is null))`
