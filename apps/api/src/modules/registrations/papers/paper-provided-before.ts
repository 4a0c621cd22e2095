import { documentStatus } from '@kxo/domain/documents/status'
import { type RawBuilder, sql } from 'kysely'

const validated = sql.lit(documentStatus.codeOf('validated'))

/** The last day of what is registered for. Read apart, as who registers is: the planner tries every order of what is joined. */
const lastDay = (r: RawBuilder<unknown>) => sql`(select (coalesce(e.end_date, e.start_date, now()) at time zone e.time_zone)::date
  from registrations asking join events e on e.tenant_id = asking.tenant_id and e.id = asking.event_id
  where asking.tenant_id = asked.tenant_id and asking.id = ${r})`

/**
 * Where paper `asked` was provided before for the person of registration `r`: accepted elsewhere under the same name, and valid until the event is over.
 * What somebody looks at was looked at there too; what was deposited here, or asked anew, comes first.
 */
const providedBefore = (r: RawBuilder<unknown>, shown: RawBuilder<unknown>) => sql`(select ${shown}
  from registrations earlier
  join registration_papers p on p.tenant_id = earlier.tenant_id and p.registration_id = earlier.id
  join event_papers named on named.tenant_id = p.tenant_id and named.id = p.paper_id
  join documents d on d.tenant_id = p.tenant_id and d.id = p.document_id and d.status = ${validated}
  where earlier.tenant_id = asked.tenant_id and earlier.id <> ${r} and not asked.is_each_time
    and earlier.user_id = (select asking.user_id from registrations asking where asking.tenant_id = asked.tenant_id and asking.id = ${r})
    and searchable(named.name) = searchable(asked.name) and (p.decided_at is not null or not asked.is_checked)
    and (p.valid_until is null or p.valid_until >= ${lastDay(r)})
    and not exists (select from registration_papers own where own.tenant_id = asked.tenant_id and own.registration_id = ${r} and own.paper_id = asked.id)
  order by p.valid_until desc nulls first, p.decided_at desc nulls last, d.id desc limit 1)`

/** The document that answers paper `asked` for registration `r`, as both are named in the query around. */
export const paperDocument = (r: RawBuilder<unknown>) => sql<number | null>`coalesce(
  (select own.document_id from registration_papers own where own.tenant_id = asked.tenant_id and own.registration_id = ${r} and own.paper_id = asked.id),
  ${providedBefore(r, sql`d.id`)})`

/** What it was provided for before, and until when it is valid there. */
export const earlierPaper = (r: RawBuilder<unknown>) =>
  sql<{ event: string; valid_until: string | null } | null>`${providedBefore(
    r,
    sql`jsonb_build_object('valid_until', p.valid_until, 'event',
      (select served.title from events served where served.tenant_id = earlier.tenant_id and served.id = earlier.event_id))`,
  )}`
