import type { EventRecord } from '@kxo/domain/events/contract'
import { BillsAbout } from './bills-about.tsx'

/** The bills of an event, on its page. */
export default function FinancesTab({ event: { id } }: { event: EventRecord }) {
  return <BillsAbout about={{ event: id }} savedAs="event_bills" />
}
