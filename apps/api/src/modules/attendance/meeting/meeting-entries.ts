import { roomOpensMinutes } from '@kxo/domain/attendance/meeting'
import { type Connection, connectionsIn } from '@kxo/domain/attendance/meeting/connections'
import type { Selectable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { MeetingEntries } from '../../../platform/database-types.ts'
import type { SlotRow } from '../queries.ts'

/** When people entered the meetings of an event and left them, by person, in order. */
export async function entriesOf(db: Queries, event_id: number): Promise<(user_id: number | null) => readonly MeetingEntry[]> {
  const rows = await db
    .selectFrom('meeting_entries')
    .select(['user_id', 'entered_at', 'seen_at', 'left_at'])
    .where('event_id', '=', event_id)
    .orderBy('entered_at')
    .orderBy('id')
    .execute()
  const byPerson = Map.groupBy(rows, ({ user_id }) => user_id)
  return (user_id) => (user_id === null ? [] : (byPerson.get(user_id) ?? []))
}
type MeetingEntry = Pick<Selectable<MeetingEntries>, 'entered_at' | 'seen_at' | 'left_at'>

/** The connections of a person to a half-day, among their entries (FOR-34). */
export const connectionsOf = (
  entries: readonly MeetingEntry[],
  slot: Pick<SlotRow, 'start_at' | 'end_at'>,
  { now }: Pick<Context, 'now'>,
): Connection[] => connectionsIn(slot, entries, { opensMinutes: roomOpensMinutes, now })
