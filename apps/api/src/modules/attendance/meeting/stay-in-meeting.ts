import type { meetingContract } from '@kxo/domain/attendance/meeting-contract'
import { may } from '@kxo/domain/attendance/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { countDisconnected } from './count-disconnected.ts'

/** Hears that the room is still shown, or was left; what was left is over, whatever comes after (FOR-34). @throws 403, 404 */
export const stayInMeeting: Verb<typeof meetingContract.stayInMeeting> = async (context, { params, body }) => {
  const { db, actor, now } = context
  authorize(may.stayInMeeting(actor))
  const hasLeft = body.moment === 'left'
  const entry = found(
    await db
      .updateTable('meeting_entries')
      .set({ seen_at: now, ...(hasLeft && { left_at: now }) })
      .where('id', '=', params.entry)
      .where('event_id', '=', params.id)
      .where('user_id', '=', found(actor.user_id))
      .where('left_at', 'is', null)
      .returning(['event_id', 'user_id'])
      .executeTakeFirst(),
  )
  if (hasLeft) await countDisconnected(context, entry.event_id, [entry.user_id])
  return { is_open: !hasLeft }
}
