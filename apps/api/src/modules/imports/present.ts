import { type ImportError, undoHours, type Verdict } from '@kxo/domain/imports/contract'
import type { ImportField } from '@kxo/domain/imports/kind-fields'
import type { Mapping } from '@kxo/domain/imports/rules'
import { importStatus } from '@kxo/domain/imports/status'
import { importProblems, type ProblemKind } from '@kxo/domain/imports/words'
import type { Selectable } from 'kysely'
import { type Context, found } from '../../platform/context.ts'
import type { ImportErrors } from '../../platform/database-types.ts'
import { findWork, presentWork } from '../../platform/work/works.ts'
import { findImport, type ImportRecord } from './queries.ts'
import type { Corrections } from './reading/read-lines.ts'
import { columnsOf, kindOf, readingOf } from './reading/source.ts'

export const verdictOf = (record: Pick<ImportRecord, 'verdict'>): Verdict | null => {
  const verdict = record.verdict as Partial<Verdict>
  return verdict.lines === undefined ? null : (verdict as Verdict)
}

/** Whether an import can still be taken back. */
export const mayUndo = ({ status, finished_at }: Pick<ImportRecord, 'status' | 'finished_at'>, now: Date): boolean =>
  importStatus.keyOf(status) === 'done' && finished_at !== null && now.getTime() - new Date(finished_at).getTime() < undoHours * 3_600_000

export const presentRow = (record: ImportRecord) => ({
  id: record.id,
  kind: kindOf(record),
  file_name: record.file_name,
  status: importStatus.keyOf(record.status),
  author: record.author,
  created_at: new Date(record.created_at),
  verdict: verdictOf(record),
  has_report: record.report_file_id !== null,
})

/** An import as its page shows it. @throws 404 */
export async function presentImport({ db, language, now }: Context, id: number) {
  const record = found(await findImport(db, id))
  const { lines, is_remembered, ...form } = readingOf(record)
  const work = record.work_id === null ? undefined : await findWork(db, record.work_id)
  return {
    ...presentRow(record),
    format: form.format,
    encoding: form.format === 'csv' ? form.encoding : null,
    delimiter: form.format === 'csv' ? form.delimiter : null,
    lines,
    columns: columnsOf(record),
    sample: record.sample as string[][],
    mapping: record.mapping as Mapping,
    is_mapping_remembered: is_remembered ?? false,
    corrections: Object.values(record.corrections as Corrections).reduce((sum, cells) => sum + Object.keys(cells).length, 0),
    work: work ? presentWork(work, language) : null,
    may_undo: mayUndo(record, now),
  }
}

export function presentError(row: Selectable<ImportErrors>, language: Context['language']): ImportError {
  const kind = row.kind as ProblemKind
  const detail = row.detail as Record<string, string | number>
  return {
    id: row.id,
    line: row.line,
    field: row.field as ImportField,
    column: row.column_name,
    kind,
    value: row.value,
    message: language.say(importProblems[kind], { line: row.line, column: row.column_name, value: row.value, ...detail }),
  }
}
