import { eventsErrors } from '@kxo/domain/events/errors'
import { may } from '@kxo/domain/events/permissions'
import { presentationSections } from '@kxo/domain/events/presentation/presentation'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { documentOf, plainTextOf } from '@kxo/domain/kernel/rich-text'
import type { TraceKey } from '@kxo/domain/traces/actions'
import { sql, type Updateable } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Events } from '../../../platform/database-types.ts'
import { traceAll } from '../../traces/index.ts'
import { type EventFacts, getEvent } from '../queries.ts'

/** The event under the lock that orders its changes, for whoever may. @throws 403, 404, 409 once cancelled or closed */
export async function lockEventFor(
  { db }: Context,
  id: number,
  mayChange: (event: EventFacts) => boolean | Promise<boolean>,
): Promise<EventFacts> {
  found(await db.selectFrom('events').select('id').where('id', '=', id).forUpdate().executeTakeFirst())
  const event = await getEvent(db, id)
  authorize(await mayChange(event))
  if (event.cancelled_at || event.closed_at) refuse(eventsErrors.closedEvent)
  return event
}

/** The same for those who build it. @throws 409 when someone saved meanwhile too */
export async function lockEvent(context: Context, id: number, version?: number): Promise<EventFacts> {
  const event = await lockEventFor(context, id, (one) => may.changeEvent(context.actor, one))
  if (version !== undefined && event.version !== version) refuse(kernelErrors.editedMeanwhile)
  return event
}

/** Formatted texts as they are read: a history tells what was said, not how it was laid. */
const worded = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) =>
      typeof value === 'string' && isSection(name) ? [name, plainTextOf(documentOf(value))] : [name, value],
    ),
  )
const isSection = (name: string): boolean => (presentationSections as readonly string[]).includes(name)

/** Writes fields of a locked event, raises its version and traces what changed. */
export async function editEvent(context: Context, event: EventFacts, action: TraceKey, change: Updateable<Events>): Promise<EventFacts> {
  await editEvents(context, [event], action, () => change)
  return getEvent(context.db, event.id)
}

/** The same for many events: one statement for each change that several share, and one for their traces. */
export async function editEvents(
  context: Context,
  events: readonly EventFacts[],
  action: TraceKey,
  changeOf: (event: EventFacts) => Updateable<Events>,
): Promise<void> {
  const changed = events.map((event) => ({ event, change: changeOf(event) }))
  for (const [, alike] of Map.groupBy(changed, ({ change }) => JSON.stringify(change)))
    await context.db
      .updateTable('events')
      .set({ ...alike[0]!.change, version: sql`version + 1` })
      .where(
        'id',
        'in',
        alike.map(({ event }) => event.id),
      )
      .execute()
  await traceEdits(context, action, changed)
}

/** Traces what changed of events, beside what was there. */
export async function traceEdits(
  context: Context,
  action: TraceKey,
  edits: readonly { event: EventFacts; change: Updateable<Events> }[],
): Promise<void> {
  const before = (event: EventFacts, change: object) =>
    Object.fromEntries(Object.keys(change).map((key) => [key, event[key as keyof EventFacts]]))
  await traceAll(
    context,
    edits.map(({ event, change }) => ({
      action,
      event_id: event.id,
      change: { before: worded(before(event, change)), after: worded(change) },
    })),
  )
}
