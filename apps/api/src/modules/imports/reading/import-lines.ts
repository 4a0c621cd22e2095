import type { Verdict } from '@kxo/domain/imports/contract'
import { importsErrors } from '@kxo/domain/imports/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { isStopRequested, tellProgress } from '../../../platform/work/works.ts'
import { changeImportedEvents, createImportedEvents, eventsByCode } from '../../events/index.ts'
import { administratorsByMail, type ImportRecord } from '../queries.ts'
import { type ImportedLine, importRecords } from '../records/import-records.ts'
import { openReport } from '../running/report.ts'
import { openTally } from '../running/tally.ts'
import { type ExaminedLine, examine, type ProcessedLine } from './examine.ts'
import { sourceOf } from './source.ts'

/** Someone asked the import to stop: its transaction is undone whole. */
export class StopRequested extends Error {}

const mailOf = ({ values }: ExaminedLine): string => (typeof values.referent_mail === 'string' ? values.referent_mail : '')

/** Writes the valid lines of a batch and remembers each, so that the import can be taken back. */
async function write(context: Context, importId: number, lines: readonly ExaminedLine[]): Promise<void> {
  const { db } = context
  const creations = lines.filter(({ outcome }) => outcome === 'created')
  const changes = lines.flatMap((line) => (line.outcome === 'changed' && line.stored ? [{ ...line, stored: line.stored }] : []))
  const people = await administratorsByMail(db, creations.map(mailOf))
  const parents = await eventsByCode(
    db,
    creations.flatMap(({ values }) => (typeof values.parent_code === 'string' ? [values.parent_code] : [])),
  )
  const created = await createImportedEvents(
    context,
    importId,
    creations.map((line) => {
      const { code, nature, fields, values } = line
      const parent_id = nature === 'activity' ? (parents.get(String(values.parent_code))?.id ?? null) : null
      return { code, nature, responsible_id: people.get(mailOf(line)) ?? null, fields: { ...fields, parent_id } }
    }),
  )
  const changed = await changeImportedEvents(
    context,
    changes.map(({ stored, code, fields }) => ({ id: stored.id, code, fields, stored })),
  )
  await keepChanges(
    db,
    importId,
    [...created, ...changed].map(({ event_id, ...rest }) => ({ record_id: event_id, ...rest })),
  )
}

/** What was written of each line by itself, so that the import can be taken back; of a record two lines speak of, what it was before the first. */
function remember(db: Context['db'], importId: number, lines: readonly ImportedLine[]): Promise<void> {
  const changes = new Map<number, Change>()
  for (const { change } of lines) {
    if (!change) continue
    const first = changes.get(change.record_id)
    changes.set(change.record_id, first ? { ...change, before: first.before } : change)
  }
  return keepChanges(db, importId, [...changes.values()])
}

type Change = { record_id: number; version: number; before: object | null }
async function keepChanges(db: Context['db'], import_id: number, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await db
    .insertInto('import_changes')
    .values(
      changes.map(({ record_id, version, before }) => ({
        import_id,
        record_id,
        version,
        before: before === null ? null : JSON.stringify(before),
      })),
    )
    // The same of two batches.
    .onConflict((again) =>
      again.columns(['tenant_id', 'import_id', 'record_id']).doUpdateSet((row) => ({ version: row.ref('excluded.version') })),
    )
    .execute()
}

/**
 * Foreign keys are checked by plans the session keeps: made while the table was almost empty, they would read all that this transaction wrote, again
 * at each row. They are made anew as it doubles, nobody else counting it before the end.
 */
async function forgetPlans(db: Context['db'], batches: number): Promise<void> {
  if (Number.isInteger(Math.log2(batches))) await sql`discard plans`.execute(db)
}

type Running = { path: string; mode: 'valid' | 'all'; is_inviting: boolean; work_id: number }

/**
 * Examines the file again against what exists now and writes its valid lines, in the caller's transaction.
 * @throws StopRequested when asked to stop, 409 when all lines are wanted and some are wrong: the transaction must then be undone
 */
export async function importLines(
  context: Context,
  record: ImportRecord,
  { path, mode, is_inviting, work_id }: Running,
): Promise<{ verdict: Verdict; report_file_id: number }> {
  const { db, tenant, services, language } = context
  // One import at a time per tenant: two files naming the same codes never write side by side.
  await sql`select pg_advisory_xact_lock(hashtext('imports'), ${tenant.id})`.execute(db)
  const source = sourceOf(record, path, tenant)
  const report = await openReport(source, 'run', language)
  try {
    const tally = await openTally(db, record.id, source, language)
    let batches = 0
    const take = async <Line extends ProcessedLine>(lines: readonly Line[], keep: (lines: readonly Line[]) => Promise<void>) => {
      if (await isStopRequested(db, work_id)) throw new StopRequested()
      await tally.add(lines)
      if (mode === 'all' && tally.verdict.refused > 0) refuse(importsErrors.linesToCorrect, { n: tally.verdict.refused })
      await keep(lines)
      await forgetPlans(db, ++batches)
      await report.add(lines)
      await tellProgress(services.database, tenant.id, work_id, tally.verdict.lines)
    }
    if (source.kind === 'events') await examine(db, source, (lines) => take(lines, (valid) => write(context, record.id, valid)))
    else await importRecords(context, source, { is_inviting }, (lines) => take(lines, (done) => remember(db, record.id, done)))
    return { verdict: tally.verdict, report_file_id: await report.keep(context) }
  } finally {
    await report.discard()
  }
}
