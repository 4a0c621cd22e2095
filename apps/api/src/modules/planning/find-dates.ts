import { addDays, instantInZone } from '@kxo/domain/kernel/dates'
import type { OpeningHours } from '@kxo/domain/locations/opening-hours'
import type { findingContract } from '@kxo/domain/planning/finding/finding-contract'
import { type BookedPerson, type BookedRoom, farthest, freeDates, type Span } from '@kxo/domain/planning/finding/free-dates'
import { may } from '@kxo/domain/planning/permissions'
import { sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { marginOf } from '../partners/index.ts'

type Period = { from: Date; to: Date }
type Room = BookedRoom & { name: string; location_name: string }
type SpanRow = { of: number; start_at: string | Date; end_at: string | Date }
const spansOf = (rows: readonly SpanRow[], id: number): Span[] =>
  rows.filter(({ of }) => Number(of) === id).map(({ start_at, end_at }) => ({ start_at: new Date(start_at), end_at: new Date(end_at) }))

/** People wanted, with what takes them during a period. @throws 404 for one who takes part in nothing */
async function peopleFree(db: Queries, ids: readonly number[], { from, to }: Period): Promise<BookedPerson[]> {
  if (ids.length === 0) return []
  const { rows: people } = await sql<{ id: number; margin: number }>`
    select u.id, (extract(epoch from ${marginOf(sql`u.id`)}) / 60)::int as margin from users u
     where u.tenant_id = current_tenant() and u.is_partner and u.id = any(${[...ids]}::bigint[])`.execute(db)
  if (people.length !== new Set(ids).size) found(undefined)
  const { rows: busy } = await sql<SpanRow>`
    select user_id as of, lower(during) as start_at, upper(during) as end_at from partner_bookings
     where tenant_id = current_tenant() and user_id = any(${[...ids]}::bigint[]) and during && tstzrange(${from}, ${to})`.execute(db)
  return people.map(({ id, margin }) => ({ id: Number(id), margin, busy: spansOf(busy, Number(id)) }))
}

type RoomNeeds = { room?: number | undefined; capacity?: number | undefined; equipment?: string | undefined }
/** Rooms that would do, the smallest first, with what holds them during a period, their own margins in. */
async function roomsFree(db: Queries, { room, capacity, equipment = '' }: RoomNeeds, { from, to }: Period): Promise<Room[]> {
  const { rows } = await sql<Omit<Room, 'busy'>>`
    select r.id, r.name, l.name as location_name, r.margin_before, r.margin_after, l.opening_hours
      from rooms r join locations l on l.tenant_id = r.tenant_id and l.id = r.location_id
     where r.tenant_id = current_tenant() and l.archived_at is null and (${room ?? null}::bigint is null or r.id = ${room ?? null}::bigint)
       and r.capacity >= ${capacity ?? 0} and (${equipment} = '' or exists (select from unnest(r.equipment) one
         where position(searchable(${equipment}) in searchable(one)) > 0))
     order by r.capacity, l.name, r.name, r.id`.execute(db)
  const ids = rows.map(({ id }) => Number(id))
  const { rows: busy } = await sql<SpanRow>`
    select room_id as of, lower(held) as start_at, upper(held) as end_at from room_bookings
     where tenant_id = current_tenant() and room_id = any(${ids}::bigint[]) and held && tstzrange(${from}, ${to})`.execute(db)
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    // Written through the contract alone.
    opening_hours: row.opening_hours as OpeningHours,
    busy: spansOf(busy, Number(row.id)),
  }))
}

/** The first dates on which everybody and a room are free together. @throws 403, 404 */
export const findDates: Verb<typeof findingContract.freeDates> = async ({ actor, db, tenant, now }, { query }) => {
  authorize(may.planSlots(actor))
  const { partners = [], without_room, ...when } = query
  const zone = tenant.time_zone
  // A day each side: margins reach into it.
  const period = {
    from: instantInZone(addDays(when.from, -1), '00:00', zone),
    to: instantInZone(addDays(when.from, farthest + 30), '00:00', zone),
  }
  const people = await peopleFree(db, partners, period)
  const rooms = without_room ? null : await roomsFree(db, when, period)
  return freeDates(when, { people, rooms }, { zone, now }).map(({ spans, room_id }) => {
    const room = rooms?.find(({ id }) => id === room_id)
    return { spans, room: room ? { id: room.id, name: room.name, location_name: room.location_name } : null }
  })
}
