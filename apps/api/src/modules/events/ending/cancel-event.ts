import type { eventsContract } from '@kxo/domain/events/contract'
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
import { editEvent, lockEvent } from '../steps/edit-event.ts'
import { billsWithoutObject, impactsOn, summed } from './impact.ts'

/** Half-days still to come, whose room becomes free. */
const bookedSlots = (db: Queries, event_id: number, now: Date) =>
  db.selectFrom('slots').select('id').where('event_id', '=', event_id).where('room_id', 'is not', null).where('end_at', '>', now).execute()

export const previewCancellation: Verb<typeof eventsContract.previewCancellation> = async (context, { params, query }) => {
  const { db, actor, now } = context
  const event = await getEvent(db, params.id)
  authorize(may.changeEvent(actor, event))
  const ids = [event.id, ...(await otherDatesIn(db, event, query.scope, now))]
  const impactOf = await impactsOn(context, ids)
  const impacts = []
  for (const id of ids) impacts.push({ ...impactOf(id), rooms: (await bookedSlots(db, id, now)).length, slots: [] })
  return summed(impacts)
}

export type Cancelling = { reason: string; bills: 'task' | 'credit' }

/** Cancels an event for good, or several dates of its series; whoever is registered ends a moment later, by a job that tells them. */
export const cancelEvent: Verb<typeof eventsContract.cancelEvent> = async (context, { params, body }) => {
  const event = await lockEvent(context, params.id, body.version)
  const others = await otherDatesIn(context.db, event, body.scope, context.now)
  const cancelled = await cancelLocked(context, event, body)
  for (const id of others) await cancelLocked(context, await lockEvent(context, id), body)
  return presentRecord(context.db, cancelled, context.now)
}

/** The same, on an event already locked. @throws 403 when credit notes are asked by somebody who may not issue them */
export async function cancelLocked(context: Context, event: EventFacts, { reason, bills: chosenBills }: Cancelling): Promise<EventFacts> {
  const { db, now } = context
  if (chosenBills === 'credit') authorize(fromAbove().mayCredit(context.actor))
  // The counter everyone registers through: whoever comes meanwhile waits for it, then is refused (KX005).
  await db.selectFrom('event_places').select('event_id').where('event_id', '=', event.id).forUpdate().execute()
  const cancelled = await editEvent(context, event, 'cancel_event', { cancelled_at: now, cancel_reason: reason })
  for (const { id } of await bookedSlots(db, event.id, now))
    await db.updateTable('slots').set({ room_id: null }).where('id', '=', id).execute()
  await releasePartners(context, event.id)
  await cancelActivities(context, event, reason)
  const bills = (await billsWithoutObject(db, [event.id])).get(event.id) ?? []
  const ids = bills.map(({ id }) => id)
  if (chosenBills === 'credit') await fromAbove().creditLater(context, ids, reason)
  const left = bills.filter(({ to_refund }) => chosenBills === 'task' || to_refund > 0)
  if (left.length > 0) await askToSettle(context, event, reason, left)
  // Whoever attends an activity of an event is registered for that event, which stands.
  await context.enqueue(event.parent_id === null ? endRegistrations : mailActivityCancellation, { event_id: event.id, reason })
  return cancelled
}

/** What is held within the event is not held any more: rooms and partners are free again. */
async function cancelActivities({ db, now, ...context }: Context, event: EventFacts, reason: string): Promise<void> {
  const activities = await db
    .updateTable('events')
    .set({ cancelled_at: now, cancel_reason: reason })
    .where('parent_id', '=', event.id)
    .where('cancelled_at', 'is', null)
    .returning('id')
    .execute()
  for (const { id } of activities) {
    for (const slot of await bookedSlots(db, id, now))
      await db.updateTable('slots').set({ room_id: null }).where('id', '=', slot.id).execute()
    await releasePartners({ ...context, db, now }, id)
  }
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
