import { type LeftReason, undoHours, whyLeftOut } from '@kxo/domain/events/bulk/bulk-acts'
import type { eventBulkContract } from '@kxo/domain/events/bulk/bulk-contract'
import { eventBulkWords as w } from '@kxo/domain/events/bulk/bulk-words'
import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { bulkOutcome, type LeftRecord } from '../../../platform/lists/bulk-outcome.ts'
import { editEvent } from '../steps/edit-event.ts'
import { publicationRefusal, publishEvent } from '../steps/publish.ts'
import { eventsNamedPerReason } from './act-on-many.ts'
import { type Change, isSame } from './change-of.ts'
import { type ChosenEvent, eventsNamed } from './choose-events.ts'
import { writeChange } from './write-change.ts'

const undoable = ['update_event', 'publish_event', 'unpublish_event', 'archive_event'] as const
type Act = { action: string; before: Change; after: Change }

/** What one request of whoever asks did to events, by event. */
async function actsOf({ db, actor, now }: Context, request: string): Promise<Map<number, Act>> {
  const rows = await db
    .selectFrom('traces')
    .select(['event_id', 'action', 'change'])
    .where('user_id', '=', actor.user_id)
    .where('request_id', '=', request)
    .where('action', 'in', [...undoable])
    .where('at', '>', new Date(now.getTime() - undoHours * 3_600_000))
    .execute()
  return new Map(
    rows.flatMap(({ event_id, action, change }) => (event_id === null ? [] : [[event_id, { action, ...(change as Omit<Act, 'action'>) }]])),
  )
}

const instants = ['limit_date']
/** Values of a trace as columns take them. */
const fromTrace = (change: Change): Change =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, instants.includes(name) && typeof value === 'string' ? new Date(value) : value]),
  )

/** Gives back what an event held before an act. @returns why it stays as it is */
async function restore(context: Context, event: ChosenEvent, { action, before, after }: Act): Promise<LeftReason | undefined> {
  if (action === 'archive_event') {
    if (!event.archived_at) return 'changedSince'
    await editEvent(context, event, 'unarchive_event', { archived_at: null })
    return undefined
  }
  const refused = whyLeftOut(context.actor, event, {})
  if (refused) return refused
  if (action === 'publish_event') {
    if (!event.is_active) return 'changedSince'
    await editEvent(context, event, 'unpublish_event', { is_active: false })
  } else if (action === 'unpublish_event') {
    if (event.is_active || (await publicationRefusal(context, event))) return 'changedSince'
    await publishEvent(context, event.id)
  } else {
    const stored: Change = { ...event.stored, themes: event.stored.themes.map(({ name }) => name) }
    if (Object.keys(after).some((name) => !isSame(stored[name], after[name]))) return 'changedSince'
    await writeChange(context, event, { before: after, after: fromTrace(before) })
  }
  return undefined
}

/** Takes back one's own act on many events; those changed since keep what they hold. @throws 409 when there is nothing left to undo */
export const undoMany: Verb<typeof eventBulkContract.undoMany> = async (context, { body }) => {
  const { db, actor, language } = context
  authorize(may.createEvents(actor))
  const acts = await actsOf(context, body.undo)
  if (acts.size === 0) return refuse(eventsErrors.nothingToUndo, { hours: undoHours })
  const events = await eventsNamed(db, [...acts.keys()])
  const left: LeftRecord[] = []
  for (const event of events) {
    const act = acts.get(event.id)
    const reason = act && (await restore(context, event, act))
    if (reason) left.push({ name: event.title, reason: language.say(w[reason]) })
  }
  return bulkOutcome(events.length - left.length, left, eventsNamedPerReason)
}
