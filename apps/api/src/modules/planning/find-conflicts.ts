import type { Conflict, planningContract } from '@kxo/domain/planning/contract'
import { may } from '@kxo/domain/planning/permissions'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { holderOf } from '../locations/index.ts'
import { busyDuring } from '../partners/index.ts'

/** What the database would refuse, said before saving: the room with its margins, then each person. */
export const findConflicts: Verb<typeof planningContract.conflicts> = async ({ actor, db }, { query }): Promise<Conflict[]> => {
  authorize(may.seePlanning(actor))
  const { event, slot = null, start_at, end_at, room, partners = [] } = query
  const conflicts: Conflict[] = []
  if (room !== undefined) {
    const { name } = found(await db.selectFrom('rooms').select('name').where('id', '=', room).executeTakeFirst())
    const holder = await holderOf(db, room, { from: start_at, to: end_at, event_id: event, exceptSlot: slot })
    if (holder)
      conflicts.push({
        kind: holder.is_block ? 'closed' : 'room',
        name,
        title: holder.title,
        start_at: holder.start_at,
        end_at: holder.end_at,
      })
  }
  for (const user_id of partners) {
    const busy = await busyDuring(db, user_id, { start_at, end_at, slot_id: slot, event_id: event ?? null })
    if (!busy) continue
    const { margin: _, ...taken } = busy
    conflicts.push({ ...taken, kind: taken.title === null ? 'away' : 'partner', title: taken.title ?? '' })
  }
  return conflicts
}
