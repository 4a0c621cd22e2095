import type { eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import { needsNoDates } from '@kxo/domain/events/standing'
import { kernelErrors, type ProductErrorKind, refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { presentRecord } from '../present.ts'
import { availabilityAt, type EventFacts, getEvent } from '../queries.ts'
import { editEvent, lockEvent } from '../steps/edit-event.ts'

/** Closes an event that has begun. @throws 409 before its first day: it is cancelled instead */
export const closeEvent: Verb<typeof eventsContract.closeEvent> = async (context, { params }) => {
  const event = await lockEvent(context, params.id)
  if (!needsNoDates(event) && (event.start_date === null || event.start_date > context.now)) refuse(eventsErrors.notBegun)
  return presentRecord(context.db, await editEvent(context, event, 'close_event', { closed_at: context.now }), context.now)
}

/** The event under its lock, whatever its state. */
async function lockAnyEvent(context: Context, id: number): Promise<EventFacts> {
  found(await context.db.selectFrom('events').select('id').where('id', '=', id).forUpdate().executeTakeFirst())
  const event = await getEvent(context.db, id)
  authorize(may.changeEvent(context.actor, event))
  return event
}

/** @throws 409 once its sheet is locked: the proofs are out */
export const reopenEvent: Verb<typeof eventsContract.reopenEvent> = async (context, { params }) => {
  const event = await lockAnyEvent(context, params.id)
  if (event.cancelled_at) refuse(eventsErrors.closedEvent)
  if (!event.closed_at) return presentRecord(context.db, event, context.now)
  const locked = await context.db
    .selectFrom('attendance_sheets')
    .select('event_id')
    .where('event_id', '=', event.id)
    .where('locked_at', 'is not', null)
    .executeTakeFirst()
  if (locked) refuse(eventsErrors.lockedSheet)
  return presentRecord(context.db, await editEvent(context, event, 'reopen_event', { closed_at: null }), context.now)
}

/** Why an event may not be put away: it is online and to come; undefined when it may. */
export function archiveRefusal(event: EventFacts, now: Date): ProductErrorKind | undefined {
  const isOver = event.cancelled_at !== null || event.closed_at !== null || availabilityAt(event, now) === 'expired'
  return event.is_active && !isOver ? eventsErrors.notArchivable : undefined
}

/** @throws 409 while it is online and to come */
export const archiveEvent: Verb<typeof eventsContract.archiveEvent> = async (context, { params }) => {
  const event = await lockAnyEvent(context, params.id)
  if (event.archived_at) refuse(kernelErrors.conflict)
  const refusal = archiveRefusal(event, context.now)
  if (refusal) refuse(refusal)
  return presentRecord(context.db, await editEvent(context, event, 'archive_event', { archived_at: context.now }), context.now)
}

export const unarchiveEvent: Verb<typeof eventsContract.unarchiveEvent> = async (context, { params }) => {
  const event = await lockAnyEvent(context, params.id)
  return presentRecord(context.db, await editEvent(context, event, 'unarchive_event', { archived_at: null }), context.now)
}
