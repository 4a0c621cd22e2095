import type { EventRecord } from '../event-record.ts'

/** What changes for the people of an event, what matters most to them first. */
export const changedPartKeys = ['date', 'place', 'price'] as const
export type ChangedPart = (typeof changedPartKeys)[number]
/** The message that tells them of it. */
export const changedParts = {
  date: 'change_event_date',
  place: 'change_event_place',
  price: 'change_event_price',
} as const satisfies Record<ChangedPart, string>

const parts = {
  date: ['start_date', 'end_date', 'minutes'],
  place: ['location_id', 'town', 'is_online'],
  price: ['is_payable', 'downpayment_rate', 'downpayment_delay'],
} as const satisfies Record<ChangedPart, readonly (keyof EventRecord)[]>
type Watched = Pick<EventRecord, (typeof parts)[ChangedPart][number]>

const valueOf = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value)
/** What changed for its people since an event was last looked at; undefined when nothing did. */
export const changedSince = (before: Watched, after: Watched): ChangedPart | undefined =>
  changedPartKeys.find((part) => parts[part].some((field) => valueOf(before[field]) !== valueOf(after[field])))
