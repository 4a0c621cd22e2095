import type { Context } from '../../platform/context.ts'

/** One act to remember. `change` holds the fields before and after, never a secret. */
export type Trace = {
  action: string
  info?: string
  user_id?: number | null
  event_id?: number | null
  subject?: string
  subject_id?: number
  change?: object
  /** Who acts, when the session that says so is only being opened or is another tenant's; the transaction tells otherwise. */
  acting_admin_name?: string | null
}

/** Writes the trace in the transaction of the change: its failure is the change's failure. */
export async function trace(
  { db, actor, request }: Context,
  { action, info, user_id, event_id, subject, subject_id, change, acting_admin_name }: Trace,
): Promise<void> {
  await db
    .insertInto('traces')
    .values({
      action,
      info: info ?? null,
      user_id: user_id ?? actor.user_id,
      acting_admin_id: actor.acting_admin_id,
      event_id: event_id ?? null,
      subject: subject ?? null,
      subject_id: subject_id ?? null,
      change: change === undefined ? null : JSON.stringify(change),
      request_id: request.id,
      ...(acting_admin_name !== undefined && { acting_admin_name }),
    })
    .execute()
}

/** The traces of one act on many records, in one statement. */
export async function traceAll({ db, actor, request }: Context, traces: readonly Trace[]): Promise<void> {
  if (traces.length === 0) return
  await db
    .insertInto('traces')
    .values(
      traces.map(({ action, info, user_id, event_id, subject, subject_id, change }) => ({
        action,
        info: info ?? null,
        user_id: user_id ?? actor.user_id,
        acting_admin_id: actor.acting_admin_id,
        event_id: event_id ?? null,
        subject: subject ?? null,
        subject_id: subject_id ?? null,
        change: change === undefined ? null : JSON.stringify(change),
        request_id: request.id,
      })),
    )
    .execute()
}
