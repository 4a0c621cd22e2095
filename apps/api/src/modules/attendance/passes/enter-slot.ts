import { presenceState } from '@kxo/domain/attendance/presence'
import type { Context } from '../../../platform/context.ts'
import type { PresenceSource } from '../signing/slot-facts.ts'

/** Whether this entry is the half-day's first, at the instant it is told; the unique row of the half-day decides between two at once. */
export async function enterSlot(
  { db, actor, now }: Context,
  slot_id: number,
  registration_id: number,
  source: PresenceSource,
  at: Date = now,
): Promise<boolean> {
  const row = {
    state: presenceState.codeOf('present'),
    source,
    absence_reason: null,
    reason: '',
    minutes_late: 0,
    recorded_by: actor.user_id,
    recorded_at: at,
  }
  const entered = await db
    .insertInto('presences')
    .values({ slot_id, registration_id, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'slot_id', 'registration_id'])
        .doUpdateSet(row)
        .where('presences.state', '=', presenceState.codeOf('absent')),
    )
    .returning('id')
    .executeTakeFirst()
  return entered !== undefined
}
