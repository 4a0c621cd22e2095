import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { may } from '@kxo/domain/attendance/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'

/** Stops a link at once. @throws 404 */
export const revokeDoor: Verb<typeof attendanceContract.revokeHelper> = async (context, { params }) => {
  const { db, actor, now } = context
  authorize(may.giveDoor(actor))
  const helper = found(
    await db
      .updateTable('door_helpers')
      .set({ revoked_at: now })
      .where('id', '=', params.id)
      .where('revoked_at', 'is', null)
      .returning(['event_id', 'name'])
      .executeTakeFirst(),
  )
  await trace(context, { action: 'revoke_door', event_id: helper.event_id, info: helper.name })
  return { done: true as const }
}
