import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** A half-day of an appointment, with its own place when it is held elsewhere than the event. */
export type CalendarSlot = { id: number; start: Date; end: Date; title: string; place?: string }
export type CalendarFacts = {
  registration_id: number
  event_id: number
  /** Grows at each change told (EXT-01). */
  sequence: number
  host: string
  organizer: { name: string; mail: string }
  attendee: { name: string; mail: string }
  title: string
  place: string
  url: string
  stamp: Date
  slots: readonly CalendarSlot[]
}

/** A calendar request with one entry per half-day, in UTC, under uids that stay the same at each change, the cancelling one included (EXT-01). */
export function calendarFile(facts: CalendarFacts, isCancelled = false): Uint8Array {
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: 'KXO', product: 'KXO', language: 'FR' },
  })
  for (const slot of facts.slots)
    calendar.createEvent({
      id: `${facts.event_id}-${slot.id}-${facts.registration_id}@${facts.host}`,
      stamp: facts.stamp,
      start: slot.start,
      end: slot.end,
      sequence: facts.sequence,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: slot.title ? `${facts.title} – ${slot.title}` : facts.title,
      ...((slot.place ?? facts.place) && { location: slot.place ?? facts.place }),
      url: facts.url,
      organizer: { name: facts.organizer.name, email: facts.organizer.mail },
      attendees: [{ name: facts.attendee.name, email: facts.attendee.mail }],
    })
  return Buffer.from(`${calendar.toString()}\r\n`)
}
