import type { ActivityBody } from '@kxo/domain/events/activities/activity-contract'
import { enrolment } from '@kxo/domain/events/activities/enrolment'
import type { eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { flagsOf } from '@kxo/domain/events/general-flags'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { pricesOf } from '../../pricing/index.ts'
import { createEvent } from '../create-event.ts'
import { type EventFacts, getEvent } from '../queries.ts'
import { editEvent, lockEvent } from '../steps/edit-event.ts'
import { renewTicketsOf } from '../steps/renew-tickets-of.ts'
import { getActivity } from './activities-of.ts'

/** A new activity belongs to whom its event belongs to, and is held where it is held unless told. */
export const addActivity: Verb<typeof eventsContract.addActivity> = async (context, { params, body }) => {
  const event = await lockEvent(context, params.id)
  if (event.nature !== 'master' && event.nature !== 'model') refuse(kernelErrors.notFound)
  const { id } = await createEvent(context, {
    title: body.title,
    nature: 'activity',
    parent_id: event.id,
    company_id: event.company_id,
    time_zone: event.time_zone,
    responsible_id: event.responsible_id,
    ...flagsOf(event),
    is_asynchronous: false,
  })
  await write(context, await lockEvent(context, id), {
    ...body,
    location_id: body.location_id === undefined ? event.location_id : body.location_id,
  })
  return getActivity(context.db, id)
}

/** @throws 409 under the places taken, or when it becomes everybody's while some chose it */
export const changeActivity: Verb<typeof eventsContract.changeActivity> = async (context, { params, body }) => {
  const activity = await lockEvent(context, params.id, body.version)
  if (activity.nature !== 'activity' || activity.parent_id === null) refuse(kernelErrors.notFound)
  const { version: _, ...fields } = body
  await write(context, activity, fields)
  const isElsewhere = fields.is_online !== activity.is_online || (fields.location_id ?? null) !== activity.location_id
  // Those who attended a required one attend an optional one no more, and the other way round.
  const event = await getEvent(context.db, activity.parent_id)
  if (enrolment.codeOf(fields.enrolment) !== activity.enrolment) await renewTicketsOf(context, event)
  else if (isElsewhere) await renewTicketsOf(context, activity)
  return getActivity(context.db, activity.id)
}

async function write(context: Context, activity: EventFacts, body: ActivityBody): Promise<void> {
  const { db, language } = context
  const maximum = body.max_participants ?? null
  if (body.location_id) found(await db.selectFrom('locations').select('id').where('id', '=', body.location_id).executeTakeFirst())
  // The counter its people go through: held until commit, so that nobody chooses it between the look and the write.
  const places = await db.selectFrom('event_places').selectAll().where('event_id', '=', activity.id).forUpdate().executeTakeFirstOrThrow()
  if (maximum !== null && maximum < places.taken) {
    const values = { n: places.taken }
    refuse(eventsErrors.placesTaken, values, [{ field: 'max_participants', message: language.say(eventsErrors.placesTaken, values) }])
  }
  if (body.enrolment === 'mandatory') {
    const { n } = await db
      .selectFrom('registration_activities')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('activity_id', '=', activity.id)
      .executeTakeFirstOrThrow()
    if (n > 0) refuse(eventsErrors.activityChosen, { n })
    const priced = (await pricesOf(db, activity.parent_id ?? activity.id)).filter(({ activity_id }) => activity_id === activity.id).length
    if (priced > 0) refuse(eventsErrors.activityPriced, { n: priced })
  }
  await db
    .updateTable('event_places')
    .set({
      max_participants: maximum,
      overbooking_allowed: false,
      has_waiting_list: body.enrolment === 'optional' && (body.has_waiting_list ?? places.has_waiting_list),
    })
    .where('event_id', '=', activity.id)
    .execute()
  await editEvent(context, activity, 'update_activity', {
    title: body.title,
    enrolment: enrolment.codeOf(body.enrolment),
    choice_group: body.enrolment === 'optional' ? body.choice_group : '',
    is_online: body.is_online,
    location_id: body.location_id ?? null,
    meeting_url: body.meeting_url ?? null,
  })
}
