import type { EventPage } from '@kxo/domain/events/contract'
import { OwnWaitingList } from '../waiting/own-waiting-list.tsx'

/** What stands under the button that registers: the waiting list of a full event. */
export default function BelowRegister({ event }: { event: EventPage }) {
  return <OwnWaitingList event={event} />
}
