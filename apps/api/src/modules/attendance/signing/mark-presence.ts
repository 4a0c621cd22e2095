import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { type PresenceReason, type PresenceState, presenceState } from '@kxo/domain/attendance/presence'
import { isProved } from '@kxo/domain/attendance/proving/proof-mode'
import { refuse } from '@kxo/domain/kernel/errors'
import { type AbsenceReason, absenceReason } from '@kxo/domain/registrations/absences/absence-reason'
import type { TraceKey } from '@kxo/domain/traces/actions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { attends, lockRegistration } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { signingOfEvent } from '../collecting/settings.ts'
import { getSlot, isConfirmedPartner, lockSheetRow, onSheet } from '../queries.ts'
import { settleStatuses } from './settle-status.ts'
import { isEntered, type PresenceSource } from './slot-facts.ts'

type Marked = {
  registration: number
  state: PresenceState
  minutes_late: number
  absence_reason?: AbsenceReason
  reason: string
  reason_code?: PresenceReason
  source: PresenceSource
  action: TraceKey
}

/** Records what a partner or an administrator saw; the former record stays in the trace. @throws 409 once the sheet is locked */
async function record(context: Context, slotId: number, marked: Marked): Promise<{ done: true }> {
  const { db, actor, now } = context
  const slot = await getSlot(db, slotId)
  authorize(may.mark(actor, { is_partner: await isConfirmedPartner(db, slot.event_id, actor.user_id) }))
  if (marked.source === 'regularisation' && !isProved((await signingOfEvent(context, slot.event_id)).means))
    refuse(attendanceErrors.notProved)
  const registration = await lockRegistration(db, marked.registration)
  const sheet = await lockSheetRow(db, slot.event_id)
  if (sheet.locked_at) refuse(attendanceErrors.sheetLocked, { at: sheet.locked_at })
  if (marked.source === 'regularisation' && context.now < slot.start_at) refuse(attendanceErrors.tooEarly, { at: slot.start_at })
  const longest = Math.floor((slot.end_at.getTime() - slot.start_at.getTime()) / 60_000)
  if (marked.minutes_late > longest)
    refuse(attendanceErrors.lateTooLong, { minutes: longest }, [
      { field: 'minutes', message: context.language.say(attendanceErrors.lateTooLong, { minutes: longest }) },
    ])
  const isOnSheet = registration && onSheet.includes(registration.status) && (await attends(db, registration.id, slot.event_id))
  found(isOnSheet ? registration : undefined)
  const of = { slot_id: slot.id, registration_id: marked.registration }
  const isSigned = await db
    .selectFrom('signatures')
    .select('id')
    .where('slot_id', '=', slot.id)
    .where('registration_id', '=', marked.registration)
    .executeTakeFirst()
  if (isSigned && (marked.state === 'absent' || marked.source === 'regularisation')) refuse(attendanceErrors.alreadySigned)
  const before = await db
    .selectFrom('presences')
    .select(['state', 'minutes_late', 'absence_reason', 'reason', 'reason_code', 'source', 'recorded_at'])
    .where('slot_id', '=', slot.id)
    .where('registration_id', '=', marked.registration)
    .executeTakeFirst()
  const row = {
    state: presenceState.codeOf(marked.state),
    minutes_late: marked.minutes_late,
    absence_reason: marked.absence_reason ? absenceReason.codeOf(marked.absence_reason) : null,
    reason: marked.reason,
    reason_code: marked.reason_code ?? null,
    // A lateness told after a regularisation or an entry that proves does not undo it.
    source: marked.state === 'absent' ? marked.source : sourceAfter(before?.source, marked.source),
    recorded_by: actor.user_id,
    recorded_at: before && isEntered(before.source) ? before.recorded_at : now,
  }
  await db
    .insertInto('presences')
    .values({ ...of, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'slot_id', 'registration_id']).doUpdateSet(row))
    .execute()
  await trace(context, {
    action: marked.action,
    info: marked.reason,
    event_id: slot.event_id,
    subject: 'slot',
    subject_id: slot.id,
    change: { registration: marked.registration, before: before ?? null, after: row },
  })
  await settleStatuses(context, slot.event_id, [marked.registration])
  return { done: true }
}

const sourceAfter = (before: string | undefined, source: PresenceSource): string => {
  if (before === 'regularisation') return before
  return isEntered(before) ? ('markedEntry' satisfies PresenceSource) : source
}

export const markAbsent: Verb<typeof attendanceContract.markAbsent> = (context, { params, body }) =>
  record(context, params.slot, { ...body, state: 'absent', minutes_late: 0, source: 'mark', action: 'mark_absent' })

export const markLate: Verb<typeof attendanceContract.markLate> = (context, { params, body }) =>
  record(context, params.slot, {
    ...body,
    state: body.minutes > 0 ? 'late' : 'present',
    minutes_late: body.minutes,
    source: 'mark',
    action: 'mark_late',
  })

/** A presence that could not be signed, with its author and reason (FOR-32). */
export const regularise: Verb<typeof attendanceContract.regularise> = (context, { params, body }) =>
  record(context, params.slot, { ...body, state: 'present', minutes_late: 0, source: 'regularisation', action: 'regularise_attendance' })

/** The same of somebody whose hand a paper sheet shows. */
export const regulariseOnPaper = (context: Context, slot: number, registration: number): Promise<{ done: true }> =>
  record(context, slot, {
    registration,
    state: 'present',
    minutes_late: 0,
    reason: '',
    reason_code: 'paper',
    source: 'regularisation',
    action: 'regularise_attendance',
  })
