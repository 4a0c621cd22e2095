import type { eventsContract } from '@kxo/domain/events/contract'
import type { Verb } from '../../../platform/http/serve.ts'
import { presentRecord } from '../present.ts'
import { editEvent, lockEvent } from '../steps/edit-event.ts'

/** It takes place although people are missing: whoever is in charge is alerted no more. */
export const confirmEvent: Verb<typeof eventsContract.confirmEvent> = async (context, { params, body }) => {
  const event = await lockEvent(context, params.id, body.version)
  return presentRecord(context.db, await editEvent(context, event, 'confirm_event', { confirmed_at: context.now }), context.now)
}
