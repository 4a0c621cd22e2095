import type { importsContract, Verdict } from '@kxo/domain/imports/contract'
import { importsErrors } from '@kxo/domain/imports/errors'
import { importAddress } from '@kxo/domain/imports/paths'
import { may } from '@kxo/domain/imports/permissions'
import { importStatus } from '@kxo/domain/imports/status'
import { kernelErrors, ProductError, refuse } from '@kxo/domain/kernel/errors'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { withTenant } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { languageOf } from '../../../platform/language.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { beginWork, endWork } from '../../../platform/work/works.ts'
import { findFile } from '../../documents/index.ts'
import { trace } from '../../traces/index.ts'
import { type ImportRun, runImportJob } from '../jobs.ts'
import { presentImport, verdictOf } from '../present.ts'
import { type ImportRecord, lockImport } from '../queries.ts'
import { importLines, StopRequested } from '../reading/import-lines.ts'
import { localCopy, readingOf } from '../reading/source.ts'
import { refuseWhileBusy } from './check.ts'

/** @throws 409 before the control, when nothing is valid, or when all lines are asked and some are wrong */
export const run: Verb<typeof importsContract.run> = async (context, { params, body }) => {
  authorize(may.import(context.actor))
  const { db, language } = context
  const record = found(await lockImport(context, params.id))
  await refuseWhileBusy(context, record)
  const status = importStatus.keyOf(record.status)
  if (status === 'done' || status === 'undone') refuse(importsErrors.alreadyDone)
  const verdict = verdictOf(record)
  if ((status !== 'checked' && status !== 'running') || !verdict) return refuse(importsErrors.notCheckedYet)
  if (verdict.refused === verdict.lines) refuse(importsErrors.nothingValid)
  if (body.mode === 'all' && verdict.refused > 0) refuse(importsErrors.linesToCorrect, { n: verdict.refused })
  const work_id = await beginWork(context, { kind: 'import', total: readingOf(record).lines })
  await db
    .updateTable('imports')
    .set({ work_id, status: importStatus.codeOf('running') })
    .where('id', '=', record.id)
    .execute()
  await context.enqueue(runImportJob, { import_id: record.id, ...body, locale: language.locale, actor: context.actor })
  return presentImport(context, record.id)
}

/**
 * Imports a file in one transaction: whatever happens, all of the run is written or none of it. A run that was cut is done again from the start,
 * a run already done is left alone, and codes make a second import of the same file change nothing.
 */
export async function runImport(
  { services, tenant, contextIn }: JobSetting,
  { import_id, mode, is_inviting, locale, actor }: ImportRun,
): Promise<void> {
  const { database } = services
  const waiting = await withTenant(database, tenant.id, async ({ db }) => {
    const record = await db.selectFrom('imports').selectAll().where('id', '=', import_id).executeTakeFirst()
    if (!record || record.work_id === null || importStatus.keyOf(record.status) !== 'running') return undefined
    return { work_id: record.work_id, storage_key: found(await findFile(db, record.file_id)).storage_key }
  })
  if (!waiting) return
  const copy = await localCopy(services, waiting.storage_key)
  try {
    await withTenant(database, tenant.id, async (transaction) => {
      const context: Context = { ...contextIn(transaction), language: languageOf(locale, tenant), actor }
      const record = await lockImport(context, import_id)
      if (!record || importStatus.keyOf(record.status) !== 'running') return
      const { verdict, report_file_id } = await importLines(context, record, {
        path: copy.path,
        mode,
        is_inviting,
        work_id: waiting.work_id,
      })
      await finish(context, record, verdict)
      await endWork(context, waiting.work_id, { status: 'done', done: verdict.lines, failed: verdict.refused, report_file_id })
    })
  } catch (error) {
    await withTenant(database, tenant.id, async (transaction) => {
      const { db } = transaction
      await endWork(contextIn(transaction), waiting.work_id, {
        status: error instanceof StopRequested ? 'stopped' : 'failed',
        done: 0,
        ...reasonOf(error),
      })
      await db
        .updateTable('imports')
        .set({ status: importStatus.codeOf('checked') })
        .where('id', '=', import_id)
        .execute()
    })
    if (!(error instanceof StopRequested) && !(error instanceof ProductError)) throw error
  } finally {
    await copy.drop()
  }
}

const reasonOf = (error: unknown) => {
  if (error instanceof StopRequested) return {}
  const { kind, values } = error instanceof ProductError ? error : new ProductError(kernelErrors.unexpected)
  return { reason: { sentence: { fr: kind.fr, en: kind.en }, values: values as Record<string, string | number> } }
}

/** Closes the import, leaves its trace and writes to who launched it. */
async function finish(context: Context, record: ImportRecord, verdict: Verdict): Promise<void> {
  const { db, now, services } = context
  await db
    .updateTable('imports')
    .set({ status: importStatus.codeOf('done'), verdict: JSON.stringify(verdict), finished_at: now })
    .where('id', '=', record.id)
    .execute()
  const { created, changed, unchanged, refused } = verdict
  await trace(context, {
    action: 'import',
    info: record.file_name,
    subject_id: record.id,
    change: { after: { created, changed, unchanged, refused } },
  })
  const author =
    record.created_by === null ? undefined : await db.selectFrom('users').selectAll().where('id', '=', record.created_by).executeTakeFirst()
  if (!author) return
  const { mail, first_name, last_name, language } = author
  await services.enqueueMail(context, {
    moment: 'import_finished',
    to: { user_id: author.id, mail, first_name, last_name, language: language as Locale },
    occurrence: `import ${record.id}`,
    values: { file: record.file_name, done: created + changed + unchanged + refused, created, changed, unchanged, refused },
    path: importAddress(record.id, may.readEveryImport(context.actor)),
  })
}
