import { isSelf } from '@kxo/domain/kernel/permissions'
import type { TraceSubject } from '@kxo/domain/traces/action'
import { isPrivate, type TraceKey, type TraceSource, traceActionOf } from '@kxo/domain/traces/actions'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'

/** One act to remember. `change` holds the fields before and after, never a secret. */
export type Trace = {
  action: TraceKey
  info?: string | null
  /** Who acts; the session's person unless told. */
  user_id?: number | null
  event_id?: number | null
  /** What `subject_id` names; the catalogue tells unless said otherwise. */
  subject?: TraceSubject
  subject_id?: number
  change?: object
  task_id?: number | null
  status?: string
  source?: TraceSource
  /** Who acts, when the session that says so is only being opened or is another tenant's; the transaction tells otherwise. */
  acting_admin_name?: string | null
}

/** What a screen alone knows: the name it gives follows `screen:`, and an administrator may say who reads it. */
type ScreenTrace = Omit<Trace, 'action'> & { name: string; is_private?: boolean }

type Here = Pick<Context, 'actor' | 'request' | 'now'>

/** Where an act comes from when its verb does not say. */
function sourceOf({ actor }: Pick<Here, 'actor'>, subject: string | undefined, subject_id: number | undefined): TraceSource {
  if (actor.acting_admin_id !== null) return 'connect_as'
  if (actor.user_id === null) return actor.session === 'full' ? 'automatic' : 'form'
  return subject === 'user' && isSelf(actor, { user_id: subject_id ?? null }) ? 'own' : 'screen'
}

function rowOf(here: Here, action: string, entry: Omit<Trace, 'action'>, is_private = isPrivate(action)) {
  const { info, user_id, event_id, subject_id, change, task_id, status, source, acting_admin_name } = entry
  const subject = entry.subject ?? (subject_id === undefined ? undefined : traceActionOf(action)?.subject)
  return {
    action,
    info: info ?? null,
    user_id: user_id ?? here.actor.user_id,
    acting_admin_id: here.actor.acting_admin_id,
    event_id: event_id ?? null,
    subject: subject ?? null,
    subject_id: subject_id ?? null,
    change: change === undefined ? null : JSON.stringify(change),
    is_private,
    task_id: task_id ?? (subject === 'task' ? (subject_id ?? null) : null),
    status: status ?? null,
    source: source ?? sourceOf(here, subject, subject_id),
    request_id: here.request.id,
    at: here.now,
    ...(acting_admin_name !== undefined && { acting_admin_name }),
  }
}

/** Writes the trace in the transaction of the change: its failure is the change's failure. */
export async function trace(context: Context, entry: Trace): Promise<void> {
  await context.db
    .insertInto('traces')
    .values(rowOf(context, entry.action, entry))
    .execute()
}

/** The traces of one act on many records, in one statement. */
export async function traceAll(context: Context, traces: readonly Trace[]): Promise<void> {
  if (traces.length === 0) return
  await context.db
    .insertInto('traces')
    .values(traces.map((entry) => rowOf(context, entry.action, entry)))
    .execute()
}

/** Remembers what a screen tells; no screen writes in the name of a verb. */
export async function traceScreen(context: Context, { name, is_private, ...entry }: ScreenTrace): Promise<void> {
  await context.db
    .insertInto('traces')
    .values(rowOf(context, `screen:${name}`, entry, is_private))
    .execute()
}

type Sql = RawBuilder<unknown>

/** What each row adds to its own trace: columns, or expressions over them. */
type PerRow = { event_id: Sql; subject_id: Sql; change?: Sql }

/**
 * The insertion as part of a larger statement, one trace for each row of `from`: a change, its history and its trace then cost one
 * round trip while a lock is held.
 */
export function traceEach(here: Here, entry: Pick<Trace, 'action' | 'info'>, row: PerRow, from: Sql): Sql {
  const { action, info, user_id, acting_admin_id, subject, is_private, source, request_id, at } = rowOf(here, entry.action, {
    subject: traceActionOf(entry.action)?.subject,
    ...entry,
  })
  return sql`
    insert into traces (action, info, user_id, acting_admin_id, event_id, subject, subject_id, change, is_private, source, request_id, at)
    select ${action}::text, ${info}::text, ${user_id}::bigint, ${acting_admin_id}::bigint, ${row.event_id}, ${subject}::text, ${row.subject_id},
           ${row.change ?? sql`null::jsonb`}, ${is_private}::boolean, ${source}::text, ${request_id}::text, ${at}::timestamptz
      from ${from}`
}
