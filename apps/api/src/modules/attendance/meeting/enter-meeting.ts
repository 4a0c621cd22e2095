import { attendanceErrors } from '@kxo/domain/attendance/errors'
import type { meetingContract } from '@kxo/domain/attendance/meeting-contract'
import { refuse } from '@kxo/domain/kernel/errors'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { refuseOutOfOrder } from '../../events/index.ts'
import { changeStatus, lockRegistration } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { signingOfEvent } from '../collecting/settings.ts'
import { enterSlot } from '../passes/enter-slot.ts'
import { findSheetRow } from '../queries.ts'
import { countDisconnected } from './count-disconnected.ts'
import { graceMs, meetingFor, nameOf } from './read-meeting.ts'
import { roomAddress } from './room-address.ts'

/** Each entry is logged; where the event counts entering as presence, the half-day's presence is recorded (FOR-34). @throws 403, 404, 409 */
export const enterMeeting: Verb<typeof meetingContract.enterMeeting> = async (context, { params }) => {
  const { db, actor } = context
  const { session, own, role, room, waits_for_host } = await meetingFor(context, params.id)
  if (!room) return refuse(attendanceErrors.roomEnded)
  if (role !== 'organiser' && room.moment === 'early') refuse(attendanceErrors.roomClosed)
  if (waits_for_host) refuse(attendanceErrors.roomAwaitsHost)
  if (own) await refuseOutOfOrder(context, own.id, 'activity', session.id)
  if (own) await refuseOutOfOrder(context, own.id, 'slot', room.slot.id)
  const user_id = found(actor.user_id)
  const name = await nameOf(db, user_id)
  const visitor = { id: user_id, name, isModerator: role !== 'participant', until: new Date(room.slot.end_at.getTime() + graceMs) }
  const address = roomAddress(context, session, visitor) ?? refuse(attendanceErrors.roomUnset)
  // An administrator who acts for somebody enters for nobody.
  if (actor.acting_admin_id !== null) return { entry: null, ...address }
  const entry = await db
    .insertInto('meeting_entries')
    // A room shown by the product tells that it still is; one of the event's own tells nothing.
    .values({ event_id: session.id, user_id, entered_at: context.now, seen_at: address.room ? context.now : null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'enter_meeting', event_id: session.id, change: { slot: room.slot.id } })
  if (own) {
    await recordPresence(context, { event: session.id, slot: room.slot.id, registration: own.id })
    await countDisconnected(context, session.id, [user_id])
  }
  return { entry: entry.id, ...address }
}

async function recordPresence(context: Context, { event, slot, registration }: { event: number; slot: number; registration: number }) {
  const { means } = await signingOfEvent(context, event)
  if (!means.includes('meeting')) return
  const row = found(await lockRegistration(context.db, registration))
  if ((await findSheetRow(context.db, event))?.locked_at) return
  await enterSlot(context, slot, registration, 'meeting')
  const from = registrationStatus.keyOf(row.status)
  const first = { checked_in_at: row.checked_in_at ?? context.now }
  if (from === 'registered' || from === 'absent') await changeStatus(context, row, 'present', null, first)
}
