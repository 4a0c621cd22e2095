import { usualParts } from '@kxo/domain/events/acts/copy-parts'
import type { eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import { isStanding } from '@kxo/domain/events/standing'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { shifted } from '../ending/moved-slots.ts'
import { daysTo } from '../ending/postpone.ts'
import { presentRecord } from '../present.ts'
import { getEvent, slotsOf } from '../queries.ts'
import { editEvent, lockEvent } from '../steps/edit-event.ts'
import { copyEvent, fillFrom } from './copy-event.ts'

/** Copies an event, saves it as a model, or creates an event from a model. @throws 422 when a dated model is given no day */
export const duplicate: Verb<typeof eventsContract.duplicate> = async (context, { params, body }) => {
  const source = await getEvent(context.db, params.id)
  authorize(may.changeEvent(context.actor, source))
  // What a template gives has dates.
  if (body.as === 'model' && isStanding(source)) refuse(eventsErrors.standingUndated)
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

/** Lays the data of one event on a draft just created, its half-days from the draft's own first day. @throws 409 on one that is online */
export const updateNewEventData: Verb<typeof eventsContract.updateNewEventData> = async (context, { body }) => {
  const source = await getEvent(context.db, body.event_id)
  authorize(may.readEvent(context.actor, source))
  const draft = await lockEvent(context, body.new_event)
  if (draft.is_active || draft.id === source.id) refuse(eventsErrors.draftNeeded)
  const days = daysTo(source, draft.start_date && dayInZone(draft.start_date, draft.time_zone)) ?? 0
  const hasSlots = (await slotsOf(context.db, draft.id)).length > 0
  await fillFrom(context, source, draft, {
    parts: usualParts.filter((part) => part !== 'slots' || !(hasSlots || isStanding(draft))),
    model_id: source.nature === 'model' ? source.id : source.model_id,
    moved: (instant) => shifted(instant, days, source.time_zone),
  })
  const filled = await editEvent(context, await getEvent(context.db, draft.id), 'duplicate_event', {})
  return presentRecord(context.db, filled, context.now)
}
