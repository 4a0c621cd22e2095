import { onboarding } from '@kxo/domain/events/nature'
import { may as mayEvents } from '@kxo/domain/events/permissions'
import { type Availability, availabilityOf } from '@kxo/domain/events/rules'
import type { Actor } from '@kxo/domain/kernel/actor'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { closedBecause, closingDates } from '@kxo/domain/registrations/closing'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../../platform/context.ts'
import { meetsCriteria } from '../../events/index.ts'
import type { RegistrationContext } from './registration-context.ts'

const availability = ({ event, place }: RegistrationContext, now: Date): Availability =>
  availabilityOf(
    {
      ...event,
      max_participants: place?.max_participants ?? null,
      taken: place?.taken ?? 0,
      overbooking_allowed: place?.overbooking_allowed ?? false,
      has_waiting_list: place?.has_waiting_list ?? false,
    },
    now,
  )

/** Whether no seat is left to take. */
export const isFull = ({ place }: RegistrationContext): boolean =>
  place !== null && !place.overbooking_allowed && place.max_participants !== null && place.taken >= place.max_participants

/**
 * Who may start registering oneself: an event one may not see is not found; one closed to registrations says why.
 * Seats are another matter: see `isFull`.
 */
export function checkEligibility(actor: Actor, opening: RegistrationContext, now: Date): void {
  const { event, own } = opening
  const relation = {
    is_active: event.is_active,
    onboarding: onboarding.keyOf(event.onboarding),
    company_id: event.company_id,
    takes_part: own !== null && registrationStatus.keyOf(own.status) !== 'cancelled',
  }
  if (!mayEvents.seeEvent(actor, relation)) refuse(kernelErrors.notFound)
  const answer = availability(opening, now)
  const refusal = closedBecause(answer)
  if (!refusal) return
  refuse(refusal, closingDates(event))
}

/** Who was let in before stays; anyone else meets the criteria of an event open on criteria. @throws 403 */
export async function checkCriteria(context: Context, { event, own }: RegistrationContext, user_id: number): Promise<void> {
  const isIn = own !== null && registrationStatus.keyOf(own.status) !== 'cancelled'
  if (isIn || onboarding.keyOf(event.onboarding) !== 'onCriteria') return
  if (!(await meetsCriteria(context, event, user_id))) refuse(registrationErrors.criteriaUnmet)
}
