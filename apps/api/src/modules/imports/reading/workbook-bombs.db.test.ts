import { importsContract } from '@kxo/domain/imports/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aWorkbook, aZip } from '../../../testing/a-zip.ts'
import { type Program, startProgram } from '../../../testing/program.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
beforeAll(async () => {
  program = await startProgram()
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
})
afterAll(() => program.close())

const send = (bytes: Uint8Array | string, name: string) =>
  sendFile(program, admin, importsContract.receive, { params: { client: tenant.name }, fields: { kind: 'events' }, name, bytes })

/** Milliseconds of a processor this thread, which answers everybody, has taken: those of other threads and of a busy machine are not in it. */
const computed = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What other people wait for meanwhile: the most that is computed before a request that is nothing is answered. */
async function longestWait<T>(work: Promise<T>): Promise<{ waited: number; answer: T }> {
  let isOver = false
  let waited = 0
  const asking = (async () => {
    while (!isOver) {
      const before = computed()
      await callAs(program, admin, importsContract.list, { params: { client: tenant.name }, query: { page: 1, page_size: 25 } })
      await new Promise((wake) => setTimeout(wake, 20))
      waited = Math.max(waited, computed() - before)
    }
  })()
  const answer = await work.finally(() => {
    isOver = true
  })
  await asking
  return { waited, answer }
}

const heading = '<row r="1"><c r="A1" t="inlineStr"><is><t>Code</t></is></c></row>'
const number = (line: number, column = 'A') => `<row r="${line}"><c r="${column}${line}"><v>1</v></c></row>`
const shared = (line: number) => `<row r="${line}"><c r="A${line}" t="s"><v>0</v></c></row>`
const numbered = (count: number, of: (line: number) => string) => Array.from({ length: count }, (_, index) => of(index + 2)).join('')
const mb = 1024 * 1024
const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * mb, 'a')
const ordinary = { rows: heading + number(2), shared: '<si><t>a</t></si>' }
const doctype = '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">]>'

const unpacked = /trop volumineux une fois décompressé/
const damaged = /abîmé ou protégé/
const quotes = /un guillemet n’est pas refermé/

/** Files made to take the product down, each with the sentence that refuses it. */
const bombs: [what: string, name: string, make: () => Buffer | string, refused: RegExp][] = [
  [
    'a part that unpacks to more than it tells',
    'a.xlsx',
    () => aWorkbook({ ...ordinary, sheet: { data: zeros(120), declaredSize: 1_000 } }),
    unpacked,
  ],
  ['a part that tells three gigabytes', 'a.xlsx', () => aWorkbook({ ...ordinary, sheet: { declaredSize: 3_000_000_000 } }), unpacked],
  ['a part that tells more than it holds', 'a.xlsx', () => aWorkbook({ ...ordinary, sheet: { declaredSize: 20_000 } }), damaged],
  ['a sheet of 400 MB', 'a.xlsx', () => aWorkbook({ ...ordinary, sheet: { data: zeros(400) } }), unpacked],
  ['shared strings of 100 MB', 'a.xlsx', () => aWorkbook({ ...ordinary, strings: { data: zeros(100) } }), unpacked],
  [
    'many names for the same bytes',
    'a.xlsx',
    () =>
      aZip([
        { name: 'xl/a.xml', data: zeros(10) },
        ...Array.from({ length: 500 }, (_, n) => ({ name: `b${n}.xml`, data: '', sharesFirst: true })),
      ]),
    unpacked,
  ],
  [
    'one long string shared by every cell',
    'a.xlsx',
    () => aWorkbook({ rows: heading + numbered(50_000, shared), shared: `<si><t>${'a'.repeat(32_000)}</t></si>` }),
    unpacked,
  ],
  [
    'a cell of 20 MB',
    'a.xlsx',
    () => aWorkbook({ rows: heading + shared(2), shared: `<si><t>${'a'.repeat(20 * mb)}</t></si>` }),
    /une cellule dépasse 32 767 caractères \(ligne 2\)/,
  ],
  ['a million lines', 'a.xlsx', () => aWorkbook({ ...ordinary, rows: heading + numbered(1_000_000, number) }), unpacked],
  [
    'more lines than an import',
    'a.xlsx',
    () => aWorkbook({ ...ordinary, rows: heading + numbered(101_000, number) }),
    /plus de 100 000 lignes|prend trop de temps/,
  ],
  ['two million empty lines', 'a.xlsx', () => aWorkbook({ ...ordinary, rows: '<row/>'.repeat(2_000_000) }), unpacked],
  ['a column far beyond the last', 'a.xlsx', () => aWorkbook({ ...ordinary, rows: heading + number(2, 'ZZZZZZ') }), damaged],
  [
    'sixteen thousand columns',
    'a.xlsx',
    () => aWorkbook({ ...ordinary, rows: heading + number(2, 'XFD') }),
    /ligne 2 compte plus de 1 000 cellules/,
  ],
  [
    'entities that grow',
    'a.xlsx',
    () => aWorkbook({ ...ordinary, before: doctype, rows: heading + '<row r="2"><c t="inlineStr"><is><t>&d;</t></is></c></row>' }),
    damaged,
  ],
  ['an entity from elsewhere', 'a.xlsx', () => aWorkbook({ ...ordinary, before: '<!DOCTYPE a SYSTEM "file:///etc/passwd">' }), damaged],
  ['tags within tags', 'a.xlsx', () => aWorkbook({ ...ordinary, workbook: '<a>'.repeat(1_000_000) }), damaged],
  ['folders within folders', 'a.xlsx', () => aWorkbook({ ...ordinary, more: [{ name: `${'a/'.repeat(60)}b.xml`, data: '' }] }), damaged],
  [
    'five thousand sheets',
    'a.xlsx',
    () => aWorkbook({ ...ordinary, more: Array.from({ length: 5_000 }, (_, n) => ({ name: `xl/worksheets/s${n}.xml`, data: '' })) }),
    unpacked,
  ],
  ['the same name twice', 'a.xlsx', () => aWorkbook({ ...ordinary, more: [{ name: 'xl/workbook.xml', data: '' }] }), damaged],
  ['a workbook locked by a password', 'a.xlsx', () => aWorkbook({ ...ordinary, sheet: { flags: 1 } }), damaged],
  ['a workbook cut short', 'a.xlsx', () => aWorkbook(ordinary).subarray(0, 500), damaged],
  ['a quotation mark never closed', 'a.csv', () => `Code;Ville\n"${'a;b\n'.repeat(2_000_000)}`, quotes],
  ['a line of two million cells', 'a.csv', () => `Code;Ville\n${';'.repeat(400_000)}\n`, /ligne 2 compte plus de 1 000 cellules/],
  ['a cell of CSV of 100,000 characters', 'a.csv', () => `Code;Ville\n"${'a'.repeat(100_000)}";b\n`, /une cellule dépasse/],
]

describe('files made to take the product down', () => {
  test.each(bombs)('%s is refused in words, and nobody else waits', { timeout: 240_000 }, async (_, name, make, refused) => {
    const bytes = make()
    const { waited, answer } = await longestWait(
      send(bytes, name).then(
        () => 'received',
        (error: { status: number; message: string }) => ({ status: error.status, message: error.message.replace(/[\u202F\u00A0]/g, ' ') }),
      ),
    )
    expect(answer).toEqual({ status: 422, message: expect.stringMatching(refused) })
    expect(waited).toBeLessThan(1_000)
  })

  test('control: what is computed where everybody is answered is seen', async () => {
    const computing = new Promise<void>((end) => {
      setTimeout(() => {
        const before = computed()
        while (computed() - before < 1_100) JSON.parse('{}')
        end()
      }, 50)
    })
    expect((await longestWait(computing)).waited).toBeGreaterThan(1_000)
  })

  test('an ordinary workbook is still read after all of them', async () => {
    expect(await send(aWorkbook(ordinary), 'a.xlsx')).toMatchObject({ format: 'xlsx', lines: 1, columns: ['Code'] })
  })
})
