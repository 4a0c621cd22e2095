import type { eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { trace } from '../traces/index.ts'
import { getEvent } from './queries.ts'

/** @throws 409 when somebody is or was registered, or activities hang on it; bills and evidence hold it by foreign keys */
export const removeEvent: Verb<typeof eventsContract.remove> = async (context, { params }) => {
  const { db, actor } = context
  const event = await getEvent(db, params.id)
  authorize(may.changeEvent(actor, event) && actor.profile !== 'CNS')
  const held =
    (await db.selectFrom('registrations').select('id').where('event_id', '=', event.id).limit(1).executeTakeFirst()) ??
    (await db.selectFrom('events').select('id').where('parent_id', '=', event.id).limit(1).executeTakeFirst())
  if (held) refuse(eventsErrors.notDeletable)
  await db.deleteFrom('slots').where('event_id', '=', event.id).execute()
  await db.deleteFrom('event_partners').where('event_id', '=', event.id).execute()
  await db.deleteFrom('prices').where('event_id', '=', event.id).execute()
  await db.deleteFrom('event_places').where('event_id', '=', event.id).execute()
  await db.deleteFrom('events').where('id', '=', event.id).execute()
  await trace(context, { action: 'delete_event', info: event.title })
  return { done: true as const }
}
