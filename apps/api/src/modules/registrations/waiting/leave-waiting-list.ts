import { may } from '@kxo/domain/registrations/permissions'
import type { waitingContract } from '@kxo/domain/registrations/waiting/waiting-contract'
import { waitingState } from '@kxo/domain/registrations/waiting/waiting-status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { cancelRow } from '../deciding/cancel.ts'
import { lockRegistration } from '../queries.ts'
import { wakeWaitingList } from './offer-places.ts'
import { lockPlaces, log } from './queue.ts'
import { findWaitedActivity, lockThoseWaiting, releaseActivityPlace } from './waited-activity.ts'

/** A request, once the counter of its event is held. @throws 404, 403 to whoever neither asked for it nor follows registrations */
export async function lockEntry(context: Context, id: number) {
  const { db, actor } = context
  const entry = found(await db.selectFrom('waiting_list_entries').selectAll().where('id', '=', id).executeTakeFirst())
  const activity = await findWaitedActivity(db, entry.event_id)
  if (activity) await lockThoseWaiting(db, activity.id)
  await lockPlaces(db, entry.event_id)
  const people = await db.selectFrom('waiting_list_people').selectAll().where('entry_id', '=', id).orderBy('rank').execute()
  const isOfIt = entry.asked_by === actor.user_id || (people.length === 1 && people[0]?.user_id === actor.user_id)
  authorize(isOfIt || may.follow(actor))
  return { ...entry, people, activity }
}

/** Leaves the list in one act: whoever waits waits no more, the places offered are given back. */
export const leave: Verb<typeof waitingContract.leave> = async (context, { params, body }) => {
  const { db } = context
  const { people, event_id, activity } = await lockEntry(context, params.id)
  const waiting = people.filter(({ state }) => waitingState.keyOf(state) === 'waiting')
  await db
    .updateTable('waiting_list_people')
    .set({ state: waitingState.codeOf('left') })
    .where('entry_id', '=', params.id)
    .where('state', '=', waitingState.codeOf('waiting'))
    .execute()
  await log(
    context,
    'left',
    waiting.map(({ user_id }) => ({ event_id, entry_id: params.id, user_id, reason: body.reason ?? null })),
  )
  for (const { registration_id, state } of people)
    if (registration_id === null || waitingState.keyOf(state) !== 'offered') continue
    else if (activity) await releaseActivityPlace(context, activity.id, registration_id)
    else await cancelRow(context, found(await lockRegistration(db, registration_id)), body.reason ?? null)
  await trace(context, { action: 'leave_waiting_list', event_id, info: body.reason ?? null })
  await wakeWaitingList(context, event_id)
  return { done: true as const }
}
