import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { withdrawProofs } from '../../documents/index.ts'
import { trace } from '../../traces/index.ts'
import { getSession, lockPeople, lockSheetRow } from '../queries.ts'

/**
 * Opens a locked sheet again; its chain goes on from its last signature, and what was sealed stays until the next lock replaces it. Attestations
 * and certificates are withdrawn at once: the hours they prove may change.
 */
export const reopenSheet: Verb<typeof attendanceContract.reopenSheet> = async (context, { params, body }) => {
  const { db, actor, now } = context
  authorize(may.reopen(actor))
  const session = await getSession(db, params.id)
  await lockPeople(db, session.id)
  const sheet = await lockSheetRow(db, session.id)
  if (!sheet.locked_at) return refuse(attendanceErrors.notLocked)
  await db
    .updateTable('attendance_sheets')
    .set({
      locked_at: null,
      locked_by: null,
      file_id: null,
      sha256: null,
      reopened_at: now,
      reopened_by: actor.user_id,
      reopen_reason: body.reason,
    })
    .where('event_id', '=', session.id)
    .execute()
  // The lock closed the event: an event closed by hand before it stays closed.
  await db.updateTable('events').set({ closed_at: null }).where('id', '=', session.id).where('closed_at', '=', sheet.locked_at).execute()
  await withdrawProofs(context, session.id)
  await trace(context, {
    action: 'reopen_attendance',
    event_id: session.id,
    info: body.reason,
    change: { before: { locked_at: sheet.locked_at, file_id: sheet.file_id, sha256: sheet.sha256 } },
  })
  return { reopened_at: now }
}
