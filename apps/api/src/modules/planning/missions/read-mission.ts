import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerStatus } from '@kxo/domain/partners/status'
import { sql } from 'kysely'
import { found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'

const contactName = sql<string | null>`contact.first_name || ' ' || contact.last_name`

/** A part with all a mission order says of it. @throws 404 */
export async function readMission(db: Queries, id: number) {
  const row = found(
    await db
      .selectFrom('event_partners as p')
      .innerJoin('users', (join) => join.onRef('users.tenant_id', '=', 'p.tenant_id').onRef('users.id', '=', 'p.user_id'))
      .innerJoin('events', (join) => join.onRef('events.tenant_id', '=', 'p.tenant_id').onRef('events.id', '=', 'p.event_id'))
      .leftJoin('partners as record', (join) =>
        join.onRef('record.tenant_id', '=', 'p.tenant_id').onRef('record.user_id', '=', 'p.user_id').onRef('record.kind', '=', 'p.kind'),
      )
      .leftJoin('locations', (join) =>
        join.onRef('locations.tenant_id', '=', 'events.tenant_id').onRef('locations.id', '=', 'events.location_id'),
      )
      .leftJoin('users as contact', (join) =>
        join.onRef('contact.tenant_id', '=', 'events.tenant_id').onRef('contact.id', '=', 'events.responsible_id'),
      )
      .select(['p.id', 'p.event_id', 'p.user_id', 'p.kind', 'p.status', 'p.role_title', 'p.fee'])
      .select(['users.first_name', 'users.last_name', 'record.organisation', 'record.travel'])
      .select(['events.title', 'events.start_date', 'events.end_date', 'events.time_zone', 'events.is_online', 'events.town as event_town'])
      .select(['events.cancelled_at', 'locations.name as location_name', 'locations.address', 'locations.address_complement'])
      .select(['locations.code_postal', 'locations.town', 'locations.comment as access'])
      .select([contactName.as('contact_name'), 'contact.mail as contact_mail', 'contact.phone as contact_phone'])
      .where('p.id', '=', id)
      .executeTakeFirst(),
  )
  const slots = await db
    .selectFrom('slot_partners as h')
    .innerJoin('slots', (join) => join.onRef('slots.tenant_id', '=', 'h.tenant_id').onRef('slots.id', '=', 'h.slot_id'))
    .leftJoin('rooms', (join) => join.onRef('rooms.tenant_id', '=', 'slots.tenant_id').onRef('rooms.id', '=', 'slots.room_id'))
    .select(['h.start_at', 'h.end_at', 'slots.title', 'rooms.name as room'])
    .where('h.user_id', '=', row.user_id)
    .where('slots.event_id', '=', row.event_id)
    .orderBy('h.start_at')
    .execute()
  return { ...row, kind: partnerKind.keyOf(row.kind), status: partnerStatus.keyOf(row.status), slots }
}
export type Mission = Awaited<ReturnType<typeof readMission>>
