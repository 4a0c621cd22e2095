import type { Location, Room } from '@kxo/domain/locations/contract'
import { sql } from 'kysely'
import { found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'

const upcoming = sql<number>`(
  select count(distinct e.id) from events e
  left join slots s on s.tenant_id = e.tenant_id and s.event_id = e.id
  left join rooms r on r.tenant_id = s.tenant_id and r.id = s.room_id
  where e.cancelled_at is null and coalesce(e.end_date, s.end_at) >= now()
    and (e.location_id = locations.id or r.location_id = locations.id))`

export const locationSummaries = (db: Queries) =>
  db
    .selectFrom('locations')
    .select(['locations.id', 'locations.name', 'locations.town'])
    .select([
      sql<number>`(select count(*) from rooms where rooms.location_id = locations.id)`.as('rooms_count'),
      sql<number>`(select coalesce(sum(capacity), 0) from rooms where rooms.location_id = locations.id)`.as('capacity'),
      upcoming.as('upcoming_count'),
    ])

export const roomsOf = (db: Queries, location_id: number): Promise<Room[]> =>
  db.selectFrom('rooms').select(['id', 'name', 'capacity']).where('location_id', '=', location_id).orderBy('name').execute()

/** Rooms of a place taken from an instant on, and what takes them. */
const occupationsOf = (db: Queries, location_id: number, from: Date) =>
  db
    .selectFrom('slots')
    .innerJoin('rooms', (join) => join.onRef('rooms.tenant_id', '=', 'slots.tenant_id').onRef('rooms.id', '=', 'slots.room_id'))
    .innerJoin('events', (join) => join.onRef('events.tenant_id', '=', 'slots.tenant_id').onRef('events.id', '=', 'slots.event_id'))
    .select(['rooms.id as room_id', 'rooms.name as room_name', 'events.id as event_id', 'events.title as event_title', 'events.time_zone'])
    .select(['slots.start_at', 'slots.end_at'])
    .where('rooms.location_id', '=', location_id)
    .where('slots.end_at', '>=', from)
    .orderBy('slots.start_at')
    .limit(200)
    .execute()

const columns = ['id', 'name', 'comment', 'address', 'address_complement', 'code_postal', 'town', 'country', 'version'] as const

/** A place with its rooms and what is planned in them. @throws 404 */
export async function getLocation(db: Queries, id: number, now: Date): Promise<Location> {
  const location = found(await db.selectFrom('locations').select(columns).where('id', '=', id).executeTakeFirst())
  return { ...location, rooms: await roomsOf(db, id), occupations: await occupationsOf(db, id, now) }
}

/** Every room, told free or taken between two instants (free when none are given). */
export const roomsBetween = (
  db: Queries,
  { from, to, capacity }: { from?: Date | undefined; to?: Date | undefined; capacity?: number | undefined },
) =>
  db
    .selectFrom('rooms')
    .innerJoin('locations', (join) =>
      join.onRef('locations.tenant_id', '=', 'rooms.tenant_id').onRef('locations.id', '=', 'rooms.location_id'),
    )
    .select(['rooms.id', 'rooms.name', 'rooms.capacity', 'locations.id as location_id', 'locations.name as location_name'])
    .select(
      from && to
        ? sql<boolean>`not exists (select from slots where slots.room_id = rooms.id and tstzrange(start_at, end_at) && tstzrange(${from}, ${to}))`.as(
            'is_free',
          )
        : sql<boolean>`true`.as('is_free'),
    )
    .$if(capacity !== undefined, (query) => query.where('rooms.capacity', '>=', capacity as number))
    .orderBy('locations.name')
    .orderBy('rooms.name')
    .execute()
