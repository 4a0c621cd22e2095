import { eventsErrors } from '@kxo/domain/events/errors'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import type { DatabaseRefusals } from '../../platform/database-refusals.ts'

export { cancel } from './cancel.ts'
export { changeStatus } from './change-status.ts'
export { registrationFilters } from './contact-filters.ts'
export { decideStatus } from './decide-status.ts'
export { endWithEvent, peopleOfEvent } from './end-with-event.ts'
export { eventsOfTeam, teamFilters } from './events-of-team.ts'
export { expireHoldsOf, tenantsWithHoldsOver } from './expire-holds.ts'
export { openRegistrations, registrationsOfCompany, registrationsOfYear } from './for-companies.ts'
export { expireHoldsEachMinute } from './jobs.ts'
export { markSeenBehind } from './mark-seen.ts'
export { markSettled } from './mark-settled.ts'
export { type PassKey, readPass, signPass } from './pass-token.ts'
export { findRegistration, lockRegistration, type RegistrationRow, selectRegistrations } from './queries.ts'
export { registrationSubject } from './record-subject.ts'
export { registrationReminders } from './reminders.ts'
export { personalRoutes, registrationsRoutes } from './routes.ts'
export { startRegistration } from './start.ts'
export { submit } from './submit.ts'
export { writeToGuest } from './write-to-guest.ts'

/** What the seat guard and the one-registration-a-person index mean to people. */
export const registrationRefusals: DatabaseRefusals = {
  KX001: registrationErrors.eventFull,
  KX005: eventsErrors.cancelledEvent,
  registrations_once: registrationErrors.alreadyRegistered,
}
