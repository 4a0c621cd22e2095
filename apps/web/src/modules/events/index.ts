export { eventsKey, pageQuery, recordQuery, slotsQuery } from './api.ts'
export { EventDates } from './event-dates.tsx'
export { EventTitle } from './event-title.tsx'
export { type EventTab, type HandedToEvents, handToEvents, type PersonTab } from './handed.ts'
