import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { presenceState } from '@kxo/domain/attendance/presence'
import { refuse } from '@kxo/domain/kernel/errors'
import { absenceReason } from '@kxo/domain/registrations/absences/absence-reason'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { changeStatus, lockRegistration } from '../../registrations/index.ts'
import { traceAll } from '../../traces/index.ts'
import { getSession, lockPeople, lockSheetRow } from '../queries.ts'
import { settleStatuses } from '../signing/settle-status.ts'
import type { PresenceSource } from '../signing/slot-facts.ts'
import { isMissing, standingOf } from './missing-people.ts'

const atOnce = 1000

/** Records the absences of a day, of those asked about who are still missing; whoever came meanwhile is left alone. @throws 409 once the sheet is locked */
export const closeDay: Verb<typeof attendanceContract.closeDay> = async (context, { params, body }) => {
  const { db, actor, now } = context
  authorize(may.checkIn(actor))
  const { id } = await getSession(db, params.id)
  await lockPeople(db, id)
  const sheet = await lockSheetRow(db, id)
  if (sheet.locked_at) refuse(attendanceErrors.sheetLocked, { at: sheet.locked_at })
  const { slots, standing } = await standingOf(context, id)
  const hasSlots = slots.length > 0
  const requestedIds = new Set(body.registrations)
  const missing = standing.filter((one) => requestedIds.has(one.id) && isMissing(one, hasSlots))
  const rows = missing.flatMap(({ id: registration_id, empty }) => empty.map((slot_id) => ({ slot_id, registration_id })))
  const marked = {
    state: presenceState.codeOf('absent'),
    absence_reason: absenceReason.codeOf('unexplained'),
    reason: body.reason,
    source: 'closing' satisfies PresenceSource,
    recorded_by: actor.user_id,
    recorded_at: now,
  }
  for (let from = 0; from < rows.length; from += atOnce)
    await db
      .insertInto('presences')
      .values(rows.slice(from, from + atOnce).map((row) => ({ ...row, ...marked })))
      .execute()
  if (hasSlots)
    await settleStatuses(
      context,
      id,
      missing.map((one) => one.id),
    )
  else
    for (const one of missing) {
      const registration = await lockRegistration(db, one.id)
      if (registration) await changeStatus(context, registration, 'absent', body.reason, { absence_reason: marked.absence_reason })
    }
  await traceAll(
    context,
    missing.map((one) => ({ action: 'close_day', event_id: id, subject_id: one.id, info: body.reason, change: { slots: one.empty } })),
  )
  return { count: missing.length }
}
