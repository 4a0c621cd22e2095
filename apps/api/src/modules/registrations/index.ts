import { eventsErrors } from '@kxo/domain/events/errors'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import type { DatabaseRefusals } from '../../platform/database/database-refusals.ts'

export { type AttendedHalfDay, attendedHalfDays } from './activities/attended-half-days.ts'
export { attendedBy, attendees, attendeesOf, attends, attendsEvent, eventsAttendedBy } from './activities/attendees.ts'
export { billEach, billTogether, moveGroup, writeGroupBill } from './collective/group-bill.ts'
export { groupOf } from './collective/group-of.ts'
export { registrationFilters } from './contact-filters.ts'
export { approve } from './deciding/approve.ts'
export { cancel } from './deciding/cancel.ts'
export { changeStatus } from './deciding/change-status.ts'
export { decideStatus } from './deciding/decide-status.ts'
export { endWithEvent, peopleOfEvents } from './deciding/end-with-event.ts'
export { markSettled } from './deciding/mark-settled.ts'
export { refuseRegistration, refuseRow } from './deciding/refuse-registration.ts'
export { resultsOf } from './deciding/results-of.ts'
export { notesOf } from './detail/notes.ts'
export { readResponses } from './detail/read-detail.ts'
export { duePrice } from './due-price.ts'
export { openRegistrations, payersOfCompany, registrationsOfCompany, registrationsOfYear } from './for-companies.ts'
export { pinAnswered } from './forms/pin-answered.ts'
export { copyToReferents, writeToGuest } from './inviting/write-to-guest.ts'
export { expireHoldsEachMinute } from './jobs.ts'
export { lacksTicket } from './lacks-ticket.ts'
export { registrationMailingParts } from './mailing-parts.ts'
export { markSeenBehind } from './mark-seen.ts'
export { chooseOptions } from './options/choose-options.ts'
export { agreedOn } from './ordering/agreed-on.ts'
export { billPayer } from './ordering/bill-payer.ts'
export { billedPrices } from './ordering/billed-prices.ts'
export { payByCompany } from './ordering/pay-by-company.ts'
export { billedBy, isFunded, payersSaid } from './ordering/payers.ts'
export { isContractDue, paysAlone } from './ordering/pays-alone.ts'
export { endTakeover, requestTakeover, takeoversAmong } from './ordering/request-takeover.ts'
export { askPapersAgain } from './papers/ask-papers-again.ts'
export { collectedPapers } from './papers/collected-papers.ts'
export { decidePaper } from './papers/decide-paper.ts'
export { papersOf } from './papers/papers-of.ts'
export { presentRegistration } from './present.ts'
export {
  findRegistration,
  findRegistrations,
  lockRegistration,
  lockRegistrations,
  type RegistrationRow,
  recipientOfRegistration,
  selectRegistrations,
} from './queries.ts'
export { historyOf } from './read.ts'
export { registrationSubject } from './record-subject.ts'
export { advanceWaiting } from './registering/advance.ts'
export { answersMorph } from './registering/answer.ts'
export { holdMinutes, renewHold } from './registering/hold-end.ts'
export { type PassKey, pairOf, publicKeyOf, readPass, signPass } from './registering/pass-token.ts'
export { startRegistration } from './registering/start.ts'
export { submit } from './registering/submit.ts'
export { registrationJobs } from './registration-jobs.ts'
export { registrationsRoutes } from './routes.ts'
export { eventsOfTeam, teamFilters } from './team/events-of-team.ts'
export { followingReferents, referentsOf } from './team/referents.ts'
export { encloseSyllabus } from './terms/log-syllabus.ts'

/** What the seat guard and the one-registration-a-person index mean to people. */
export const registrationRefusals: DatabaseRefusals = {
  KX001: registrationErrors.eventFull,
  KX005: eventsErrors.cancelledEvent,
  KX006: registrationErrors.activityFull,
  KX007: registrationErrors.activityNotOffered,
  registrations_once: registrationErrors.alreadyRegistered,
  waiting_once: registrationErrors.alreadyWaiting,
}
