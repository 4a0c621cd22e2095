import { partnerStatus } from '@kxo/domain/partners/status'
import type { Context } from '../../../platform/context.ts'
import { leaveSlots } from './hold-slots.ts'

type Part = { id: number; event_id: number; user_id: number }
type Answer = { answered_at?: Date; refusal_reason?: string }

/** Ends a part: its slots are free, and known to whoever replaces it. */
export async function endPart(context: Context, part: Part, answer: Answer = {}): Promise<void> {
  const released_slots = (await leaveSlots(context, part.event_id, part.user_id)).map(({ slot_id }) => slot_id)
  await context.db
    .updateTable('event_partners')
    .set({ status: partnerStatus.codeOf('deleted'), released_slots, ...answer })
    .where('id', '=', part.id)
    .execute()
}
