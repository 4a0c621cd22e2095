import { kernelErrors } from '@kxo/domain/kernel/errors'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { type WorkStatus, workStatus } from '@kxo/domain/kernel/work-status'
import type { Selectable } from 'kysely'
import type { Context, Telling } from '../context.ts'
import type { Database } from '../database/database.ts'
import { type Queries, withTenant } from '../database/tenancy.ts'
import type { Works } from '../database-types.ts'
import { dependencies } from '../dependencies.ts'
import type { JobSetting } from './job-handler.ts'

/** A long work a person follows on its own page: progress, failure, stop, report. */
export type WorkRow = Selectable<Works>
/** Why a work failed as a whole: a sentence and what it merges. */
export type WorkReason = { sentence: Sentence; values?: Record<string, string | number> }

/** A work that gave no sign for this long (ms) is taken for dead: its process was stopped. */
const silence = 60_000

/** Opens a work in the transaction of the job it follows. */
export async function beginWork(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { kind, total }: { kind: string; total: number },
): Promise<number> {
  const row = await db
    .insertInto('works')
    .values({ kind, total, status: workStatus.codeOf('running'), created_by: actor.user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const findWork = (db: Queries, id: number): Promise<WorkRow | undefined> =>
  db.selectFrom('works').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Tells how far a work is while its own transaction is still open, through another connection, so that people see it move.
 * The embedded database has one connection: there, progress is told at the end.
 */
export async function tellProgress(database: Database, tenantId: number, id: number, done: number): Promise<void> {
  if (database.engine === 'embedded') return
  await withTenant(database, tenantId, ({ db }) =>
    db.updateTable('works').set({ done, touched_at: new Date() }).where('id', '=', id).execute(),
  )
}

/** Whether someone asked the work to stop. */
export async function isStopRequested(db: Queries, id: number): Promise<boolean> {
  const row = await db.selectFrom('works').select('stop_asked').where('id', '=', id).executeTakeFirst()
  return row?.stop_asked ?? false
}

type Ending = {
  status: Exclude<WorkStatus, 'running'>
  done?: number
  failed?: number
  report_file_id?: number | null
  reason?: WorkReason
}

declare module '../dependencies.ts' {
  interface Dependencies {
    works: {
      /** Tells the author of a long work that it ended. */
      tellEnd: (context: Telling, work: EndedWork) => Promise<void>
    }
  }
}

/** A work as it ended, and where it is told. */
export type EndedWork = Pick<WorkRow, 'id' | 'kind' | 'created_by' | 'failed'> & { status: Ending['status'] }
/** Closes a work with its figures, its report and, when it failed, why; its author is told, unless they wait for it (`isAwaited`). */
export async function endWork(
  context: Telling,
  id: number,
  { status, reason, ...figures }: Ending,
  { isAwaited = false }: { isAwaited?: boolean } = {},
): Promise<void> {
  const now = new Date()
  const work = await context.db
    .updateTable('works')
    .set({
      ...figures,
      status: workStatus.codeOf(status),
      reason: reason ? JSON.stringify(reason) : null,
      finished_at: now,
      touched_at: now,
    })
    .where('id', '=', id)
    .returning(['id', 'kind', 'created_by', 'failed'])
    .executeTakeFirstOrThrow()
  if (!isAwaited) await dependencies().works.tellEnd(context, { ...work, status })
}

const unexpected: Sentence = { fr: kernelErrors.unexpected.fr, en: kernelErrors.unexpected.en }

/** Closes a work whose job failed, in a transaction of its own: the one that failed is gone. */
export const failWork = ({ services, tenant, contextIn }: JobSetting, id: number, sentence: Sentence = unexpected): Promise<void> =>
  withTenant(services.database, tenant.id, (transaction) => endWork(contextIn(transaction), id, { status: 'failed', reason: { sentence } }))

/** A work held until commit: only one job goes on with it. */
export const lockWork = (db: Queries, id: number): Promise<WorkRow | undefined> =>
  db.selectFrom('works').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** One more batch done, with the batch itself: a work that was cut goes on from there. */
export async function advanceWork(
  db: Queries,
  id: number,
  { done, failed, failures }: { done: number; failed: number; failures: readonly object[] },
): Promise<void> {
  await db
    .updateTable('works')
    .set({
      done,
      failed,
      failures: JSON.stringify(failures),
      status: workStatus.codeOf('running'),
      reason: null,
      finished_at: null,
      touched_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
}

/** Asks a running work to stop: it looks between two batches. */
export async function askStop(db: Queries, id: number): Promise<void> {
  await db.updateTable('works').set({ stop_asked: true }).where('id', '=', id).where('finished_at', 'is', null).execute()
}

/** Whether a work still runs; one that fell silent does not. */
export const isAlive = (work: Pick<WorkRow, 'finished_at' | 'touched_at'>, now: Date): boolean =>
  work.finished_at === null && now.getTime() - new Date(work.touched_at).getTime() < silence

/** A work as the wire says it, its reason in the caller's language. */
export function presentWork(work: WorkRow, language: Context['language']) {
  const reason = work.reason as WorkReason | null
  return {
    id: work.id,
    kind: work.kind,
    status: workStatus.keyOf(work.status),
    total: work.total,
    done: work.done,
    failed: work.failed,
    reason: reason ? language.say(reason.sentence, reason.values) : null,
    has_report: work.report_file_id !== null,
    created_at: new Date(work.created_at),
    finished_at: work.finished_at === null ? null : new Date(work.finished_at),
  }
}
