import { attendanceStatus, attendedStatuses } from '@kxo/domain/attendance/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../platform/context.ts'
import { changeStatus, lockRegistration } from '../registrations/index.ts'
import { presencesOf, signedBoxesOf, slotsOf } from './queries.ts'
import { slotFacts } from './slot-facts.ts'

/** Moves registrations of an event where attendance leads them (decisions §4); what is signed in goes back by hand only. */
export async function settleStatuses(
  context: Context,
  eventId: number,
  registrationIds: readonly number[],
  isClosed = false,
): Promise<void> {
  const { db, now } = context
  const [slots, presences, signatures] = [await slotsOf(db, eventId), await presencesOf(db, eventId), await signedBoxesOf(db, eventId)]
  for (const id of registrationIds) {
    const registration = await lockRegistration(db, id)
    if (!registration) continue
    const from = registrationStatus.keyOf(registration.status)
    const to = attendanceStatus(slotFacts({ slots, presences, signatures }, id), { now, isClosed })
    if (!to || to === from || from === 'signedIn' || !attendedStatuses.includes(from) || !registrationStatus.mayFollow(from, to)) continue
    await changeStatus(context, registration, to, null)
  }
}
