import type { eventsContract } from '@kxo/domain/events/contract'
import { may } from '@kxo/domain/events/permissions'
import type { Verb } from '../../../platform/http/serve.ts'
import { seenEvent } from '../read-event.ts'
import { activitiesOf, choicesOf } from './activities-of.ts'

/** Whoever sees the event sees its activities; the meeting link is for those who run it. */
export const readActivities: Verb<typeof eventsContract.activities> = async (context, { params }) => {
  const event = await seenEvent(context, params.id)
  return may.readEvent(context.actor, event) ? activitiesOf(context.db, event.id, true) : choicesOf(context, event)
}
