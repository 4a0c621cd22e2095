import { roomOpensMinutes } from '@kxo/domain/attendance/meeting'
import { type Connection, connectionsIn } from '@kxo/domain/attendance/meeting/connections'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { SlotRow } from '../queries.ts'

/** Who entered the meetings of an event and for how long, in order; of one person when told. */
export const entriesOf = (db: Queries, event_id: number, user_id?: number) =>
  db
    .selectFrom('meeting_entries')
    .select(['user_id', 'entered_at', 'seen_at', 'left_at'])
    .where('event_id', '=', event_id)
    .$if(user_id !== undefined, (query) => query.where('user_id', '=', user_id as number))
    .orderBy('entered_at')
    .orderBy('id')
    .execute()
export type MeetingEntry = Awaited<ReturnType<typeof entriesOf>>[number]

/** The connections of a person to a half-day, among the entries of its event (FOR-34). */
export const connectionsOf = (
  entries: readonly MeetingEntry[],
  user_id: number | null,
  slot: Pick<SlotRow, 'start_at' | 'end_at'>,
  { now }: Pick<Context, 'now'>,
): Connection[] =>
  connectionsIn(
    slot,
    entries.filter((entry) => entry.user_id === user_id),
    { opensMinutes: roomOpensMinutes, now },
  )
