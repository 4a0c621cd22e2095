import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, describe, expect, test } from 'vitest'
import { sniffTable, tableLines } from './table-reader.ts'
import { UnreadableTable } from './unreadable-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'table-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0
const fileOf = (bytes: Uint8Array | string): string => {
  const path = join(folder, `${count++}.csv`)
  writeFileSync(path, bytes)
  return path
}
const western = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : sign === '’' ? 0x92 : sign.charCodeAt(0)))
const read = async (bytes: Uint8Array | string, isWorkbook = false) => {
  const path = fileOf(bytes)
  const form = await sniffTable(path, isWorkbook)
  const lines = []
  for await (const line of tableLines(path, form)) lines.push(line)
  return { form, lines }
}
const text = 'Code;Ville\r\nA1;Saint-Étienne\r\n'
const lines = [
  { line: 1, cells: ['Code', 'Ville'] },
  { line: 2, cells: ['A1', 'Saint-Étienne'] },
]

describe('reading a table', () => {
  test.each([
    ['UTF-8', text, 'utf-8'],
    ['UTF-8 with its mark', `\uFEFF${text}`, 'utf-8'],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 without', Buffer.from(text, 'utf16le'), 'utf-16le'],
    ['UTF-16 big-endian', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(), 'utf-16be'],
    ['Windows-1252', western(text), 'windows-1252'],
  ])('%s is told from the bytes', async (_, bytes, encoding) => {
    expect(await read(bytes)).toEqual({ form: { format: 'csv', encoding, delimiter: ';' }, lines })
  })

  test('a letter cut between two pieces of the file stays whole', async () => {
    const long = `Code;Ville\n${'A;é\n'.repeat(40_000)}`
    const found = await read(long)
    expect(found.lines).toHaveLength(40_001)
    expect(new Set(found.lines.slice(1).map(({ cells }) => cells[1]))).toEqual(new Set(['é']))
  })

  test.each([
    [',', 'Code,Ville\nA1,"Lyon; Rhône"\n'],
    ['\t', 'Code\tVille\nA1\tLyon\n'],
    [';', '"Code, interne";Ville\nA1;Lyon\n'],
  ])('the separator %j is the one of the headings', async (delimiter, table) => {
    expect((await read(table)).form).toMatchObject({ delimiter })
  })

  test('line numbers are those a spreadsheet shows, blank lines counted and left out', async () => {
    const { lines: found } = await read('Code;Note\nA1;"deux\nlignes"\n;\n\nA2;x\n')
    expect(found.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'Code'],
      [2, 'A1'],
      [5, 'A2'],
    ])
  })

  test('what is no text, or no known text, is refused', async () => {
    await expect(read(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0x01, 0x02]))).rejects.toMatchObject({ reason: 'binary' })
    await expect(read(Uint8Array.from([0x41, 0x3b, 0x8f, 0x0a]))).rejects.toMatchObject({ reason: 'encoding' })
    await expect(read('not a workbook', true)).rejects.toBeInstanceOf(UnreadableTable)
  })

  test('an unclosed quotation mark stops at its line instead of swallowing the file', async () => {
    await expect(read('Code;Ville\nA1;Lyon\nA2;"Paris\nA3;Lille\n')).rejects.toMatchObject({ reason: 'quotes', line: 3 })
  })

  test('a workbook gives dates, flags and numbers as a person would type them, and never runs a formula', async () => {
    const rows = [
      ['Code', 'Début', 'En ligne', 'Places', 'Calcul'],
      ['A1', new Date(Date.UTC(2027, 2, 5, 9, 30)), true, 12, null],
      [],
      ['A2', null, false, 1.5, null],
    ]
    const bytes = await writeXlsx({ sheets: [{ name: 'Données', rows, cells: new Map([['1,4', { formula: '1+1', formulaResult: 7 }]]) }] })
    expect((await read(bytes, true)).lines).toEqual([
      { line: 1, cells: ['Code', 'Début', 'En ligne', 'Places', 'Calcul'] },
      { line: 2, cells: ['A1', '05/03/2027 09:30', 'oui', '12', '7'] },
      { line: 4, cells: ['A2', '', 'non', '1.5'] },
    ])
  })
})
