import type { EventNature } from '../../events/nature.ts'
import { isProofKind, productionsOf } from './productions.ts'

/** What is made for the people of many events at once; the rest is drawn as it is read, or made by its own act. */
export const producedForMany = ['ticket', 'attestation', 'certificate'] as const
export type ProducedForMany = (typeof producedForMany)[number]

export type ProducingEvent = {
  nature: EventNature
  cancelled_at: Date | null
  is_training: boolean
  is_payable: boolean
  is_proved: boolean
  is_locked: boolean
  /** Whether somebody signs the certificates of its organiser. */
  is_signed_for: boolean
  /** People who have none yet. */
  due: number
}

/** Why nothing is made for an event, the first that holds; undefined when something is. */
export function whyNotProduced(
  event: ProducingEvent,
  kind: ProducedForMany,
): 'noTemplate' | 'cancelled' | 'notLocked' | 'noRepresentative' | 'allMade' | undefined {
  if (event.nature === 'model' || !productionsOf(event).includes(kind)) return 'noTemplate'
  if (kind === 'ticket' && event.cancelled_at) return 'cancelled'
  if (isProofKind(kind) && !event.is_locked) return 'notLocked'
  if (kind === 'certificate' && !event.is_signed_for) return 'noRepresentative'
  return event.due === 0 ? 'allMade' : undefined
}
