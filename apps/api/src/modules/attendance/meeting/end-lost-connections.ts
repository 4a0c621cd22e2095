import { lostAfterMs } from '@kxo/domain/attendance/meeting/connections'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { countDisconnected } from './count-disconnected.ts'

const before = (now: Date): Date => new Date(now.getTime() - lostAfterMs)

/** Rooms closed with their computer, or whose network went: each was left when it was last heard of. */
export async function endLostConnections(context: Context): Promise<void> {
  const { db, now } = context
  const ended = await db
    .updateTable('meeting_entries')
    .set({ left_at: sql`seen_at` })
    .where('left_at', 'is', null)
    .where('seen_at', '<', before(now))
    .returning(['event_id', 'user_id'])
    .execute()
  for (const [event, visits] of Map.groupBy(ended, ({ event_id }) => event_id))
    await countDisconnected(context, event, new Set(visits.map(({ user_id }) => user_id)))
}

export async function tenantsWithLostConnections(across: Queries, now: Date): Promise<number[]> {
  const rows = await across
    .selectFrom('meeting_entries')
    .select('tenant_id')
    .distinct()
    .where('left_at', 'is', null)
    .where('seen_at', '<', before(now))
    .execute()
  return rows.map(({ tenant_id }) => tenant_id)
}
