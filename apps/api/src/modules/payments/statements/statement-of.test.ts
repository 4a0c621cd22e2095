import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { camtOf, ofxOf } from '../../../testing/bank-statements.ts'
import { readStatement } from './read-statement.ts'
import { statementOf } from './statement-of.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statement-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function written(bytes: string | Uint8Array): Promise<string> {
  const path = join(folder, 'statement')
  await writeFile(path, bytes)
  return path
}
const read = async (bytes: string | Uint8Array) => statementOf(await written(bytes))

describe('CAMT.053', () => {
  it('gives each booked credit in euros; counts debits, and what is not', async () => {
    const statement = await read(
      camtOf([
        { amount: '1234.5', label: 'FA-1', payer: 'Été &amp; Fils', reference: 'E2E 7', id: 'B1' },
        { amount: '9.00', isDebit: true },
        { amount: '9.00', status: 'PDNG' },
        { amount: '9.00', currency: 'USD' },
      ]),
    )
    expect(statement).toEqual({
      format: 'camt',
      account: 'FR7630006000011234567890189',
      lines: [{ paid_on: '2026-03-02', amount: 123_450, payer: 'Été & Fils', label: 'FA-1', reference: 'E2E 7', bank_reference: 'B1' }],
      debits: 1,
      skipped: 2,
    })
  })

  it('makes a line of each transfer of a batch, when they come to its sum', async () => {
    const batch = (second: string) =>
      camtOf([{ amount: '30' }]).replace(
        /<NtryDtls>.*<\/NtryDtls>/s,
        `<NtryDtls><TxDtls><Amt Ccy="EUR">10</Amt><RltdPties><Dbtr><Pty><Nm>Un</Nm></Pty></Dbtr></RltdPties></TxDtls>
         <TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">${second}</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>Deux</Nm></Dbtr></RltdPties></TxDtls></NtryDtls>`,
      )
    expect((await read(batch('20'))).lines.map(({ payer, amount }) => [payer, amount])).toEqual([
      ['Un', 1000],
      ['Deux', 2000],
    ])
    expect((await read(batch('21'))).lines.map(({ amount }) => amount)).toEqual([3000])
  })
})

describe('OFX', () => {
  it('is read in SGML and in XML alike', async () => {
    const entries = [
      { amount: '12.30', label: 'FA-1 A&B', payer: 'Dupont', id: 'F1' },
      { amount: '5.00', isDebit: true, id: 'F2' },
    ]
    const expected = {
      format: 'ofx',
      account: '300060000112345678901',
      lines: [{ paid_on: '2026-03-02', amount: 1230, payer: '', label: 'Dupont FA-1 A&B', reference: '', bank_reference: 'F1' }],
      debits: 1,
      skipped: 0,
    }
    expect(await read(ofxOf(entries))).toEqual(expected)
    const closed = ofxOf(entries)
      .replace(/^.*?(?=<OFX>)/s, '<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="200"?>')
      .replace('A&B', 'A&amp;B')
      .replace(/<([A-Z0-9]+)>([^<\n]+)/g, '<$1>$2</$1>')
      .replace('<NAME><MEMO>', '<NAME/><MEMO/>')
    expect(await read(closed)).toEqual(expected)
  })
})

describe('CSV', () => {
  it('is read under its headings, in Windows-1252, with one signed column', async () => {
    const text = 'Compte;FR76\r\n\r\nDate;Libellé;Montant\r\n02/03/2026;"VIR Élan ; FA-1";1 234,50\r\n03/03/2026;Frais;-3,00\r\n'
    expect(await read(Buffer.from(text, 'latin1'))).toMatchObject({
      format: 'csv',
      account: null,
      lines: [{ paid_on: '2026-03-02', amount: 123_450, label: 'VIR Élan ; FA-1' }],
      debits: 1,
    })
  })

  it('takes debits and credits of two columns, and leaves totals out', async () => {
    const text =
      'Date,Date de valeur,Libellé,Débit euros,Crédit euros\n2026-03-01,2026-03-02,VIR,,"12,00"\n2026-03-01,2026-03-02,CB,"4,00",\n,,Solde,,"900,00"\n'
    expect(await read(text)).toMatchObject({ lines: [{ paid_on: '2026-03-02', amount: 1200 }], debits: 1, skipped: 0 })
  })
})

const bomb = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">${['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
  .join('')}]><Document>&i;</Document>`
const table = (rows: string) => `Date;Libellé;Montant\n${rows}`
test.each([
  ['entities that expand', bomb, 'declarations', 0],
  ['an external entity', '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document>&x;</Document>', 'declarations', 0],
  ['entities that expand in another encoding', Buffer.from(`\ufeff${bomb}`, 'utf16le'), 'markup', 0],
  ['declarations in another encoding', Buffer.from('\ufeff<!DOCTYPE Document><Document/>', 'utf16le'), 'declarations', 0],
  ['XML cut short', camtOf([{ amount: '1' }]).slice(0, 300), 'markup', 0],
  ['XML of something else', '<rss><channel/></rss>', 'format', 0],
  ['OFX of a card', '<OFX><CREDITCARDMSGSRSV1></CREDITCARDMSGSRSV1></OFX>', 'format', 0],
  ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'format', 0],
  ['a table without a day', 'Nom;Montant\nA;1\n', 'headings', 0],
  ['a day that is none', table('31/02/2026;VIR;1\n'), 'day', 2],
  ['a sum that is none', table('02/03/2026;VIR;douze\n'), 'amount', 2],
  ['a formula', table('02/03/2026;VIR;1\n02/03/2026;=HYPERLINK("http://x");1\n'), 'formula', 3],
  ['a hundred thousand lines', table('02/03/2026;VIR;1\n'.repeat(100_000)), 'long', 0],
  [
    'two accounts',
    camtOf([{ amount: '1' }]).replace('</Stmt>', '</Stmt><Stmt><Acct><Id><IBAN>FR00</IBAN></Id></Acct></Stmt>'),
    'accounts',
    0,
  ],
])('%s is refused, and said', async (_, bytes, problem, line) => {
  await expect(read(bytes)).rejects.toMatchObject({ problem, line })
})

test('a thread of its own reads a file, and says as much', async () => {
  expect((await readStatement(await written(camtOf([{ amount: '1' }])))).lines).toHaveLength(1)
  await expect(readStatement(await written(table('02/03/2026;VIR;douze\n')))).rejects.toMatchObject({ problem: 'amount', line: 2 })
})
