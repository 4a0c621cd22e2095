import { refuse } from '@kxo/domain/kernel/errors'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { holdsPlace, registrationStatus } from '@kxo/domain/registrations/status'
import type { WaitingEntry } from '@kxo/domain/registrations/waiting/waiting-contract'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { chosenBy } from '../activities/choose-activities.ts'
import { latestOf, lockRegistration, recipientOfRegistration } from '../queries.ts'
import { wakeWaitingList } from './offer-places.ts'
import { lockPlaces } from './queue.ts'
import { entriesOf, presentEntry } from './read-waiting-list.ts'
import type { WaitedActivity } from './waited-activity.ts'
import { writeRequest } from './write-request.ts'

/**
 * Waits for a place of an activity, whatever other one of its group is held meanwhile: whoever is registered for its event.
 * @throws 409 when it keeps no list, has places left, or is chosen already
 */
export async function joinActivityList(context: Context, activity: WaitedActivity, user_id: number): Promise<WaitingEntry> {
  const { db } = context
  const known = found(await latestOf(db, activity.parent_id, user_id))
  const row = found(await lockRegistration(db, known.id))
  authorize(may.answer(context.actor, row))
  if (!activity.isOffered || !holdsPlace(registrationStatus.keyOf(row.status))) refuse(registrationErrors.activityNotOffered)
  const place = found(await lockPlaces(db, activity.id))
  if ((await chosenBy(db, row.id)).includes(activity.id))
    refuse(registrationErrors.alreadyHolds, { name: `${row.first_name} ${row.last_name}` })
  if (!place.has_waiting_list) refuse(registrationErrors.noWaitingList)
  if (place.waiting === 0 && (place.max_participants === null || place.taken < place.max_participants))
    refuse(registrationErrors.placesRemain)

  const entry_id = await writeRequest(context, {
    event_id: activity.id,
    asked_by: user_id,
    people: [{ user_id, registration_id: row.id }],
    at_least: 1,
  })
  await wakeWaitingList(context, activity.id)
  const entry = found((await entriesOf(context, { event_id: activity.id, entry_id }))[0])
  if (entry.rank !== null)
    await context.services.enqueueMail(context, {
      moment: 'waiting_list_joined',
      to: recipientOfRegistration(row),
      occurrence: String(entry_id),
      values: { title: `${row.event_title} – ${activity.title}`, rank: entry.rank },
      event_id: row.event_id,
    })
  return presentEntry(entry)
}
