import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import { dayInZone } from '../kernel/dates.ts'

/** From which moment of its event a document is open to those it is for. */
export const opening = catalogue({
  registration: { code: 0, label: { fr: 'Dès {registration.le}', en: 'From the {registration}' } },
  start: { code: 1, label: { fr: 'Au début {event.du}', en: 'When the {event} starts' } },
  end: { code: 2, label: { fr: 'À la fin {event.du}', en: 'When the {event} ends' } },
  day: { code: 3, label: { fr: 'À une date', en: 'On a date' } },
})
export type Opening = KeyOf<typeof opening>

/** Until which one; none, it stays open. */
export const closing = catalogue({
  start: { code: 1, label: { fr: 'Jusqu’au début {event.du}', en: 'Until the {event} starts' } },
  end: { code: 2, label: { fr: 'Jusqu’à la fin {event.du}', en: 'Until the {event} ends' } },
  day: { code: 3, label: { fr: 'Jusqu’à une date', en: 'Until a date' } },
})
export type Closing = KeyOf<typeof closing>

/** When a document is open; `opens` is null for whatever depends on no date. Days are those of the event's zone. */
export type OpenWindow = { opens: Opening | null; opens_on: string | null; closes: Closing | null; closes_on: string | null }
export type EventDates = { start_date: Date | null; end_date: Date | null; time_zone: string }

/** Whether a document is open now; its SQL twin is the API's `openAt`. Without a date of its own, an event has begun and never ends. */
export function isOpen({ opens, opens_on, closes, closes_on }: OpenWindow, event: EventDates, now: Date): boolean {
  const today = dayInZone(now, event.time_zone)
  const end = event.end_date ?? event.start_date
  const hasBegun = event.start_date === null || event.start_date.getTime() <= now.getTime()
  const hasEnded = end !== null && end.getTime() <= now.getTime()
  const hasOpened = { registration: true, start: hasBegun, end: hasEnded, day: opens_on !== null && opens_on <= today }
  const hasClosed = { start: event.start_date !== null && hasBegun, end: hasEnded, day: closes_on !== null && closes_on < today }
  return (opens === null || hasOpened[opens]) && (closes === null || !hasClosed[closes])
}

/** The field that makes a window open never: a date that lacks, or an end that comes before the opening. */
export function windowProblem({ opens, opens_on, closes, closes_on }: OpenWindow): 'opens_on' | 'closes' | 'closes_on' | undefined {
  if (opens === 'day' && opens_on === null) return 'opens_on'
  if (closes === 'day' && closes_on === null) return 'closes_on'
  if (closes === 'start' && (opens === 'start' || opens === 'end')) return 'closes'
  if (closes === 'end' && opens === 'end') return 'closes'
  return opens === 'day' && closes === 'day' && opens_on! > closes_on! ? 'closes_on' : undefined
}
