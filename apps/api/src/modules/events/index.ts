import { eventsErrors } from '@kxo/domain/events/errors'
import type { DatabaseRefusals } from '../../platform/database/database-refusals.ts'
import type { JobHandler } from '../../platform/work/job-handler.ts'
import { sendAlerts, tenantsWithAlerts } from './alerts/send-alerts.ts'
import { tellReaders } from './handouts/tell-readers.ts'
import { announceHandout, publishScheduled, sendAlertsJob, tellPublication } from './jobs.ts'
import { announce } from './publishing/announce.ts'
import { publishDue, tenantsWithScheduled } from './publishing/publish-due.ts'

export { activitiesOf, choicesOf, singleGroup } from './activities/activities-of.ts'
export { forgetAlerts } from './alerts/forget-alerts.ts'
export { alertsRoutes } from './alerts/own-alerts.ts'
export { eventsNamedPerReason } from './bulk/act-on-many.ts'
export { type ChosenEvent, chosenEvents } from './bulk/choose-events.ts'
export { sortEvents } from './bulk/sort-events.ts'
export { type CalendarEntry, calendarOf, feedsRoutes } from './catalogue/feeds.ts'
export { frameAncestors } from './catalogue/frame-ancestors.ts'
export { inCatalogue } from './catalogue/list-events.ts'
export { publicPageOf } from './catalogue/present-public-page.ts'
export { publicPages } from './catalogue/public-pages.ts'
export { unavailablePage } from './catalogue/read-event-page.ts'
export { visibleEvents } from './catalogue/visible-events.ts'
export { isConfirmedPartner } from './confirmed-partner.ts'
export { createEvent } from './create-event.ts'
export { meetsCriteria } from './criteria/criteria-of.ts'
export type { AttendanceResults, BillOfEvent, PeopleOfEvent } from './dependencies.ts'
export { eventsOfCompany } from './for-companies.ts'
export {
  changeImportedEvents,
  createImportedEvents,
  eventsByCode,
  type StoredEvent,
  type WrittenEvent,
} from './imports/import-events.ts'
export type { ImportedFields } from './imports/imported-fields.ts'
export { undoImportedEvents } from './imports/undo-imported-events.ts'
export { endRegistrations, mailActivityCancellation, mailCancellation, mailMove } from './jobs.ts'
export { eventsMailingParts } from './mailing-parts.ts'
export { obstacleOf, refuseOutOfOrder, refuseOwnOutOfOrder } from './path/follow-path.ts'
export { availabilitiesOf, availabilityAt, type EventFacts, findEventByUrl, getEvent, placeName, takesPart } from './queries.ts'
export { eventSubject } from './record-subject.ts'
export { eventsRoutes } from './routes.ts'
export { changeRegistration } from './steps/change-registration.ts'
export { changePage, changePricing, changePublication, changeThumbnail } from './steps/change-steps.ts'
export { lockEvent } from './steps/edit-event.ts'
export { changeSlot, planSlot } from './steps/plan-slots.ts'
export { publishEvent } from './steps/publish.ts'
export { attachSyllabus } from './syllabus/print-syllabus.ts'
export { applicableTerms } from './terms/event-terms.ts'
export { themeNames } from './themes/event-themes.ts'
export { themesRoutes } from './themes/theme-routes.ts'

/** What a constraint of the database means to people. */
export const eventRefusals: DatabaseRefusals = {
  freed_address_kept: eventsErrors.urlFreed,
  themes_name: eventsErrors.themeNameTaken,
}

export const eventsJobs: JobHandler[] = [
  { job: sendAlertsJob, run: sendAlerts, concerned: tenantsWithAlerts },
  { job: publishScheduled, run: publishDue, concerned: tenantsWithScheduled },
  { job: tellPublication, run: announce },
  { job: announceHandout, run: tellReaders },
]
