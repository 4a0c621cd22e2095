import type { ImportField } from '@kxo/domain/imports/kind-fields'
import { type RecordLine, readRecordLine } from '@kxo/domain/imports/lines/record-line'
import { cellOf, extraCells, rowsOf, type Source, textIn } from '../reading/read-lines.ts'

/** A line of people, companies or registrations read alone, and the text of its cells. */
export type ReadRecord = { line: number; read: RecordLine; text: (field: ImportField) => string }

/** Every line of a file, in its order. */
export async function* readRecords(source: Source): AsyncGenerator<ReadRecord> {
  for await (const row of rowsOf(source)) {
    const read = readRecordLine(source.kind, (field) => cellOf(source, row, field), source.setting)
    read.problems.unshift(...extraCells(source, row))
    yield { line: row.line, read, text: (field) => cellOf(source, row, field)?.trim() ?? '' }
  }
}

/** What a line says of a field that holds a text; empty when it says nothing. */
export const said = ({ values }: RecordLine, field: ImportField): string => textIn(values[field])
