import { refuse } from '@kxo/domain/kernel/errors'
import type { FreeRoom, Holder, locationsContract } from '@kxo/domain/locations/contract'
import { locationsErrors } from '@kxo/domain/locations/errors'
import { isOpen, type OpeningHours } from '@kxo/domain/locations/opening-hours'
import { may } from '@kxo/domain/locations/permissions'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'

type HolderRow = { room_id: number; title: string; start_at: Date; end_at: Date; is_block: boolean; margins: number }

/**
 * A time, for a half-day of an event that keeps no margins with its own others; `exceptSlot` is that half-day itself,
 * and `moving` are events that go along in a move.
 */
type During = { from: Date; to: Date; event_id?: number | null; exceptSlot?: number | null; moving?: readonly number[] }

/** The first thing that takes each room during a time, the margins of the room counted on both sides. */
async function holdersOf(
  db: Queries,
  rooms: readonly number[],
  { from, to, event_id = null, exceptSlot = null, moving = [] }: During,
): Promise<HolderRow[]> {
  const { rows } = await sql<HolderRow>`
    select distinct on (b.room_id) b.room_id, coalesce(e.title, k.reason) as title, coalesce(s.start_at, k.start_at) as start_at,
           coalesce(s.end_at, k.end_at) as end_at, b.block_id is not null as is_block, r.margin_before + r.margin_after as margins
      from room_bookings b
      join rooms r on r.tenant_id = b.tenant_id and r.id = b.room_id
      left join slots s on s.tenant_id = b.tenant_id and s.id = b.slot_id
      left join events e on e.tenant_id = s.tenant_id and e.id = s.event_id
      left join room_blocks k on k.tenant_id = b.tenant_id and k.id = b.block_id
     where b.tenant_id = current_tenant() and b.room_id = any(${[...rooms]}::bigint[])
       and (b.event_id is null or b.event_id <> all(${[...moving]}::bigint[]))
       and case when b.event_id = ${event_id}::bigint then b.during && tstzrange(${from}, ${to})
                else b.held && span_with_margins(b.tenant_id, b.room_id, ${from}, ${to}) end
       and (${exceptSlot}::bigint is null or b.slot_id is distinct from ${exceptSlot}::bigint)
     order by b.room_id, start_at`.execute(db)
  return rows.map((row) => ({ ...row, room_id: Number(row.room_id), start_at: new Date(row.start_at), end_at: new Date(row.end_at) }))
}

/** What takes a room during a time; undefined when it is free. */
export async function holderOf(db: Queries, room_id: number, during: During): Promise<(Holder & { margins: number }) | undefined> {
  return (await holdersOf(db, [room_id], during))[0]
}

/** @throws 409 naming what holds the room, its day and hours */
export async function refuseTakenRoom({ db, language }: Context, room_id: number, during: During): Promise<void> {
  const room = found(await db.selectFrom('rooms').select('name').where('id', '=', room_id).executeTakeFirst())
  const holder = await holderOf(db, room_id, during)
  if (!holder) return
  const { title, start_at, end_at, is_block, margins } = holder
  const values = { name: room.name, title, day: start_at, from: start_at, to: end_at, minutes: margins }
  const touches = start_at < during.to && during.from < end_at
  const why = is_block ? locationsErrors.roomBlocked : touches ? locationsErrors.roomBooked : locationsErrors.roomBookedWithMargins
  refuse(why, values, [{ field: 'room_id', message: language.say(why, values) }])
}

/** Every room in use that seats enough and has what is asked, free or taken between two instants (free when none are given). */
export const findRooms: Verb<typeof locationsContract.availability> = async ({ actor, db, tenant }, { query }): Promise<FreeRoom[]> => {
  authorize(may.readLocations(actor))
  const { from, to, capacity, equipment } = query
  const rooms = await db
    .selectFrom('rooms')
    .innerJoin('locations', (join) =>
      join.onRef('locations.tenant_id', '=', 'rooms.tenant_id').onRef('locations.id', '=', 'rooms.location_id'),
    )
    .select(['rooms.id', 'rooms.name', 'rooms.capacity', 'rooms.equipment', 'locations.opening_hours'])
    .select(['locations.id as location_id', 'locations.name as location_name', 'locations.town as location_town'])
    .where('locations.archived_at', 'is', null)
    .$if(capacity !== undefined, (rows) => rows.where('rooms.capacity', '>=', capacity as number))
    .$if(Boolean(equipment), (rows) =>
      rows.where(
        sql<boolean>`exists (select from unnest(rooms.equipment) one where position(searchable(${equipment}) in searchable(one)) > 0)`,
      ),
    )
    .orderBy('locations.name')
    .orderBy('rooms.name')
    .execute()
  const during = from && to && from < to ? { from, to } : null
  const ids = rooms.map(({ id }) => id)
  const holders = new Map(during ? (await holdersOf(db, ids, during)).map((holder) => [holder.room_id, holder]) : [])
  return rooms.map(({ opening_hours, ...room }) => {
    const holder = holders.get(room.id)
    return {
      ...room,
      is_free: holder === undefined,
      // Written through the contract alone.
      is_open: during === null || isOpen(opening_hours as OpeningHours, during.from, during.to, tenant.time_zone),
      held_by: holder ? { title: holder.title, start_at: holder.start_at, end_at: holder.end_at, is_block: holder.is_block } : null,
    }
  })
}
