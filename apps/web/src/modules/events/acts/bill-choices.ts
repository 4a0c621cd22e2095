import { eventsWords as w } from '@kxo/domain/events/words'

/** What becomes of the issued bills of what is cancelled. */
export const billChoices = [
  { value: 'task', label: w.billsAsTask },
  { value: 'credit', label: w.billsCredited },
]
