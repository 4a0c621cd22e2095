import type { Meeting } from '@kxo/domain/events/acts/moving'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { areApart, marginOf } from '../../partners/index.ts'

type Checked = { id: number; room_id: number | null; hasPartners?: boolean }
/** A half-day at another time, in a room or in none. */
export type Moved = Checked & { from: Date; to: Date }
type MetRow = { id: number; holder: number | null; name: string | null; title: string | null }

/** What each half-day would meet at another time, by half-day: what holds its room, then one of its people. Two statements for hundreds as for one. */
export async function meetingsOf(db: Queries, slots: readonly Moved[]): Promise<ReadonlyMap<number, Meeting[]>> {
  const met = new Map<number, Meeting[]>()
  if (slots.length === 0) return met
  const movedFrom = (some: readonly Moved[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(
      some.map(({ id, room_id, from, to }) => ({ id, room_id, start_at: from, end_at: to })),
    )}::jsonb) as moved (id bigint, room_id bigint, start_at timestamptz, end_at timestamptz)`
  const inRooms = await sql<MetRow>`
    select moved.id, events.id as holder, rooms.name, coalesce(events.title, blocks.reason) as title
      from ${movedFrom(slots.filter(({ room_id }) => room_id !== null))}
      join room_bookings held on held.tenant_id = current_tenant() and held.room_id = moved.room_id
       and held.held && span_with_margins(held.tenant_id, held.room_id, moved.start_at, moved.end_at)
      join rooms on rooms.tenant_id = held.tenant_id and rooms.id = held.room_id
      left join slots on slots.tenant_id = held.tenant_id and slots.id = held.slot_id
      left join events on events.tenant_id = slots.tenant_id and events.id = slots.event_id
      left join room_blocks blocks on blocks.tenant_id = held.tenant_id and blocks.id = held.block_id
     order by moved.start_at, lower(held.during)`.execute(db)
  const people = await sql<MetRow>`
    select moved.id, events.id as holder, users.first_name || ' ' || users.last_name as name, events.title
      from ${movedFrom(slots.filter(({ hasPartners = true }) => hasPartners))}
      join slots former on former.tenant_id = current_tenant() and former.id = moved.id
      join slot_partners own on own.tenant_id = former.tenant_id and own.slot_id = former.id
      join partner_bookings held on held.tenant_id = own.tenant_id and held.user_id = own.user_id
       and held.during && tstzrange(moved.start_at - ${marginOf(sql`own.user_id`)}, moved.end_at + ${marginOf(sql`own.user_id`)})
      left join slots on slots.tenant_id = held.tenant_id and slots.id = held.slot_id
      left join events on events.tenant_id = slots.tenant_id and events.id = slots.event_id
      join users on users.tenant_id = held.tenant_id and users.id = held.user_id
     where held.during && tstzrange(moved.start_at, moved.end_at) or ${areApart(sql`events`, sql`former.event_id`)}
     order by moved.start_at, lower(held.during)`.execute(db)
  for (const { id, holder, name, title } of [...inRooms.rows, ...people.rows]) {
    const one = { holder: holder === null ? null : Number(holder), label: [name, title].filter(Boolean).join(', ') }
    met.set(Number(id), [...(met.get(Number(id)) ?? []), one])
  }
  return met
}

/** What holds the room or one of the people of a half-day at another time; null when all are free. */
export async function conflictOf(db: Queries, slot: Checked, from: Date, to: Date): Promise<string | null> {
  return (await meetingsOf(db, [{ ...slot, from, to }])).get(slot.id)?.[0]?.label ?? null
}
