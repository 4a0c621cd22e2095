import { event as eventPage } from '@kxo/domain/events/paths'
import { registrationLimit } from '@kxo/domain/events/registration-period'
import { machine } from '@kxo/domain/kernel/actor'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { allocate } from '@kxo/domain/registrations/waiting/allocation'
import { waitingDecision, waitingState } from '@kxo/domain/registrations/waiting/waiting-status'
import { type Context, found } from '../../../platform/context.ts'
import { availabilityAt, getEvent } from '../../events/index.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { paramsOf } from '../../tenants/index.ts'
import { writeToGuest } from '../inviting/write-to-guest.ts'
import { offerWaitingPlaces } from '../jobs.ts'
import type { RegistrationRow } from '../queries.ts'
import { holdPlaceFor } from '../registering/hold-place.ts'
import { lockPlaces, log, type Queued, readQueue } from './queue.ts'
import { findWaitedActivity, holdActivityPlace, lockThoseWaiting, type WaitedActivity } from './waited-activity.ts'

const closed = ['inactive', 'expired', 'pastLimitDate', 'notYetOpen']

/**
 * Offers the free places of an event to those who wait, in their order: each place is held for whom it is offered to until the offer is over.
 * Answers how many were offered; nothing once nobody may register any more.
 */
export async function offerPlaces(outer: Context, event_id: number): Promise<number> {
  const activity = await findWaitedActivity(outer.db, event_id)
  if (activity) await lockThoseWaiting(outer.db, activity.id)
  const place = await lockPlaces(outer.db, event_id)
  if (!place || place.waiting === 0) return 0
  const free = place.overbooking_allowed || place.max_participants === null ? place.waiting : place.max_participants - place.taken
  if (free <= 0) return 0
  // Whoever's request met the free place did not decide who gets it.
  const context = { ...outer, actor: machine(outer.tenant.id) }
  const event = await getEvent(context.db, activity?.parent_id ?? event_id)
  if (closed.includes(availabilityAt(event, context.now))) return 0
  const limits = [registrationLimit(event), activity?.start_date ?? null].filter((limit) => limit !== null)
  const limit = limits.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
  if (activity && (!activity.isOffered || (limit !== null && limit <= context.now))) return 0
  const queue = await readQueue(context.db, event_id)
  const { offers, skips } = allocate(queue, free)
  const until = offerEnd(context, limit)
  let offered = 0
  for (const { id, places } of offers) {
    const request = queue.find((one) => one.id === id)
    if (request) offered += await offerTo(context, { event_id, activity }, request, places, until)
  }
  for (const { id, needs, free: places } of skips) await logSkip(context, { event_id, entry_id: id, needs, places })
  return offered
}

/** Until when an offer holds: the hours the tenant gives, and never past the end of registrations. */
function offerEnd({ tenant, now }: Context, limit: Date | null): Date {
  const end = new Date(now.getTime() + paramsOf(tenant).waiting_offer_hours * 3_600_000)
  return limit && limit < end ? limit : end
}

/** The event or the activity of a list. */
type Waited = { event_id: number; activity: WaitedActivity | undefined }

async function offerTo(context: Context, waited: Waited, request: Queued, places: number, until: Date): Promise<number> {
  const { event_id, activity } = waited
  const { db } = context
  const chosen = await db
    .selectFrom('waiting_list_people')
    .select(['user_id', 'registration_id'])
    .where('entry_id', '=', request.id)
    .where('state', '=', waitingState.codeOf('waiting'))
    .orderBy('rank')
    .limit(places)
    .execute()
  const reserved: RegistrationRow[] = []
  for (const { user_id, registration_id } of chosen) {
    const one = db.updateTable('waiting_list_people').where('entry_id', '=', request.id).where('user_id', '=', user_id)
    await one.set({ state: waitingState.codeOf('offered'), offer_expires_at: until }).execute()
    const row = activity
      ? await holdActivityPlace(context, activity.id, found(registration_id), until)
      : await holdPlaceFor(context, event_id, user_id, until)
    await one.set({ registration_id: row.id }).execute()
    reserved.push(row)
  }
  await log(
    context,
    'offered',
    reserved.map(({ user_id }) => ({ event_id, entry_id: request.id, user_id })),
  )
  await tell(context, request, activity, reserved, until)
  return reserved.length
}

/** Who asked for themselves is told by a mail that opens their registration, or the event for an activity, taken there; a group, by one mail to who asked for it. */
async function tell(
  context: Context,
  request: Queued,
  activity: WaitedActivity | undefined,
  reserved: readonly RegistrationRow[],
  until: Date,
): Promise<void> {
  const [first] = reserved
  if (!first) return
  const say = (language: 'fr' | 'en') => formatDateTime(until, language, { zone: first.time_zone })
  const title = activity ? `${first.event_title} – ${activity.title}` : first.event_title
  if (reserved.length === 1 && first.user_id === request.asked_by) {
    await writeToGuest(context, 'waiting_list_offer', first, {
      values: { title, until: say(first.language as 'fr' | 'en') },
      ...(activity && { occurrence: `${first.id} activity ${activity.id} ${until.toISOString()}`, path: eventPage(first.event_id) }),
    })
    return
  }
  const to = recipientOf(found(await findUser(context.db, request.asked_by)))
  await context.services.enqueueMail(context, {
    moment: 'waiting_list_group_offer',
    to,
    occurrence: `${request.id} ${first.id} ${activity ? until.toISOString() : `v${first.version}`}`,
    values: {
      title,
      until: say(to.language),
      count: reserved.length,
      people: reserved.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join('\n'),
    },
    event_id: first.event_id,
    path: eventPage(first.event_id),
  })
}

type SkippedTurn = { event_id: number; entry_id: number; needs: number; places: number }

/** A turn skipped is told once for as many places: looking again at the same queue says nothing new. */
async function logSkip(context: Context, line: SkippedTurn): Promise<void> {
  const last = await context.db
    .selectFrom('waiting_list_log')
    .select(['kind', 'places', 'needs'])
    .where('entry_id', '=', line.entry_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isKnown = last?.kind === waitingDecision.codeOf('skipped') && last.places === line.places && last.needs === line.needs
  if (!isKnown) await log(context, 'skipped', [line])
}

/** A place of an event, and of activities of it, came free: those who wait are served by a job, once this commits. */
export async function wakeWaitingList(context: Context, event_id: number): Promise<void> {
  const waits = await context.db
    .selectFrom('event_places')
    .innerJoin('events', (join) =>
      join.onRef('events.tenant_id', '=', 'event_places.tenant_id').onRef('events.id', '=', 'event_places.event_id'),
    )
    .select('event_places.event_id')
    .where((eb) => eb.or([eb('events.id', '=', event_id), eb('events.parent_id', '=', event_id)]))
    .where('event_places.waiting', '>', 0)
    .orderBy('event_places.event_id')
    .execute()
  for (const waited of waits) await context.enqueue(offerWaitingPlaces, { event_id: waited.event_id })
}
