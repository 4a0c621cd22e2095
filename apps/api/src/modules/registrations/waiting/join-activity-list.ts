import { event as eventPage } from '@kxo/domain/events/paths'
import { refuse } from '@kxo/domain/kernel/errors'
import { isReferentOf } from '@kxo/domain/kernel/permissions'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { holdsPlace, registrationStatus } from '@kxo/domain/registrations/status'
import type { WaitingEntry } from '@kxo/domain/registrations/waiting/waiting-contract'
import { type Context, found } from '../../../platform/context.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { chosenBy } from '../activities/choose-activities.ts'
import { latestOf, lockRegistrations, type RegistrationRow } from '../queries.ts'
import { wakeWaitingList } from './offer-places.ts'
import { lockPlaces } from './queue.ts'
import { entriesOf, presentEntry } from './read-waiting-list.ts'
import type { WaitedActivity } from './waited-activity.ts'
import { writeRequest } from './write-request.ts'

type Asking = { users: readonly number[]; at_least: number }

/**
 * Waits for places of an activity, whatever other one of its group is held meanwhile: whoever is registered for its event, alone or put there
 * together by who registered them.
 * @throws 404 for who is not registered or not theirs, 409 when it keeps no list, has places enough left, or is chosen already
 */
export async function joinActivityList(context: Context, activity: WaitedActivity, { users, at_least }: Asking): Promise<WaitingEntry> {
  const { db, actor } = context
  const rows = await lockGroup(context, activity, users)
  if (!activity.isOffered || rows.some(({ status }) => !holdsPlace(registrationStatus.keyOf(status))))
    refuse(registrationErrors.activityNotOffered)
  const place = found(await lockPlaces(db, activity.id))
  for (const row of rows)
    if ((await chosenBy(db, row.id)).includes(activity.id))
      refuse(registrationErrors.alreadyHolds, { name: `${row.first_name} ${row.last_name}` })
  if (!place.has_waiting_list) refuse(registrationErrors.noWaitingList)
  const free = place.max_participants === null ? Number.POSITIVE_INFINITY : place.max_participants - place.taken
  if (place.waiting === 0 && free >= at_least) refuse(registrationErrors.placesRemain)

  const isForOthers = users.some((id) => id !== actor.user_id)
  const asked_by = isForOthers && may.follow(actor) ? users[0]! : found(actor.user_id)
  const people = rows.map(({ id, user_id }) => ({ user_id, registration_id: id }))
  const entry_id = await writeRequest(context, { event_id: activity.id, asked_by, people, at_least })
  await wakeWaitingList(context, activity.id)
  const entry = found((await entriesOf(context, { event_id: activity.id, entry_id }))[0])
  if (entry.rank !== null)
    await context.services.enqueueMail(context, {
      moment: 'waiting_list_joined',
      to: recipientOf(found(await findUser(db, asked_by))),
      occurrence: String(entry_id),
      values: { title: `${rows[0]!.event_title} – ${activity.title}`, rank: entry.rank },
      event_id: activity.parent_id,
      path: eventPage(activity.parent_id),
      by_link: { purpose: 'event', path: eventPage(activity.parent_id) },
    })
  return presentEntry(entry)
}

/** The registrations of those who would wait, in the order given, locked lowest number first. */
async function lockGroup(context: Context, { parent_id }: WaitedActivity, users: readonly number[]): Promise<RegistrationRow[]> {
  const { db, actor, tenant } = context
  const registersTeam = may.registerTeam(actor, { has_delegation: settingsOf(tenant).features.includes('delegation') })
  const ids: number[] = []
  for (const user_id of users) {
    const known = found(await latestOf(db, parent_id, user_id))
    found(may.answer(actor, known) || (registersTeam && isReferentOf(actor, known)) || undefined)
    ids.push(known.id)
  }
  const locked = new Map((await lockRegistrations(db, ids)).map((row) => [row.id, row]))
  return ids.map((id) => found(locked.get(id)))
}
