import type { EventRecord } from '@kxo/domain/events/contract'
import { EventAbsences } from './event-absences.tsx'
import { SheetsList } from './sheets-list.tsx'

/** The half-days of an event and its absences, on its page. */
export default function EventSheets({ event: { id } }: { event: EventRecord }) {
  return (
    <>
      <SheetsList event={id} />
      <EventAbsences event={id} />
    </>
  )
}
