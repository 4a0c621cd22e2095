import { readFile } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { decoded, type Encoding, encodingOf } from './table-encoding.ts'
import { tableLimits } from './table-limits.ts'
import { UnreadableTable } from './unreadable-table.ts'
import { boundedWorkbook } from './workbook-bounds.ts'

/** How a table is written: a CSV text, or the first sheet of a workbook. */
export type TableForm = { format: 'csv'; encoding: Encoding; delimiter: string } | { format: 'xlsx' }
/** One line of a table: its number as a spreadsheet shows it (headings are line 1) and its cells as texts. */
export type TableLine = { line: number; cells: string[] }

const delimiters = [';', ',', '\t'] as const
/** A record longer than this is an unclosed quotation mark, not a record. */
const longestRecord = 1_000_000

/** The separator most seen in the headings, outside quotation marks. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>(delimiters.map((sign) => [sign, 0]))
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break
    else if (!isQuoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ';'
}

/** How the file is written, told from its bytes. @throws UnreadableTable */
export async function sniffTable(path: string, isWorkbook: boolean): Promise<TableForm> {
  if (isWorkbook) return { format: 'xlsx' }
  const encoding = await encodingOf(path)
  if (encoding === 'binary') throw new UnreadableTable('binary')
  if (!encoding) throw new UnreadableTable('encoding')
  let head = ''
  for await (const text of decoded(path, encoding)) {
    head += text
    if (head.length > 64_000) break
  }
  return { format: 'csv', encoding, delimiter: delimiterOf(head) }
}

/** Counts what lines hold, blank ones too. @throws UnreadableTable beyond `tableLimits` */
function openBounds(): (line: number, cells: readonly string[]) => void {
  let characters = 0
  return (line, cells) => {
    if (cells.length > tableLimits.width) throw new UnreadableTable('width', line)
    for (const cell of cells) {
      if (cell.length > tableLimits.cell) throw new UnreadableTable('cell', line)
      characters += cell.length
    }
    if (characters > tableLimits.characters) throw new UnreadableTable('unpacked', line)
  }
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

async function* csvLines(path: string, { encoding, delimiter }: Extract<TableForm, { format: 'csv' }>): AsyncGenerator<TableLine> {
  const parser = parse({ delimiter, bom: true, relax_column_count: true, relax_quotes: true, max_record_size: longestRecord })
  pipeline(Readable.from(decoded(path, encoding)), parser, () => {})
  const refuseBeyond = openBounds()
  let line = 0
  try {
    for await (const record of parser) {
      line++
      const cells = record as string[]
      refuseBeyond(line, cells)
      if (!isBlank(cells)) yield { line, cells }
    }
  } catch (error) {
    if (String((error as { code?: string }).code).startsWith('CSV_')) throw new UnreadableTable('quotes', line + 1)
    throw error
  }
}

const two = (value: number): string => String(value).padStart(2, '0')
/** A workbook's own values as a person would have typed them; a formula is never evaluated, its stored value is read. */
function textOf(value: string | number | boolean | Date | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (!(value instanceof Date)) return String(value)
  const day = `${two(value.getUTCDate())}/${two(value.getUTCMonth() + 1)}/${String(value.getUTCFullYear()).padStart(4, '0')}`
  return `${day} ${two(value.getUTCHours())}:${two(value.getUTCMinutes())}`
}

async function* workbookLines(path: string): AsyncGenerator<TableLine> {
  // Most files are text: what reads workbooks is loaded for one.
  const { streamXlsxRows } = await import('hucre/xlsx')
  const rows = streamXlsxRows(boundedWorkbook(await readFile(path)), { sheet: 0 })
  const refuseBeyond = openBounds()
  for (;;) {
    const next = await rows.next().catch(() => {
      throw new UnreadableTable('workbook')
    })
    if (next.done) return
    const line = next.value.index + 1
    const cells = next.value.values.map(textOf)
    refuseBeyond(line, cells)
    if (!isBlank(cells)) yield { line, cells }
  }
}

/** The lines of a table, one by one, headings first, blank ones left out. @throws UnreadableTable */
export const tableLines = (path: string, form: TableForm): AsyncGenerator<TableLine> =>
  form.format === 'csv' ? csvLines(path, form) : workbookLines(path)
