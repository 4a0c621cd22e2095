import { minutesDisconnected } from '@kxo/domain/attendance/meeting/connections'
import type { Context } from '../../../platform/context.ts'
import { attendsEvent } from '../../registrations/index.ts'
import { signingOfEvent } from '../collecting/settings.ts'
import { findSheetRow, slotsOf } from '../queries.ts'
import type { PresenceSource } from '../signing/slot-facts.ts'
import { connectionsOf, entriesOf } from './meeting-entries.ts'

/** Counts again what people spent out of the room in each half-day entering it proved; nothing where exits do not count, nor once the sheet is locked. */
export async function countDisconnected(context: Context, event_id: number, people: Iterable<number>): Promise<void> {
  const { db } = context
  const { means, counts_exits } = await signingOfEvent(context, event_id)
  if (!counts_exits || !means.includes('meeting') || (await findSheetRow(db, event_id))?.locked_at) return
  const [slots, entries] = [await slotsOf(db, event_id), await entriesOf(db, event_id)]
  for (const user_id of people)
    for (const slot of slots) {
      const connections = connectionsOf(entries(user_id), slot, context)
      if (connections.length === 0) continue
      await db
        .updateTable('presences')
        .set({ minutes_away: minutesDisconnected(connections, slot) })
        .where('slot_id', '=', slot.id)
        .where('source', '=', 'meeting' satisfies PresenceSource)
        .where('registration_id', 'in', (query) =>
          query
            .selectFrom('registrations')
            .select('registrations.id')
            .where('registrations.user_id', '=', user_id)
            .where(attendsEvent(event_id)),
        )
        .execute()
    }
}
