import type { importsContract } from '@kxo/domain/imports/contract'
import { importsErrors } from '@kxo/domain/imports/errors'
import { fieldOf } from '@kxo/domain/imports/event-fields'
import { may } from '@kxo/domain/imports/permissions'
import { unmappedFields } from '@kxo/domain/imports/rules'
import { importStatus } from '@kxo/domain/imports/status'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { languageOf } from '../../../platform/language.ts'
import { beginWork, endWork, findWork, isAlive, tellProgress } from '../../../platform/work/works.ts'
import { findFile } from '../../documents/index.ts'
import { checkImportJob } from '../jobs.ts'
import { presentImport } from '../present.ts'
import { type ImportRecord, lockImport } from '../queries.ts'
import { examine } from '../reading/examine.ts'
import { localCopy, readingOf, sourceOf } from '../reading/source.ts'
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
    await examine(db, source, async (lines) => {
      await tally.add(lines)
      await report.add(lines)
      await tellProgress(services.database, tenant.id, workId, tally.verdict.lines)
    })
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

/** @throws 422 naming the fields that have no column */
export const check: Verb<typeof importsContract.check> = async (context, { params }) => {
  authorize(may.import(context.actor))
  const { db, language } = context
  const record = found(await lockImport(db, params.id))
  await refuseWhileBusy(context, record)
  if (record.finished_at !== null) refuse(importsErrors.alreadyDone)
  const missing = unmappedFields(record.mapping as never) // columns to fields, as the record keeps them
  if (missing.length > 0)
    refuse(importsErrors.columnsNeeded, { fields: missing.map((field) => language.say(fieldOf(field).label)).join(', ') })
  const { lines, read_ms = 0 } = readingOf(record)
  const work_id = await beginWork(context, { kind: 'check', total: lines })
  await db
    .updateTable('imports')
    .set({ work_id, status: importStatus.codeOf('checking') })
    .where('id', '=', record.id)
    .execute()
  if (lines <= atOnce && read_ms <= readFast) await checkImport(context, record, work_id)
  else await context.enqueue(checkImportJob, { import_id: record.id, locale: language.locale })
  return presentImport(context, record.id)
}

/** The same control, by the worker. */
export async function checkLater(context: Context, { import_id, locale }: { import_id: number; locale: Locale }): Promise<void> {
  const record = await lockImport(context.db, import_id)
  if (!record || record.work_id === null || importStatus.keyOf(record.status) !== 'checking') return
  await checkImport({ ...context, language: languageOf(locale, context.tenant) }, record, record.work_id)
}
