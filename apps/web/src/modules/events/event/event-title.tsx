import type { EventPage } from '@kxo/domain/events/contract'
import { EventDates } from './event-dates.tsx'
import { EventPlace } from './event-place.tsx'

/** Dates and place of an event on one line, for the pages of other modules. */
export function EventTitle({
  event,
}: {
  event: Pick<EventPage, 'nature' | 'start_date' | 'end_date' | 'time_zone' | 'is_asynchronous' | 'place' | 'town' | 'is_online'>
}) {
  return (
    <>
      <EventDates event={event} /> · <EventPlace event={event} />
    </>
  )
}
