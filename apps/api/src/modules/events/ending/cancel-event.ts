import type { EventImpact, eventsContract } from '@kxo/domain/events/contract'
import { may } from '@kxo/domain/events/permissions'
import { eventsWords as w } from '@kxo/domain/events/words'
import { formatMoney } from '@kxo/domain/kernel/money'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { releasePartners } from '../../partners/index.ts'
import { type BillOfEvent, fromAbove } from '../dependencies.ts'
import { endRegistrations, mailActivityCancellation } from '../jobs.ts'
import { presentRecord } from '../present.ts'
import { type EventFacts, getEvent } from '../queries.ts'
import { otherDatesIn } from '../series/dates-in-scope.ts'
import { editEvents, lockEvent } from '../steps/edit-event.ts'
import { billsWithoutObject, impactsOn, summed } from './impact.ts'

/** Half-days of events still to come, whose room becomes free. */
const bookedSlots = (db: Queries, ids: readonly number[], now: Date) =>
  db.selectFrom('slots').select(['id', 'event_id']).where('event_id', 'in', ids).where('room_id', 'is not', null).where('end_at', '>', now)

/** What cancelling each of several events does around it: as many statements for hundreds as for one. */
export async function cancellationImpacts(context: Context, ids: readonly number[]): Promise<Omit<EventImpact, 'dates'>[]> {
  if (ids.length === 0) return []
  const impactOf = await impactsOn(context, ids)
  const booked = Map.groupBy(await bookedSlots(context.db, ids, context.now).execute(), ({ event_id }) => event_id)
  return ids.map((id) => ({ ...impactOf(id), rooms: booked.get(id)?.length ?? 0, slots: [] }))
}

export const previewCancellation: Verb<typeof eventsContract.previewCancellation> = async (context, { params, query }) => {
  const { db, actor, now } = context
  const event = await getEvent(db, params.id)
  authorize(may.changeEvent(actor, event))
  const ids = [event.id, ...(await otherDatesIn(db, event, query.scope, now))]
  return summed(await cancellationImpacts(context, ids))
}

export type Cancelling = { reason: string; bills: 'task' | 'credit' }

/** Cancels an event for good, or several dates of its series; whoever is registered ends a moment later, by a job that tells them. */
export const cancelEvent: Verb<typeof eventsContract.cancelEvent> = async (context, { params, body }) => {
  const event = await lockEvent(context, params.id, body.version)
  const others = await otherDatesIn(context.db, event, body.scope, context.now)
  const dates = [event]
  for (const id of others) dates.push(await lockEvent(context, id))
  await cancelLocked(context, dates, body)
  return presentRecord(context.db, await getEvent(context.db, event.id), context.now)
}

/** The same, on events already locked. @throws 403 when credit notes are asked by somebody who may not issue them */
export async function cancelLocked(
  context: Context,
  events: readonly EventFacts[],
  { reason, bills: chosenBills }: Cancelling,
): Promise<void> {
  const { db, now } = context
  if (chosenBills === 'credit') authorize(fromAbove().mayCredit(context.actor))
  if (events.length === 0) return
  const ids = events.map(({ id }) => id)
  // The counters everyone registers through: whoever comes meanwhile waits for them, then is refused (KX005).
  await db.selectFrom('event_places').select('event_id').where('event_id', 'in', ids).orderBy('event_id').forUpdate().execute()
  await editEvents(context, events, 'cancel_event', () => ({ cancelled_at: now, cancel_reason: reason }))
  const activities = await cancelActivities(context, ids, reason)
  const ended = [...ids, ...activities]
  await db
    .updateTable('slots')
    .set({ room_id: null })
    .where('id', 'in', bookedSlots(db, ended, now).clearSelect().select('id'))
    .execute()
  await releasePartners(context, ended)
  const billsOf = await billsWithoutObject(db, ids)
  for (const event of events) {
    const bills = billsOf.get(event.id) ?? []
    if (chosenBills === 'credit')
      await fromAbove().creditLater(
        context,
        bills.map(({ id }) => id),
        reason,
      )
    const left = bills.filter(({ to_refund }) => chosenBills === 'task' || to_refund > 0)
    if (left.length > 0) await askToSettle(context, event, reason, left)
    // Whoever attends an activity of an event is registered for that event, which stands.
    await context.enqueue(event.parent_id === null ? endRegistrations : mailActivityCancellation, { event_id: event.id, reason })
  }
}

/** What is held within events is not held any more. */
async function cancelActivities({ db, now }: Context, ids: readonly number[], reason: string): Promise<number[]> {
  const activities = await db
    .updateTable('events')
    .set({ cancelled_at: now, cancel_reason: reason })
    .where('parent_id', 'in', ids)
    .where('cancelled_at', 'is', null)
    .returning('id')
    .execute()
  return activities.map(({ id }) => id)
}

/** One task names every bill to credit and every sum to hand back. */
async function askToSettle(context: Context, event: EventFacts, reason: string, bills: readonly BillOfEvent[]): Promise<void> {
  const { say, locale } = context.language
  const todo_user_id = event.responsible_id ?? context.actor.user_id
  if (todo_user_id === null) return
  const lines = bills.map(({ number, name, to_credit, to_refund }) =>
    say(w.taskLine, { number, name, due: formatMoney(to_credit, locale), paid: formatMoney(to_refund, locale) }),
  )
  await fromAbove().addTask(context, {
    todo_user_id,
    event_id: event.id,
    label: say(w.taskLabel, { title: event.title }),
    text: say(w.taskText, { title: event.title, reason, lines: lines.join('\n') }),
  })
}
