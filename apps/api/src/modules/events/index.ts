export { changePage, changePricing, changePublication, changeRegistration, changeThumbnail } from './change-steps.ts'
export { createEvent } from './create-event.ts'
export type { BillOfEvent, PeopleOfEvent } from './dependencies.ts'
export { feedsRoutes } from './feeds.ts'
export { eventsOfCompany } from './for-companies.ts'
export { frameAncestors } from './frame-ancestors.ts'
export {
  changeImportedEvents,
  createImportedEvents,
  eventsByCode,
  type ImportedFields,
  type StoredEvent,
  type WrittenEvent,
} from './import-events.ts'
export { endRegistrations, tellCancellation, tellMove } from './jobs.ts'
export { planSlot } from './plan-slots.ts'
export { publicPages } from './public-pages.ts'
export { publishEvent } from './publish.ts'
export { availabilityAt, findEventByUrl, getEvent, takesPart } from './queries.ts'
export { unavailablePage } from './read-event-page.ts'
export { eventSubject } from './record-subject.ts'
export { eventsReminders } from './reminders.ts'
export { eventsRoutes } from './routes.ts'
export { undoImportedEvents } from './undo-imported-events.ts'
export { visibleEvents } from './visible-events.ts'
