import { activityWords } from '@kxo/domain/events/activities/activity-words'
import { enrolment } from '@kxo/domain/events/activities/enrolment'
import type { Activity } from '@kxo/domain/events/contract'
import { eventNature } from '@kxo/domain/events/nature'
import { placesLeft } from '@kxo/domain/events/rules'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { type EventFacts, eventFrom, eventsWithPlaces, placeName, slotsOf, slotsOfEach } from '../queries.ts'

const isMandatory = enrolment.codeOf('mandatory')

const present = (event: EventFacts & { place: string | null }, slots: Activity['slots'], isManager: boolean): Activity => {
  const kind = enrolment.keyOf(event.enrolment ?? isMandatory)
  return {
    id: event.id,
    event: event.parent_id ?? event.id,
    title: event.title,
    enrolment: kind,
    choice_group: event.choice_group,
    is_online: event.is_online,
    location_id: event.location_id,
    location_name: event.place,
    start_date: event.start_date,
    end_date: event.end_date,
    minutes: event.minutes,
    max_participants: event.max_participants,
    taken: event.taken,
    places_left: kind === 'mandatory' ? null : placesLeft({ ...event, taken: event.taken + event.waiting }),
    has_waiting_list: event.has_waiting_list,
    is_cancelled: event.cancelled_at !== null,
    slots,
    meeting_url: isManager ? event.meeting_url : null,
    version: event.version,
  }
}

/** The activities of an event in the order of their dates; several half-days each. */
export async function activitiesOf(db: Queries, event_id: number, isManager: boolean): Promise<Activity[]> {
  const rows = await eventsWithPlaces(db)
    .select(placeName.as('place'))
    .where('events.parent_id', '=', event_id)
    .where('events.nature', '=', eventNature.codeOf('activity'))
    .where('events.archived_at', 'is', null)
    .orderBy('events.start_date')
    .orderBy('events.id')
    .execute()
  const slots = await slotsOfEach(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => present({ ...eventFrom(row), place: row.place }, slots.get(row.id) ?? [], isManager))
}

export async function getActivity(db: Queries, id: number): Promise<Activity> {
  const row = await eventsWithPlaces(db).select(placeName.as('place')).where('events.id', '=', id).executeTakeFirstOrThrow()
  return present({ ...eventFrom(row), place: row.place }, await slotsOf(db, id), true)
}

/** The one group all optional activities make where one alone is followed; null where each has its own. */
export const singleGroup = ({ language }: Pick<Context, 'language'>, mode: EventFacts['sequential_mode']): string | null =>
  mode === 'activitySingle' ? language.say(activityWords.title) : null

/** The activities people choose among, in their groups. */
export async function choicesOf(
  context: Pick<Context, 'db' | 'language'>,
  { id, sequential_mode }: Pick<EventFacts, 'id' | 'sequential_mode'>,
): Promise<Activity[]> {
  const activities = await activitiesOf(context.db, id, false)
  const choice_group = singleGroup(context, sequential_mode)
  if (choice_group === null) return activities
  return activities.map((activity) => (activity.enrolment === 'optional' ? { ...activity, choice_group } : activity))
}
