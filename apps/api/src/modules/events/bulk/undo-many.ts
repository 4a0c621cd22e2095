import { type LeftReason, undoHours, whyLeftOut } from '@kxo/domain/events/bulk/bulk-acts'
import type { eventBulkContract } from '@kxo/domain/events/bulk/bulk-contract'
import { eventBulkWords as w } from '@kxo/domain/events/bulk/bulk-words'
import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { bulkOutcome, type LeftRecord } from '../../../platform/lists/bulk-outcome.ts'
import { editEvents } from '../steps/edit-event.ts'
import { publicationRefusals, publishLocked } from '../steps/publish.ts'
import { eventsNamedPerReason } from './act-on-many.ts'
import { type Change, isSame } from './change-of.ts'
import { type ChosenEvent, eventsNamed } from './choose-events.ts'
import { writeChanges } from './write-change.ts'

const undoable = ['update_event', 'publish_event', 'unpublish_event', 'archive_event'] as const
type Act = { action: (typeof undoable)[number]; before: Change; after: Change }

/** What one request of whoever asks did to events, by event. */
async function actsOf({ db, actor, now }: Context, request: string): Promise<Map<number, Act>> {
  const rows = await db
    .selectFrom('traces')
    .select(['event_id', 'change', sql<Act['action']>`action`.as('action')])
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

/** Why an event stays as it is: it does not stand any more as the act left it. */
function whyStays({ actor }: Context, event: ChosenEvent, { action, after }: Act, isRefused: boolean): LeftReason | undefined {
  if (action === 'archive_event') return event.archived_at ? undefined : 'changedSince'
  const refused = whyLeftOut(actor, event, {})
  if (refused) return refused
  if (action === 'publish_event') return event.is_active ? undefined : 'changedSince'
  if (action === 'unpublish_event') return event.is_active || isRefused ? 'changedSince' : undefined
  const stored: Change = { ...event.stored, themes: event.stored.themes.map(({ name }) => name) }
  return Object.keys(after).some((name) => !isSame(stored[name], after[name])) ? 'changedSince' : undefined
}

/** Gives back to events what they were before an act, all at once where they all change alike. */
async function restore(context: Context, events: readonly ChosenEvent[], acts: ReadonlyMap<number, Act>): Promise<void> {
  const { archive_event, publish_event, unpublish_event, update_event } = Object.groupBy(events, ({ id }) => acts.get(id)!.action)
  if (archive_event) await editEvents(context, archive_event, 'unarchive_event', () => ({ archived_at: null }))
  if (publish_event) await editEvents(context, publish_event, 'unpublish_event', () => ({ is_active: false }))
  if (unpublish_event) await publishLocked(context, unpublish_event)
  await writeChanges(
    context,
    (update_event ?? []).map((event) => {
      const { before, after } = acts.get(event.id)!
      return { event, change: { before: after, after: fromTrace(before) } }
    }),
  )
}

/** Takes back one's own act on many events; those changed since keep what they hold. @throws 409 when there is nothing left to undo */
export const undoMany: Verb<typeof eventBulkContract.undoMany> = async (context, { body }) => {
  const { db, actor, language } = context
  authorize(may.createEvents(actor))
  const acts = await actsOf(context, body.undo)
  if (acts.size === 0) return refuse(eventsErrors.nothingToUndo, { hours: undoHours })
  const events = await eventsNamed(db, [...acts.keys()])
  const left: LeftRecord[] = []
  const restored: ChosenEvent[] = []
  const refusalOf = await publicationRefusals(context, events)
  for (const event of events) {
    const reason = whyStays(context, event, acts.get(event.id)!, refusalOf(event) !== undefined)
    if (reason) left.push({ name: event.title, reason: language.say(w[reason]) })
    else restored.push(event)
  }
  await restore(context, restored, acts)
  return bulkOutcome(events.length - left.length, left, eventsNamedPerReason)
}
