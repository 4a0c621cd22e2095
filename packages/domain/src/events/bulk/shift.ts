import type { Actor } from '../../kernel/actor.ts'
import type { EventNature } from '../nature.ts'
import { may } from '../permissions.ts'

/** Days by which events are shifted at once, at most, one way or the other. */
export const shiftedDays = 1825

/** What shifting an event depends on; `attended`: people seen or signed in already. */
export type ShiftedEvent = {
  company_id: number | null
  nature: EventNature
  cancelled_at: Date | null
  closed_at: Date | null
  start_date: Date | null
  attended: number
}

/** Why an event does not go by some days, the first that holds; undefined when it may, conflicts apart. */
export function whyNotShifted(
  actor: Actor,
  event: ShiftedEvent,
): 'noRight' | 'closedEvent' | 'isModel' | 'hasNoDate' | 'hasCome' | undefined {
  if (!may.changeEvent(actor, event)) return 'noRight'
  if (event.cancelled_at || event.closed_at) return 'closedEvent'
  if (event.nature === 'model') return 'isModel'
  if (event.start_date === null) return 'hasNoDate'
  return event.attended > 0 ? 'hasCome' : undefined
}
