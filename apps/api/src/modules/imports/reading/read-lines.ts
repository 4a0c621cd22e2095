import { type ImportField, leadingField } from '@kxo/domain/imports/kind-fields'
import { type ImportKind } from '@kxo/domain/imports/kinds'
import { type EventLine, type LineSetting, readEventLine } from '@kxo/domain/imports/lines/event-line'
import type { Problem } from '@kxo/domain/imports/lines/read-cell'
import type { Mapping } from '@kxo/domain/imports/rules'
import type { TableLine } from '../../../platform/tables/table-reader.ts'

/** Cells corrected on screen, by line then field. */
export type Corrections = Readonly<Record<string, Partial<Record<ImportField, string>>>>
/** A file, its columns and what was corrected; `open` reads it from its first line, as often as asked. */
export type Source = {
  kind: ImportKind
  open: () => AsyncIterable<TableLine>
  columns: readonly string[]
  mapping: Mapping
  corrections: Corrections
  setting: LineSetting
}
/** A line read alone, before anything else is known of it. */
export type ReadLine = { line: number; read: EventLine; code: string }

const batchSize = 500

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The lines of a file, without its headings. */
export async function* rowsOf(source: Source): AsyncGenerator<TableLine> {
  let isHeading = true
  for await (const row of source.open()) {
    if (!isHeading) yield row
    isHeading = false
  }
}

/** What a line says of a field, as corrected; undefined when the file has no such column. */
export function cellOf({ corrections, mapping }: Source, { line, cells }: TableLine, field: ImportField): string | undefined {
  const column = mapping[field]
  return corrections[String(line)]?.[field] ?? (column === undefined ? undefined : (cells[column] ?? ''))
}

const isActivity = (source: Source, row: TableLine): boolean => source.setting.natureOf(cellOf(source, row, 'nature') ?? '') === 'activity'

/** A line of more cells than there are columns: its separators or quotation marks are wrong. */
export function extraCells({ kind, columns }: Source, { cells }: TableLine): Problem[] {
  const extra = cells.length - columns.length
  if (extra <= 0 || cells.slice(-extra).every((text) => text.trim() === '')) return []
  return [{ field: leadingField(kind), kind: 'extraCells', value: '', detail: { n: cells.length, max: columns.length } }]
}

function readRow(source: Source, row: TableLine): ReadLine {
  const read = readEventLine((field) => cellOf(source, row, field), source.setting)
  const problems = [...extraCells(source, row), ...read.problems]
  return { line: row.line, read: { values: read.values, problems }, code: textIn(read.values.code) }
}

/** Which line first bears each code, and whether there is any activity. */
export async function survey(source: Source): Promise<{ firstLines: Map<string, number>; hasActivities: boolean }> {
  const firstLines = new Map<string, number>()
  let hasActivities = false
  for await (const row of rowsOf(source)) {
    const code = (cellOf(source, row, 'code') ?? '').trim()
    if (code !== '' && !firstLines.has(code)) firstLines.set(code, row.line)
    hasActivities ||= isActivity(source, row)
  }
  return { firstLines, hasActivities }
}

/** The activities of a file, or all its other lines, 500 at a time. */
export async function* readLines(source: Source, areActivities: boolean): AsyncGenerator<ReadLine[]> {
  let batch: ReadLine[] = []
  for await (const row of rowsOf(source)) {
    if (isActivity(source, row) !== areActivities) continue
    batch.push(readRow(source, row))
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
