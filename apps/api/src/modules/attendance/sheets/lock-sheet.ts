import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { isProved } from '@kxo/domain/attendance/proving/proof-mode'
import { lockableAt } from '@kxo/domain/attendance/rules'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { halfDayOf } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { issueAttestation, issueCertificate } from '../../documents/index.ts'
import { refuseUnfilled } from '../../fields/index.ts'
import { trace } from '../../traces/index.ts'
import { signingOfEvent } from '../collecting/settings.ts'
import { sealAttendanceSheet } from '../jobs.ts'
import { peopleWithout } from '../productions/people-without.ts'
import { getSession, isConfirmedPartner, lockPeople, lockSheetRow, peopleOf, signedBoxesOf, slotsOf } from '../queries.ts'
import { settleStatuses } from '../signing/settle-status.ts'

/** Locks the sheet for good: statuses settle, the event closes, its sealed PDF and each proof follow. Locking twice answers the first time. */
export const lockSheet: Verb<typeof attendanceContract.lockSheet> = async (context, { params }) => {
  const { db, actor, now } = context
  const session = await getSession(db, params.id)
  authorize(may.mark(actor, { is_partner: await isConfirmedPartner(db, session.id, actor.user_id) }))
  const former = await lockOver(context, session.id)
  if (!former) await trace(context, { action: 'lock_attendance', event_id: session.id })
  return { locked_at: former ?? now }
}

/** Locks a sheet whose half-days are over and countersigned. @returns when it was locked before; null when it is now @throws 409 saying what is missing */
export async function lockOver(context: Context, eventId: number): Promise<Date | null> {
  const { db, actor, now, language } = context
  await lockPeople(db, eventId)
  const sheet = await lockSheetRow(db, eventId)
  if (sheet.locked_at) return sheet.locked_at
  const slots = await slotsOf(db, eventId)
  if (slots.length === 0) refuse(attendanceErrors.noHalfDay)
  if (!isProved((await signingOfEvent(context, eventId)).means)) refuse(attendanceErrors.notProved)
  const over = lockableAt(slots)
  if (over && now < over) refuse(attendanceErrors.notOver, { at: over })
  const signatures = await signedBoxesOf(db, eventId)
  const unsigned = slots.find(({ id }) => !signatures.some((row) => row.slot_id === id && row.partner_user_id !== null))
  if (unsigned)
    refuse(attendanceErrors.partnerNotSigned, {
      at: unsigned.start_at,
      half: halfDayOf(unsigned.start_at, language.zone) === 'morning' ? attendanceWords.inMorning : attendanceWords.inAfternoon,
    })
  await refuseUnfilled(context, 'Event', eventId)

  await db.updateTable('attendance_sheets').set({ locked_at: now, locked_by: actor.user_id }).where('event_id', '=', eventId).execute()
  await db.updateTable('events').set({ closed_at: now }).where('id', '=', eventId).where('closed_at', 'is', null).execute()
  const people = await peopleOf(db, eventId)
  await settleStatuses(
    context,
    eventId,
    people.map(({ id }) => id),
    true,
  )
  await context.enqueue(sealAttendanceSheet, { event_id: eventId })
  const { attests_at_lock, certifies_at_lock, is_training } = await getSession(db, eventId)
  if (attests_at_lock)
    for (const registration_id of await peopleWithout(db, eventId, 'attestation'))
      await context.enqueue(issueAttestation, { registration_id })
  if (certifies_at_lock && is_training)
    for (const registration_id of await peopleWithout(db, eventId, 'certificate'))
      await context.enqueue(issueCertificate, { registration_id })
  return null
}
