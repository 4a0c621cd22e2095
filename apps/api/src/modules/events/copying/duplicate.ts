import type { eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { daysTo } from '../ending/postpone.ts'
import { presentRecord } from '../present.ts'
import { getEvent } from '../queries.ts'
import { copyEvent } from './copy-event.ts'

/** Copies an event, saves it as a model, or creates an event from a model. @throws 422 when a dated model is given no day */
export const duplicate: Verb<typeof eventsContract.duplicate> = async (context, { params, body }) => {
  const source = await getEvent(context.db, params.id)
  authorize(may.changeEvent(context.actor, source))
  const isFromModel = source.nature === 'model' && body.as === 'event'
  if (isFromModel && source.start_date && !body.first_day)
    refuse(eventsErrors.dayNeeded, {}, [{ field: 'first_day', message: context.language.say(eventsErrors.dayNeeded) }])
  const copy = await copyEvent(context, source, {
    title: body.title || source.title,
    nature: body.as === 'model' ? 'model' : isFromModel ? 'master' : source.nature,
    days: daysTo(source, body.first_day) ?? 0,
    parts: body.parts,
    model_id: isFromModel ? source.id : source.model_id,
  })
  await trace(context, { action: 'duplicate_event', event_id: copy.id, info: String(source.id) })
  return presentRecord(context.db, copy, context.now)
}
