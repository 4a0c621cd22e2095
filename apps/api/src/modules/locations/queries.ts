import type { Room } from '@kxo/domain/locations/contract'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'

const upcoming = sql<number>`(
  select count(distinct e.id) from events e
  left join slots s on s.tenant_id = e.tenant_id and s.event_id = e.id
  left join rooms r on r.tenant_id = s.tenant_id and r.id = s.room_id
  where e.cancelled_at is null and coalesce(e.end_date, s.end_at) >= now()
    and (e.location_id = locations.id or r.location_id = locations.id))`

const bookedHours = sql<number>`(
  select coalesce(round(sum(extract(epoch from s.end_at - s.start_at)) / 3600), 0)::int from slots s
  join rooms r on r.tenant_id = s.tenant_id and r.id = s.room_id
  where r.location_id = locations.id and s.start_at >= now() and s.start_at < now() + interval '30 days')`

export const locationSummaries = (db: Queries) =>
  db
    .selectFrom('locations')
    .select(['locations.id', 'locations.name', 'locations.town', 'locations.kind'])
    .select([
      sql<number>`(select count(*) from rooms where rooms.location_id = locations.id)`.as('rooms_count'),
      sql<number>`(select coalesce(sum(capacity), 0) from rooms where rooms.location_id = locations.id)`.as('capacity'),
      sql<boolean>`'step_free' = any(locations.accessibility)`.as('is_accessible'),
      sql<boolean>`locations.archived_at is not null`.as('is_archived'),
      upcoming.as('upcoming_count'),
      bookedHours.as('booked_hours'),
    ])

export const roomColumns = ['id', 'name', 'capacity', 'margin_before', 'margin_after', 'equipment', 'layouts'] as const

export const roomsOf = (db: Queries, location_id: number): Promise<Room[]> =>
  db.selectFrom('rooms').select(roomColumns).where('location_id', '=', location_id).orderBy('name').execute()

/** Rooms of a place taken from an instant on, and what takes them. */
export const occupationsOf = (db: Queries, location_id: number, from: Date) =>
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

/** What is closed or blocked from an instant on; a closure is one line, whatever the rooms. */
export async function blocksOf(db: Queries, location_id: number, from: Date) {
  const rows = await db
    .selectFrom('room_blocks')
    .select(['id', 'room_id', 'start_at', 'end_at', 'reason', 'is_closure'])
    .where('location_id', '=', location_id)
    .where('end_at', '>=', from)
    .orderBy('start_at')
    .orderBy('id')
    .execute()
  const closures = new Set<string>()
  return rows.flatMap(({ is_closure, room_id, ...block }): (typeof block & { room_id: number | null })[] => {
    if (!is_closure) return [{ ...block, room_id }]
    const key = `${block.start_at.getTime()} ${block.end_at.getTime()} ${block.reason}`
    if (closures.has(key)) return []
    closures.add(key)
    return [{ ...block, room_id: null }]
  })
}
