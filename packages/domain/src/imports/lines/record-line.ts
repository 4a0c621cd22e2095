import { fieldsOf, type ImportField } from '../kind-fields.ts'
import { type ImportKind } from '../kinds.ts'
import { type CellSetting, type CellValue, excerpt, type Problem, readCell, unfit } from './read-cell.ts'

export type RecordLine = { values: Partial<Record<ImportField, CellValue>>; problems: Problem[] }

/**
 * Reads one line of a file of people, companies or registrations: `cell` answers the text of a field’s column, undefined when the file has none.
 * Whether the record may be written so is for the verb that writes it to say.
 */
export function readRecordLine(kind: ImportKind, cell: (field: ImportField) => string | undefined, setting: CellSetting): RecordLine {
  const line: RecordLine = { values: {}, problems: [] }
  for (const [key, field] of fieldsOf(kind)) {
    const text = cell(key)?.trim()
    if (text === undefined) continue
    if (text === '') {
      if (field.isRequired) line.problems.push({ field: key, kind: 'required', value: '' })
      else line.values[key] = field.kind === 'flag' ? false : null
      continue
    }
    const wrong = unfit(text)
    const read = wrong ? { kind: wrong } : readCell(field, text, setting)
    if ('value' in read) line.values[key] = read.value
    else line.problems.push({ field: key, kind: read.kind, value: excerpt(text), ...(read.detail && { detail: read.detail }) })
  }
  return line
}
