import type { EventRecord } from '@kxo/domain/events/contract'
import { historyWords as w } from '@kxo/domain/history/words'
import { TracesList } from './traces-list.tsx'

/** Everything done to an event and its registrations, on its page. */
export default function EventHistory({ event: { id } }: { event: EventRecord }) {
  return <TracesList event={id} caption={w.ofEvent} empty={w.noChange} subject={w.record} />
}
