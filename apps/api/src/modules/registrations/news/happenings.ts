import { adminOtherDocuments } from '@kxo/domain/documents/paths'
import { adminEvent } from '@kxo/domain/events/paths'
import type { Profile } from '@kxo/domain/kernel/actor'
import { partnerKind } from '@kxo/domain/partners/kind'
import { adminPartner } from '@kxo/domain/partners/paths'
import { partnerStatus } from '@kxo/domain/partners/status'
import { registrationEnding } from '@kxo/domain/registrations/ending'
import type { NewsKind } from '@kxo/domain/registrations/news/mail-pace'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'

/** What one is told of, and the page it is told from: of one event or one partner. */
export type Happening = { kind: NewsKind; title: string; name: string; reason: string | null; path: string }
/** From after the first instant up to the second. */
type Period = { since: Date; until: Date }

const code = registrationStatus.codeOf
const before = sql.join(registrationStatus.codesOf('pending', 'invited', 'toComplete', 'toPay', 'toValidate', 'cancelled'))
/** Written out, for the index of these two. */
const finalStatuses = registrationStatus.codesOf('registered', 'cancelled').map((status) => sql.lit(status))
/** What was never more than begun is no news when it ends. */
const begun = sql.join(registrationStatus.codesOf('pending', 'invited'))

/** What happened to registrations in a period: confirmed, cancelled, paid for; `by_user_id` is who did it. */
const happenings = ({ since, until }: Period) => sql`
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

/** What people deposited in a period for what was asked of them outside registrations, as partners or not. */
const deposits = ({ since, until }: Period) => sql`
  select q.tenant_id, q.user_id, u.manager_id, n.kind as partner_kind, q.name as title, trim(u.first_name || ' ' || u.last_name) as name, q.deposited_at as at
    from document_requests q
    left join partners n on n.tenant_id = q.tenant_id and n.id = q.partner_id
    join users u on u.tenant_id = q.tenant_id and u.id = q.user_id
   where q.deposited_at > ${since} and q.deposited_at <= ${until}`

/** Tenants where anything happened in a period. */
export const tenantsOf = (period: Period) => sql`
  select h.tenant_id from (${happenings(period)}) as h union select d.tenant_id from (${deposits(period)}) as d`

/** An event’s responsible is told of it, else who administers everything; they follow partners too. */
const administersAll = sql<boolean>`p.is_admin and p.is_restricted = 0`
const isResponsible = sql<boolean>`e.responsible_id = p.id`
const isSubstitute = sql<boolean>`e.responsible_id is null and ${administersAll}`

const consulting: Profile = 'CNS'
/** A consultant is told of the papers of the partners they follow: by their record, or by an event to come they answer for. */
const followsPartner = sql<boolean>`p.profile_code = ${sql.lit(consulting)} and (d.manager_id = p.id or exists (
  select from event_partners i join events e on e.tenant_id = i.tenant_id and e.id = i.event_id
   where i.tenant_id = d.tenant_id and i.user_id = d.user_id and i.status <> ${sql.lit(partnerStatus.codeOf('deleted'))}
     and e.responsible_id = p.id and e.cancelled_at is null and coalesce(e.end_date, e.start_date, 'infinity') > d.at))`
const hearsOfPaper = sql<boolean>`(${administersAll} or ${followsPartner})`

/** The people told of what happened in a period, each kind found by its own index. */
export const notifiedPeople = (period: Period) => sql`
  with e as materialized (
    select distinct e.tenant_id, e.responsible_id from (${happenings(period)}) as h join events e on e.tenant_id = h.tenant_id and e.id = h.event_id)
  select p.id, p.status from e join users p on p.tenant_id = e.tenant_id and ${isResponsible}
  union select p.id, p.status from e join users p on p.tenant_id = e.tenant_id and ${isSubstitute}
  union select p.id, p.status from (${deposits(period)}) as d join users p on p.tenant_id = d.tenant_id and ${hearsOfPaper}`

/** The first of what one is told of, save what they did themselves, and how many in all. */
type News = { count: number; first: Happening[] }
type Reading = (db: Queries, user_id: number, period: Period, atMost: number) => Promise<News>

/** What happened to the events a person answers for. */
export const newsOfEvents: Reading = async (db, user_id, period, atMost) => {
  const { rows } = await sql<Omit<Happening, 'path'> & { event_id: number; count: number }>`
    select h.kind, h.event_id, e.title, h.name, h.reason, count(*) over ()::int as count
      from (${happenings(period)}) as h
      join events e on e.tenant_id = h.tenant_id and e.id = h.event_id
      join users p on p.tenant_id = h.tenant_id and p.id = ${user_id} and (${isResponsible} or ${isSubstitute})
     where h.by_user_id is distinct from ${user_id}::bigint
     order by h.at, h.name limit ${atMost}`.execute(db)
  return { count: rows[0]?.count ?? 0, first: rows.map(({ count: _, event_id, ...one }) => ({ ...one, path: adminEvent(event_id) })) }
}

/** What people deposited for what was asked of them. */
export const newsOfPapers: Reading = async (db, reader, period, atMost) => {
  const { rows } = await sql<{ title: string; name: string; user_id: number; partner_kind: number | null; count: number }>`
    select d.title, d.name, d.user_id, d.partner_kind, count(*) over ()::int as count
      from (${deposits(period)}) as d
      join users p on p.tenant_id = d.tenant_id and p.id = ${reader} and ${hearsOfPaper}
     where d.user_id <> ${reader} order by d.at, d.name limit ${atMost}`.execute(db)
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ title, name, user_id, partner_kind }) => ({
      kind: 'deposited',
      title,
      name,
      reason: null,
      path: partner_kind === null ? adminOtherDocuments() : adminPartner(user_id, partnerKind.keyOf(partner_kind)),
    })),
  }
}
