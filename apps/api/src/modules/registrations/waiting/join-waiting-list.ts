import { event as eventPage } from '@kxo/domain/events/paths'
import { refuse } from '@kxo/domain/kernel/errors'
import { isReferentOf } from '@kxo/domain/kernel/permissions'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { holdsPlace, registrationStatus } from '@kxo/domain/registrations/status'
import type { waitingContract } from '@kxo/domain/registrations/waiting/waiting-contract'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { checkEligibility } from '../registering/check-eligibility.ts'
import { findRegistrationContext, type RegistrationContext } from '../registering/registration-context.ts'
import { joinActivityList } from './join-activity-list.ts'
import { offerPlaces } from './offer-places.ts'
import { lockPlaces } from './queue.ts'
import { entriesOf, presentEntry } from './read-waiting-list.ts'
import { findWaitedActivity } from './waited-activity.ts'
import { writeRequest } from './write-request.ts'

/**
 * Waits for a place: oneself, colleagues for their referent, anybody for those who follow registrations.
 * @throws 409 when the event keeps no list, when places remain, or when somebody is registered or waits already
 */
export const join: Verb<typeof waitingContract.join> = async (context, { params, body }) => {
  const { db, actor } = context
  const event_id = params.id
  const users = [...new Set(body.users ?? [found(actor.user_id)])]
  const at_least = body.at_least ?? users.length
  if (at_least > users.length) refuse(registrationErrors.moreThanGroup, { n: users.length })
  const activity = await findWaitedActivity(db, event_id)
  if (activity) return joinActivityList(context, activity, { users, at_least })
  const isForOthers = users.some((id) => id !== actor.user_id)
  const has_delegation = settingsOf(context.tenant).features.includes('delegation')
  authorize(isForOthers ? may.follow(actor) || may.registerTeam(actor, { has_delegation }) : may.start(actor))

  const place = found(await lockPlaces(db, event_id))
  for (const id of users) {
    const opening = found(await findRegistrationContext(db, event_id, id))
    if (!may.follow(actor)) {
      if (id !== actor.user_id) found(isReferentOf(actor, opening.person) || undefined)
      checkEligibility(actor, opening, context.now)
    }
    refuseHolder(opening)
  }
  if (!place.has_waiting_list) refuse(registrationErrors.noWaitingList)
  const free =
    place.overbooking_allowed || place.max_participants === null ? Number.POSITIVE_INFINITY : place.max_participants - place.taken
  if (place.waiting === 0 && free >= at_least) refuse(registrationErrors.placesRemain)

  const asked_by = !isForOthers || !may.follow(actor) ? found(actor.user_id) : users[0]!
  const entry_id = await writeRequest(context, { event_id, asked_by, people: users.map((user_id) => ({ user_id })), at_least })
  await offerPlaces(context, event_id)
  const entry = found((await entriesOf(context, { event_id, entry_id }))[0])
  if (entry.rank !== null)
    await context.services.enqueueMail(context, {
      moment: 'waiting_list_joined',
      to: recipientOf(found(await findUser(db, asked_by))),
      occurrence: String(entry_id),
      values: { title: entry.event_title, rank: entry.rank },
      event_id,
      path: eventPage(event_id),
      by_link: { purpose: 'event', path: eventPage(event_id) },
    })
  return presentEntry(entry)
}

function refuseHolder({ own, person }: RegistrationContext): void {
  if (own && holdsPlace(registrationStatus.keyOf(own.status)))
    refuse(registrationErrors.alreadyHolds, { name: `${person.first_name} ${person.last_name}` })
}
