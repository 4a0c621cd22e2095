import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { presenceState } from '@kxo/domain/attendance/presence'
import { isProved, isSignedIn } from '@kxo/domain/attendance/proving/proof-mode'
import { signingMoment, signingWindow } from '@kxo/domain/attendance/rules'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { getSlot, isConfirmedPartner, peopleOf, presencesOf, signedBoxesOf } from '../queries.ts'
import { writeInvitation } from '../reminders.ts'
import { standsForSignature } from '../signing/slot-facts.ts'
import { signingOfEvent } from './settings.ts'

const absent = presenceState.codeOf('absent')

/** Mails their personal link to those nobody has signed or marked, while the half-day can be signed; at most once in five minutes each. */
export const remindUnsigned: Verb<typeof attendanceContract.remindUnsigned> = async (context, { params }) => {
  const { db, actor, now } = context
  const slot = await getSlot(db, params.slot)
  authorize(may.mark(actor, { is_partner: await isConfirmedPartner(db, slot.event_id, actor.user_id) }))
  if (slot.locked_at) refuse(attendanceErrors.sheetLocked, { at: slot.locked_at })
  const settings = await signingOfEvent(context, slot.event_id)
  if (!isSignedIn(settings.means)) refuse(isProved(settings.means) ? attendanceErrors.notSigned : attendanceErrors.notProved)
  const moment = signingMoment(slot, settings, now)
  if (moment === 'early') refuse(attendanceErrors.tooEarly, { at: signingWindow(slot, settings).opens_at })
  if (moment === 'late') refuse(attendanceErrors.tooLate)
  const [presences, signatures] = [await presencesOf(db, slot.event_id), await signedBoxesOf(db, slot.event_id)]
  const isSettled = (id: number) =>
    signatures.some((row) => row.slot_id === slot.id && row.registration_id === id) ||
    presences.some(
      ({ slot_id, registration_id, source, state }) =>
        slot_id === slot.id && registration_id === id && (standsForSignature(source) || state === absent),
    )
  const missing = (await peopleOf(db, slot.event_id)).filter(({ id }) => !isSettled(id))
  const occurrence = `slot ${slot.id} by hand ${Math.floor(now.getTime() / 300_000)}`
  for (const { id } of missing)
    await writeInvitation(context, {
      moment: now < slot.start_at ? 'open_attendance' : 'remind_attendance',
      registration: id,
      slot: slot.id,
      occurrence: `${occurrence} ${id}`,
    })
  await trace(context, { action: 'remind_attendance', event_id: slot.event_id, subject_id: slot.id, info: String(missing.length) })
  return { count: missing.length }
}
