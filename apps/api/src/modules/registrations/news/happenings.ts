import { registrationEnding } from '@kxo/domain/registrations/ending'
import type { NewsKind } from '@kxo/domain/registrations/news/mail-pace'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'

export type Happening = { kind: NewsKind; event_id: number; title: string; name: string; reason: string | null; at: Date }
/** From after the first instant up to the second. */
export type Period = { since: Date; until: Date }

const code = registrationStatus.codeOf
const before = sql.join(registrationStatus.codesOf('pending', 'invited', 'toComplete', 'toPay', 'toValidate', 'cancelled'))
/** Written out, for the index of these two. */
const finalStatuses = registrationStatus.codesOf('registered', 'cancelled').map((status) => sql.lit(status))
/** What was never more than begun is no news when it ends. */
const begun = sql.join(registrationStatus.codesOf('pending', 'invited'))

/** What happened to registrations in a period: confirmed, cancelled, paid for; `by_user_id` is who did it. */
export const happenings = ({ since, until }: Period) => sql`
  select h.tenant_id, case when h.to_status = ${code('registered')} then 'registered' else 'cancelled' end as kind, r.event_id,
         trim(u.first_name || ' ' || u.last_name) as name, h.reason, h.at, h.by_user_id
    from registration_history h
    join registrations r on r.tenant_id = h.tenant_id and r.id = h.registration_id
    join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
   where h.to_status in (${sql.join(finalStatuses)}) and h.at > ${since} and h.at <= ${until}
     and (h.to_status = ${code('registered')} and h.from_status in (${before})
       or h.to_status = ${code('cancelled')} and h.from_status not in (${begun}) and r.ending is distinct from ${registrationEnding.codeOf('expired')})
  union all
  select p.tenant_id, 'paid', b.morph_id, b.recipient_label, null, p.created_at, p.recorded_by
    from payments p join bills b on b.tenant_id = p.tenant_id and b.id = p.bill_id and b.morph = 'Event'
   where p.amount > 0 and p.reverses_id is null and p.created_at > ${since} and p.created_at <= ${until}`

/** An event's responsible is told of it, else who administers everything. */
const isResponsible = sql<boolean>`e.responsible_id = p.id`
const isSubstitute = sql<boolean>`e.responsible_id is null and p.is_admin and p.is_restricted = 0`

/** The people told of what happened in a period, each kind found by its own index. */
export const notifiedPeople = (period: Period) => sql`
  with e as materialized (
    select distinct e.tenant_id, e.responsible_id from (${happenings(period)}) as h join events e on e.tenant_id = h.tenant_id and e.id = h.event_id)
  select p.id, p.status from e join users p on p.tenant_id = e.tenant_id and ${isResponsible}
  union select p.id, p.status from e join users p on p.tenant_id = e.tenant_id and ${isSubstitute}`

/** What happened that a person is told of, save what they did themselves: the first ones, and how many in all. */
export async function newsFor(
  db: Queries,
  user_id: number,
  period: Period,
  atMost: number,
): Promise<{ count: number; first: Happening[] }> {
  const { rows } = await sql<Happening & { count: number }>`
    select h.kind, h.event_id, e.title, h.name, h.reason, h.at, count(*) over ()::int as count
      from (${happenings(period)}) as h
      join events e on e.tenant_id = h.tenant_id and e.id = h.event_id
      join users p on p.tenant_id = h.tenant_id and p.id = ${user_id} and (${isResponsible} or ${isSubstitute})
     where h.by_user_id is distinct from ${user_id}::bigint
     order by h.at, h.name limit ${atMost}`.execute(db)
  return { count: rows[0]?.count ?? 0, first: rows.map(({ count: _, ...one }) => one) }
}
