import type { Actor } from '../../kernel/actor.ts'
import type { EventNature } from '../nature.ts'
import { may } from '../permissions.ts'

/** Events copied by one request, at most: each is copied with all that it holds. */
export const copiedAtOnce = 50

/** Why an event is not copied with others; undefined when it is. What is created from a template is given its own day. */
export function whyNotCopied(actor: Actor, event: { company_id: number | null; nature: EventNature }): 'noRight' | 'isModel' | undefined {
  if (!may.changeEvent(actor, event)) return 'noRight'
  return event.nature === 'model' ? 'isModel' : undefined
}
