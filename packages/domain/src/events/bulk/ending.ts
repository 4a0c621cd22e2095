import type { Actor } from '../../kernel/actor.ts'
import type { EventNature } from '../nature.ts'
import { may } from '../permissions.ts'

type EndedEvent = { company_id: number | null; nature: EventNature; cancelled_at: Date | null; closed_at: Date | null }

/** Why an event is not cancelled with others, the first that holds; undefined when it is. */
export function whyNotCancelled(actor: Actor, event: EndedEvent): 'noRight' | 'closedEvent' | 'isModel' | undefined {
  if (!may.changeEvent(actor, event)) return 'noRight'
  if (event.cancelled_at || event.closed_at) return 'closedEvent'
  return event.nature === 'model' ? 'isModel' : undefined
}
