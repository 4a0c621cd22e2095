import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { noticeStatus } from '@kxo/domain/attendance/notices/notice'
import { may } from '@kxo/domain/attendance/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { settleDocument } from '../../documents/index.ts'
import { trace } from '../../traces/index.ts'
import { lockNotice, presentNotice } from './notice-rows.ts'
import { tellPerson } from './tell-of-notice.ts'

/** Excuses a lateness or an absence, or not: what is recorded of the half-day stays as it is, a decision may be taken again. */
export const decideNotice: Verb<typeof attendanceContract.decideNotice> = async (context, { params, body }) => {
  authorize(may.decideNotice(context.actor))
  const { db, actor, now } = context
  const notice = found(await lockNotice(db, params.notice))
  const status = body.is_excused ? 'excused' : 'refused'
  const decision_reason = body.is_excused ? null : body.reason
  const decided = await db
    .updateTable('attendance_notices')
    .set({ status: noticeStatus.codeOf(status), decision_reason, decided_by: actor.user_id, decided_at: now })
    .where('id', '=', notice.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (notice.document_id !== null) await settleDocument(context, notice.document_id, body.is_excused ? 'validated' : 'rejected', null)
  await trace(context, {
    action: body.is_excused ? 'excuse_absence' : 'refuse_absence_excuse',
    event_id: notice.event_id,
    user_id: notice.user_id,
    subject_id: notice.registration_id,
    info: decision_reason,
    change: { slot: notice.slot_id, before: noticeStatus.keyOf(notice.status) },
  })
  await tellPerson(context, notice, status)
  return presentNotice(decided)
}
