import type { EventRecord } from '@kxo/domain/events/contract'
import { SheetsList } from './sheets-list.tsx'

/** The half-days of an event, on its page. */
export default function EventSheets({ event: { id } }: { event: EventRecord }) {
  return <SheetsList event={id} />
}
