import { signingMeans } from '@kxo/domain/attendance/signing-means'
import { type Context, found } from '../../../platform/context.ts'
import type { SlotRow } from '../queries.ts'

export type Helper = { id: number; name: string }
/** The event of a door, what entries and exits there are worth, and who stands at it when they have no account. */
export type AtDoor = { id: number; slots: readonly SlotRow[]; helper: Helper | null; source: 'checkin' | 'entry'; counts_exits: boolean }

const door = signingMeans.codeOf('door')

/** An event as its doors see it, in one reading: it is asked for each scan. @throws 404 */
export async function atDoor({ db }: Pick<Context, 'db'>, id: number, helper: Helper | null = null): Promise<AtDoor> {
  const rows = await db
    .selectFrom('events')
    .leftJoin('attendance_settings', (join) =>
      join.onRef('attendance_settings.tenant_id', '=', 'events.tenant_id').onRef('attendance_settings.event_id', '=', 'events.id'),
    )
    .leftJoin('slots', (join) => join.onRef('slots.tenant_id', '=', 'events.tenant_id').onRef('slots.event_id', '=', 'events.id'))
    .leftJoin('rooms', (join) => join.onRef('rooms.tenant_id', '=', 'slots.tenant_id').onRef('rooms.id', '=', 'slots.room_id'))
    .select(['attendance_settings.means', 'attendance_settings.counts_exits'])
    .select(['slots.id', 'slots.start_at', 'slots.end_at', 'slots.title', 'rooms.name as room_name'])
    .where('events.id', '=', id)
    .orderBy('slots.start_at')
    .orderBy('slots.id')
    .execute()
  const { means, counts_exits } = found(rows[0])
  const slots = rows.flatMap(({ id: slot, start_at, end_at, title, room_name }) =>
    slot === null || start_at === null || end_at === null
      ? []
      : [{ id: slot, event_id: id, start_at, end_at, title: title ?? '', room_name }],
  )
  return { id, slots, helper, source: means?.includes(door) ? 'entry' : 'checkin', counts_exits: counts_exits ?? false }
}
