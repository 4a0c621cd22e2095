import type { importsContract } from '@kxo/domain/imports/contract'
import { importsErrors } from '@kxo/domain/imports/errors'
import { may } from '@kxo/domain/imports/permissions'
import { unmappedFields } from '@kxo/domain/imports/rules'
import { importStatus } from '@kxo/domain/imports/status'
import type { Actor } from '@kxo/domain/kernel/actor'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { inDryRun } from '../../../platform/database/savepoint.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { languageOf } from '../../../platform/language.ts'
import { beginWork, endWork, findWork, isAlive, tellProgress } from '../../../platform/work/works.ts'
import { findFile } from '../../documents/index.ts'
import { checkImportJob } from '../jobs.ts'
import { presentImport } from '../present.ts'
import { type ImportRecord, lockImport } from '../queries.ts'
import { examine, type ProcessedLine } from '../reading/examine.ts'
import type { Source } from '../reading/read-lines.ts'
import { kindOf, localCopy, readingOf, sourceOf } from '../reading/source.ts'
import { importRecords } from '../records/import-records.ts'
import { withoutEffects } from '../records/without-effects.ts'
import { openReport } from './report.ts'
import { openTally } from './tally.ts'

/** Files up to this many lines, read this fast when they came, are controlled while the person waits; others by a job. */
const atOnce = 2_000
const readFast = 2_000

/** @throws 409 while it is being processed by something still alive */
export async function refuseWhileBusy({ db, now }: Context, record: ImportRecord): Promise<void> {
  const status = importStatus.keyOf(record.status)
  if (status !== 'checking' && status !== 'running') return
  const work = record.work_id === null ? undefined : await findWork(db, record.work_id)
  if (work && isAlive(work, now)) refuse(importsErrors.alreadyRunning)
}

/** Controls every line of a file in the caller's transaction; only the verdict, the problems and the report are written. */
export async function checkImport(context: Context, record: ImportRecord, workId: number): Promise<void> {
  const { db, services, tenant, language } = context
  const file = found(await findFile(db, record.file_id))
  const copy = await localCopy(services, file.storage_key)
  const source = sourceOf(record, copy.path, tenant)
  const report = await openReport(source, 'check', language)
  try {
    const tally = await openTally(db, record.id, source, language)
    const take = async (lines: readonly ProcessedLine[]): Promise<void> => {
      await tally.add(lines)
      await report.add(lines)
    }
    const progress = (lines: number): Promise<void> => tellProgress(services.database, tenant.id, workId, lines)
    if (source.kind === 'events')
      await examine(db, source, async (lines) => {
        await take(lines)
        await progress(tally.verdict.lines)
      })
    else await take(await foresee(context, source, progress))
    const { verdict } = tally
    const ending = { status: 'done', done: verdict.lines, failed: verdict.refused, report_file_id: await report.keep(context) } as const
    await endWork(context, workId, ending, { isAwaited: verdict.lines <= atOnce })
    await db
      .updateTable('imports')
      .set({ status: importStatus.codeOf('checked'), verdict: JSON.stringify(verdict) })
      .where('id', '=', record.id)
      .execute()
  } finally {
    await report.discard()
    await copy.drop()
  }
}

/** What importing the file would do of each line: it is done, then undone. */
async function foresee(context: Context, source: Source, progress: (lines: number) => Promise<void>): Promise<ProcessedLine[]> {
  const seen: ProcessedLine[] = []
  await inDryRun(context.transaction, () =>
    importRecords(withoutEffects(context), source, { is_inviting: false }, async (lines) => {
      seen.push(...lines.map(({ line, outcome, code, title, problems }) => ({ line, outcome, code, title, problems })))
      await progress(seen.length)
    }),
  )
  return seen
}

/** @throws 422 naming the fields that have no column */
export const check: Verb<typeof importsContract.check> = async (context, { params }) => {
  authorize(may.import(context.actor))
  const { db, language } = context
  const record = found(await lockImport(context, params.id))
  await refuseWhileBusy(context, record)
  if (record.finished_at !== null) refuse(importsErrors.alreadyDone)
  const missing = unmappedFields(kindOf(record), record.mapping as never) // columns to fields, as the record keeps them
  if (missing.length > 0) refuse(importsErrors.columnsNeeded, { fields: missing.map(([, { label }]) => language.say(label)).join(', ') })
  const { lines, read_ms = 0 } = readingOf(record)
  const work_id = await beginWork(context, { kind: 'check', total: lines })
  await db
    .updateTable('imports')
    .set({ work_id, status: importStatus.codeOf('checking') })
    .where('id', '=', record.id)
    .execute()
  if (lines <= atOnce && read_ms <= readFast) await checkImport(context, record, work_id)
  else await context.enqueue(checkImportJob, { import_id: record.id, locale: language.locale, actor: context.actor })
  return presentImport(context, record.id)
}

/** The same control, by the worker. */
export async function checkLater(
  context: Context,
  { import_id, locale, actor }: { import_id: number; locale: Locale; actor: Actor },
): Promise<void> {
  const own: Context = { ...context, actor, language: languageOf(locale, context.tenant) }
  const record = await lockImport(own, import_id)
  if (!record || record.work_id === null || importStatus.keyOf(record.status) !== 'checking') return
  await checkImport(own, record, record.work_id)
}
