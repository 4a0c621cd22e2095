import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { ListField } from '../../../platform/lists/list-filters.ts'
import type { ContactsDependencies } from '../../contacts/index.ts'

const codes = (...keys: Parameters<typeof registrationStatus.codesOf>) =>
  sql.join(registrationStatus.codesOf(...keys).map((code) => sql.lit(code)))
const confirmed = codes('registered', 'present', 'signedIn')
const awaitsPerson = codes('invited', 'toComplete', 'toPay')
const cancelled = codes('cancelled')

/** Registrations made while people were of the company; what they do elsewhere is theirs alone. */
export const eventsOfTeam: ContactsDependencies['eventsOfTeam'] = async ({ db, now, zone, company, ids }) => {
  type Row = { user_id: number; events_of_year: number; next_date: Date | null; to_do: number }
  const { rows } = await sql<Row>`
    select g.user_id,
           count(distinct coalesce(e.parent_id, e.id)) filter (where g.status in (${confirmed})
             and date_part('year', e.start_date at time zone ${zone}) = date_part('year', ${now}::timestamptz at time zone ${zone}))::int as events_of_year,
           min(e.start_date) filter (where g.status in (${confirmed}) and e.start_date > ${now}) as next_date,
           count(*) filter (where g.status in (${awaitsPerson}))::int as to_do
      from registrations g join events e on e.tenant_id = g.tenant_id and e.id = g.event_id
     where g.tenant_id = current_tenant() and g.user_id = any(${[...ids]}::bigint[]) and g.company_id = ${company} and g.status not in (${cancelled})
     group by g.user_id`.execute(db)
  return new Map(
    rows.map(({ user_id, events_of_year, next_date, to_do }) => [
      Number(user_id),
      { events_of_year, next_date: next_date && new Date(next_date), to_do },
    ]),
  )
}

const ofCompany = sql`g.tenant_id = users.tenant_id and g.user_id = users.id and g.company_id = users.company_id`

/** A referent's people by the title of what they are registered to, and those nothing was done for in two years. */
export const teamFilters: Record<string, ListField> = {
  event_title: {
    at: sql.ref('e.title'),
    kind: 'text',
    within: (condition) => sql`exists (select from registrations g join events e on e.tenant_id = g.tenant_id and e.id = g.event_id
      where ${ofCompany} and g.status not in (${cancelled}) and ${condition})`,
  },
  is_idle: {
    at: sql`true`,
    kind: 'flag',
    within: (
      condition,
    ) => sql`(${condition} and not exists (select from registrations g join events e on e.tenant_id = g.tenant_id and e.id = g.event_id
      where ${ofCompany} and g.status in (${confirmed}) and e.start_date > now() - interval '2 years'))`,
  },
}
