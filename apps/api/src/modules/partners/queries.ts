import { accountStatus } from '@kxo/domain/identity/status'
import type { EventPartner } from '@kxo/domain/partners/contract'
import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerStatus } from '@kxo/domain/partners/status'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import { holds } from '../../platform/lists/list-filters.ts'
import { planHint } from '../../platform/lists/plan-hints.ts'

const deleted = partnerStatus.codeOf('deleted')

/** Partners of events, those removed left out, with the slots they hold. */
export const partnersOf = async (db: Queries, ...event_ids: number[]): Promise<(EventPartner & { event_id: number })[]> =>
  event_ids.length === 0 ? [] : presented(await partsOf(db, event_ids).where('partner.status', '<>', deleted).execute())

/** Those who have a part in an event and accepted it. */
export const acceptedPartners = async ({ db }: Pick<Context, 'db'>, event_id: number): Promise<{ mail: string; user_id: number }[]> =>
  partsOf(db, [event_id]).where('partner.status', '=', partnerStatus.codeOf('validated')).execute()

/** Those who refused a part in an event, with their reasons. */
export const refusalsOf = async (db: Queries, event_id: number): Promise<EventPartner[]> =>
  presented(await partsOf(db, [event_id]).where('partner.status', '=', deleted).where('partner.refusal_reason', 'is not', null).execute())

const presented = <Row extends { kind: number; status: number }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, kind: partnerKind.keyOf(row.kind), status: partnerStatus.keyOf(row.status) }))

const partsOf = (db: Queries, event_ids: readonly number[]) =>
  db
    .selectFrom('event_partners as partner')
    .innerJoin('users', (join) => join.onRef('users.tenant_id', '=', 'partner.tenant_id').onRef('users.id', '=', 'partner.user_id'))
    .select([
      'partner.id',
      'partner.event_id',
      'partner.user_id',
      'partner.kind',
      'partner.status',
      'partner.role_title',
      'partner.fee',
      'partner.refusal_reason',
    ])
    .select(['users.first_name', 'users.last_name', 'users.mail'])
    .select(
      sql<number[]>`array(
        select held.slot_id::int from slot_partners held join slots on slots.tenant_id = held.tenant_id and slots.id = held.slot_id
        where held.user_id = partner.user_id and slots.event_id = partner.event_id order by slots.start_at)`.as('slot_ids'),
    )
    .where('partner.event_id', 'in', [...event_ids])
    .orderBy('partner.kind')
    .orderBy('users.last_name')

/** Minutes a person needs between two bookings, the longest any of their functions says. */
export const marginOf = (user_id: RawBuilder<unknown>) => sql`(select make_interval(mins => coalesce(max(function.margin_minutes), 0))
  from partners function where function.tenant_id = current_tenant() and function.user_id = ${user_id})`

/** Whether two events are apart: activities of one event are at one place. */
export const areApart = (one: RawBuilder<unknown>, event_id: RawBuilder<unknown>) => sql`coalesce(${one}.parent_id, ${one}.id)
  <> (select coalesce(other.parent_id, other.id) from events other where other.tenant_id = current_tenant() and other.id = ${event_id})`

/** `margin`: minutes they need in between, when they are not taken at that very time. */
type Busy = { name: string; title: string | null; start_at: Date; end_at: Date; margin: number | null }
/** A time somebody is asked for: that of a slot, of some event; without one, no margin is needed. */
type Asking = { start_at: Date; end_at: Date; slot_id: number | null; event_id: number | null }

/** What takes a person during a time, other than one slot: an event, or a time when they are not available (no title). */
export async function busyDuring(
  db: Queries,
  user_id: number,
  { start_at: from, end_at: to, slot_id: exceptSlot, event_id }: Asking,
): Promise<Busy | undefined> {
  const isClose = sql`b.during && tstzrange(${from}::timestamptz - margin, ${to}::timestamptz + margin)`
  const isTaken = sql`b.during && tstzrange(${from}, ${to})`
  const { rows } = await sql<Busy>`
    select users.first_name || ' ' || users.last_name as name, events.title, lower(b.during) as start_at, upper(b.during) as end_at,
        case when not ${isTaken} then extract(epoch from margin)::int / 60 end as margin
      from partner_bookings b
      cross join lateral (select ${marginOf(sql`b.user_id`)} as margin) needed
      join users on users.tenant_id = b.tenant_id and users.id = b.user_id
      left join slots on slots.tenant_id = b.tenant_id and slots.id = b.slot_id
      left join events on events.tenant_id = slots.tenant_id and events.id = slots.event_id
     where b.tenant_id = current_tenant() and b.user_id = ${user_id} and ${isClose}
       and (${isTaken} or (events.id is not null and ${event_id}::bigint is not null and ${areApart(sql`events`, sql`${event_id}::bigint`)}))
       and (${exceptSlot}::bigint is null or b.slot_id is distinct from ${exceptSlot}::bigint)
     order by ${isTaken} desc, lower(b.during) limit 1`.execute(db)
  const busy = rows[0]
  return busy && { ...busy, start_at: new Date(busy.start_at), end_at: new Date(busy.end_at) }
}

/** People who may be asked for an event: partners first, with what takes them during its slots. */
export const candidatesFor = (db: Queries, event_id: number, q: string | undefined) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.mail', sql<string>`users.first_name || ' ' || users.last_name`.as('full_name')])
    .select(
      sql<string | null>`(
        select coalesce(events.title, '') from partner_bookings held
        left join slots on slots.tenant_id = held.tenant_id and slots.id = held.slot_id
        left join events on events.tenant_id = slots.tenant_id and events.id = slots.event_id
        where held.user_id = users.id and slots.event_id is distinct from ${event_id} and exists (
          select from slots own where own.event_id = ${event_id} and (tstzrange(own.start_at, own.end_at) && held.during
            or (events.id is not null and ${areApart(sql`events`, sql`${event_id}::bigint`)}
              and tstzrange(own.start_at - ${marginOf(sql`users.id`)}, own.end_at + ${marginOf(sql`users.id`)}) && held.during)))
        limit 1)`.as('busy_with'),
    )
    .where('users.status', '<>', accountStatus.codeOf('deleted'))
    .$if(Boolean(q), (query) => query.where(holds(sql.ref('users.search'), q ?? '')))
    .orderBy('users.is_partner', 'desc')
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .limit(100)
    .modifyEnd(planHint)
    .execute()
