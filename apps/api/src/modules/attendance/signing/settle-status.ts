import { attendanceStatus, attendedStatuses, type SlotFacts } from '@kxo/domain/attendance/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../../platform/context.ts'
import { changeStatus, lockRegistration, type RegistrationRow } from '../../registrations/index.ts'
import { presencesOf, signedBoxesOf, slotsOf } from '../queries.ts'
import { slotFacts } from './slot-facts.ts'

/** Moves a locked registration where its half-days lead it; what is signed in goes back by hand only. */
export async function settleStatus(
  context: Context,
  registration: RegistrationRow,
  halfDays: readonly SlotFacts[],
  isClosed = false,
): Promise<void> {
  const from = registrationStatus.keyOf(registration.status)
  const to = attendanceStatus(halfDays, { now: context.now, isClosed })
  if (!to || to === from || from === 'signedIn' || !attendedStatuses.includes(from) || !registrationStatus.mayFollow(from, to)) return
  await changeStatus(context, registration, to, null)
}

/** The same for registrations of an event, by what is recorded of them. */
export async function settleStatuses(
  context: Context,
  eventId: number,
  registrationIds: readonly number[],
  isClosed = false,
): Promise<void> {
  const { db } = context
  const [only, ...others] = registrationIds
  const one = others.length === 0 ? only : undefined
  const slots = await slotsOf(db, eventId)
  const presences = await presencesOf(db, eventId, one)
  const signatures = await signedBoxesOf(db, eventId, one === undefined ? undefined : { registration_id: one, partner_user_id: null })
  for (const id of registrationIds) {
    const registration = await lockRegistration(db, id)
    if (registration) await settleStatus(context, registration, slotFacts({ slots, presences, signatures }, id), isClosed)
  }
}
