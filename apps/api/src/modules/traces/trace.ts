import { isSelf } from '@kxo/domain/kernel/permissions'
import { audienceOf, type TraceSource } from '@kxo/domain/traces/actions'
import type { Context } from '../../platform/context.ts'

/** One act to remember. `change` holds the fields before and after, never a secret. */
export type Trace = {
  action: string
  info?: string
  /** Who acts; the session's person unless told. */
  user_id?: number | null
  event_id?: number | null
  subject?: string
  subject_id?: number
  change?: object
  /** Whether full administrators alone read it; the action tells unless said otherwise. */
  is_private?: boolean
  task_id?: number | null
  status?: string
  source?: TraceSource
  /** Who acts, when the session that says so is only being opened or is another tenant's; the transaction tells otherwise. */
  acting_admin_name?: string | null
}

type Here = Pick<Context, 'actor' | 'request' | 'now'>

/** Where an act comes from when its verb does not say. */
function sourceOf({ actor }: Pick<Here, 'actor'>, { subject, subject_id }: Trace): TraceSource {
  if (actor.acting_admin_id !== null) return 'connect_as'
  if (actor.user_id === null) return actor.session === 'full' ? 'automatic' : 'form'
  return subject === 'user' && isSelf(actor, { user_id: subject_id ?? null }) ? 'own' : 'screen'
}

const rowOf = (here: Here, given: Trace) => {
  const { action, info, user_id, event_id, subject, subject_id, change, is_private, task_id, status, source, acting_admin_name } = given
  return {
    action,
    info: info ?? null,
    user_id: user_id ?? here.actor.user_id,
    acting_admin_id: here.actor.acting_admin_id,
    event_id: event_id ?? null,
    subject: subject ?? null,
    subject_id: subject_id ?? null,
    change: change === undefined ? null : JSON.stringify(change),
    is_private: is_private ?? audienceOf(action) === 'private',
    task_id: task_id ?? (subject === 'task' ? (subject_id ?? null) : null),
    status: status ?? null,
    source: source ?? sourceOf(here, given),
    request_id: here.request.id,
    at: here.now,
    ...(acting_admin_name !== undefined && { acting_admin_name }),
  }
}

/** Writes the trace in the transaction of the change: its failure is the change's failure. */
export async function trace(context: Context, given: Trace): Promise<void> {
  await context.db.insertInto('traces').values(rowOf(context, given)).execute()
}

/** The traces of one act on many records, in one statement. */
export async function traceAll(context: Context, traces: readonly Trace[]): Promise<void> {
  if (traces.length === 0) return
  await context.db
    .insertInto('traces')
    .values(traces.map((given) => rowOf(context, given)))
    .execute()
}
