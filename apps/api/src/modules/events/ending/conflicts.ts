import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { holderOf } from '../../locations/index.ts'
import { areApart, marginOf } from '../../partners/index.ts'

type Checked = { id: number; room_id: number | null; hasPartners?: boolean }

/** What holds the room or one of the people of a half-day at another time, but for events that move along; null when all are free. */
export async function conflictOf(
  db: Queries,
  { id, room_id, hasPartners = true }: Checked,
  from: Date,
  to: Date,
  moving: readonly number[] = [],
): Promise<string | null> {
  const holder = room_id === null ? undefined : await holderOf(db, room_id, { from, to, moving })
  if (holder) {
    const room = await db.selectFrom('rooms').select('name').where('id', '=', room_id).executeTakeFirst()
    return [room?.name, holder.title].filter(Boolean).join(', ')
  }
  if (!hasPartners) return null
  const { rows } = await sql<{ name: string; title: string | null }>`
    select users.first_name || ' ' || users.last_name as name, events.title from slot_partners own
      join partner_bookings held on held.tenant_id = own.tenant_id and held.user_id = own.user_id and held.during && tstzrange(${from}::timestamptz - ${marginOf(sql`own.user_id`)}, ${to}::timestamptz + ${marginOf(sql`own.user_id`)})
      left join slots on slots.tenant_id = held.tenant_id and slots.id = held.slot_id
      left join events on events.tenant_id = slots.tenant_id and events.id = slots.event_id
      join users on users.tenant_id = held.tenant_id and users.id = held.user_id
      join slots moved on moved.tenant_id = own.tenant_id and moved.id = own.slot_id
     where own.slot_id = ${id} and (held.during && tstzrange(${from}, ${to}) or ${areApart(sql`events`, sql`moved.event_id`)}) and (slots.event_id is null or slots.event_id <> all(${[...moving]}::bigint[]))
     limit 1`.execute(db)
  return rows[0] ? [rows[0].name, rows[0].title].filter(Boolean).join(', ') : null
}
