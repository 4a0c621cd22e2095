import { attendanceStatus, attendedStatuses, type SlotFacts } from '@kxo/domain/attendance/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { attendedBy, changeStatus, lockRegistration, type RegistrationRow } from '../../registrations/index.ts'
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

/** What a registration did at the half-days it attends outside one event: the rest of its event and its other activities. */
export async function halfDaysElsewhere(db: Queries, eventId: number, registrationId: number): Promise<SlotFacts[]> {
  const facts: SlotFacts[] = []
  for (const id of (await attendedBy(db, registrationId)).filter((one) => one !== eventId)) {
    const recorded = {
      slots: await slotsOf(db, id),
      presences: await presencesOf(db, id, registrationId),
      signatures: await signedBoxesOf(db, id, { registration_id: registrationId, partner_user_id: null }),
    }
    facts.push(...slotFacts(recorded, registrationId))
  }
  return facts
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
    if (!registration) continue
    const own = slotFacts({ slots, presences, signatures }, id)
    // Closing an activity says nothing of the rest of the event.
    await settleStatus(
      context,
      registration,
      [...own, ...(await halfDaysElsewhere(db, eventId, id))],
      isClosed && registration.event_id === eventId,
    )
  }
}
