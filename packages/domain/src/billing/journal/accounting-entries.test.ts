import { describe, expect, it, test } from 'vitest'
import {
  type AccountingEntry,
  entryOfPayment,
  entryOfSale,
  isBalanced,
  lacksAccount,
  letteringOf,
  type PostedPayment,
  type PostedSale,
} from './accounting-entries.ts'
import { accountsOf } from './accounts.ts'
import { fecColumns, fecHeader, fecLines, fecName } from './fec.ts'

const accounts = accountsOf({})
const customer = { code: 'C00042', name: 'CLIENT DEMO SARL' }
/** 1,350 of exempt training and 240 of room hire at 20 %. */
const sale: PostedSale = {
  id: 1,
  number: 'FA-2026-000123',
  issue_date: '2026-11-20',
  type: 'invoice',
  corrects: null,
  is_deposit: false,
  customer,
  amount: 163_800,
  rounding: 0,
  deducted: 0,
  lines: [
    { name: 'Formation Excel', account: '706200', vat_rate: 0, amount_ht: 45_000 },
    { name: 'Formation Excel', account: '706200', vat_rate: 0, amount_ht: 90_000 },
    { name: 'Location de salle', account: '708300', vat_rate: 2000, amount_ht: 24_000 },
  ],
  groups: [
    { vat_rate: 0, allowance: 0, tax: 0 },
    { vat_rate: 2000, allowance: 0, tax: 4_800 },
  ],
  deposits: [],
  is_vat_on_payment: false,
  set: 1,
  settled_on: null,
}
const course: PostedSale = {
  ...sale,
  lines: [{ name: 'Formation', account: null, vat_rate: 2000, amount_ht: 120_000 }],
  groups: [{ vat_rate: 2000, allowance: 0, tax: 24_000 }],
  amount: 144_000,
}
const payment: PostedPayment = {
  id: 9,
  paid_on: '2026-11-30',
  recorded_on: '2026-12-01',
  amount: 163_800,
  mode: 'transfer',
  is_reversal: false,
  number: sale.number,
  is_handed_back: false,
  customer,
  paid_before: 0,
  payable: 163_800,
  taxes: [{ vat_rate: 2000, tax: 4_800 }],
  is_vat_on_payment: false,
  set: 1,
  settled_on: '2026-11-30',
}
const read = (entry: AccountingEntry, rank = 1) => fecLines(entry, rank).replaceAll('\t', '|').split('\r\n').slice(0, -1)
/** `411000 D 1008,00`: the shape of the worked entries. */
const sides = ({ lines }: AccountingEntry) =>
  lines.map(({ account, debit, credit }) => `${account} ${debit ? `D ${debit / 100}` : `C ${credit / 100}`}`)

describe('FEC-05, the worked entries', () => {
  it('an invoice of two rates, to the character', () => {
    expect(read(entryOfSale(sale, accounts))).toEqual([
      'VE|Journal des ventes|1|20261120|411000|Clients|C00042|CLIENT DEMO SARL|FA-2026-000123|20261120|Facture FA-2026-000123|1638,00|0,00|||20261120||',
      'VE|Journal des ventes|1|20261120|706200|Formations exonérées|||FA-2026-000123|20261120|Formation Excel|0,00|1350,00|||20261120||',
      'VE|Journal des ventes|1|20261120|708300|Locations diverses|||FA-2026-000123|20261120|Location de salle|0,00|240,00|||20261120||',
      'VE|Journal des ventes|1|20261120|445710|TVA collectée 20 %|||FA-2026-000123|20261120|TVA 20 %|0,00|48,00|||20261120||',
    ])
  })
  it('its credit note, the sides swapped, quotes it', () => {
    const note = entryOfSale({ ...sale, id: 2, number: 'AV-2026-000004', type: 'credit', corrects: sale.number }, accounts)
    expect(sides(note)).toEqual(['411000 C 1638', '706200 D 1350', '708300 D 240', '445710 D 48'])
    expect(note.lines[0]).toMatchObject({ label: 'Avoir AV-2026-000004 sur FA-2026-000123' })
  })
  it('its receipt at the bank, lettered as it is', () => {
    expect(read(entryOfPayment(payment, accounts), 2)).toEqual([
      'BQ|Banque|2|20261130|512000|Banque|||FA-2026-000123|20261130|Règlement FA-2026-000123|1638,00|0,00|||20261201||',
      'BQ|Banque|2|20261130|411000|Clients|C00042|CLIENT DEMO SARL|FA-2026-000123|20261130|Règlement FA-2026-000123|0,00|1638,00|AA|20261130|20261201||',
    ])
    expect(read(entryOfSale({ ...sale, settled_on: '2026-11-30' }, accounts))[0]).toMatch(/\|1638,00\|0,00\|AA\|20261130\|20261120\|\|$/)
  })
  it('a deposit, then the balance that deducts it (INV-48)', () => {
    const deposit = { ...course, is_deposit: true, type: 'deposit' as const, amount: 43_200 }
    expect(
      sides(
        entryOfSale(
          {
            ...deposit,
            lines: [{ ...course.lines[0]!, amount_ht: 36_000 }],
            groups: [{ vat_rate: 2000, allowance: 0, tax: 7_200 }],
          },
          accounts,
        ),
      ),
    ).toEqual(['411000 D 432', '419100 C 360', '445710 C 72'])
    const deposits = [{ total_ht: 36_000, taxes: [{ vat_rate: 2000, tax: 7_200 }] }]
    expect(sides(entryOfSale({ ...course, type: 'final', deducted: 43_200, deposits }, accounts))).toEqual([
      '411000 D 1008',
      '419100 D 360',
      '445710 D 72',
      '706000 C 1200',
      '445710 C 240',
    ])
  })
  it('cheques, cash, set-offs and money that goes back', () => {
    const of = (more: Partial<PostedPayment>) => sides(entryOfPayment({ ...payment, amount: 1000, ...more }, accounts))
    expect(of({ mode: 'cheque' })).toEqual(['511200 D 10', '411000 C 10'])
    expect(of({ mode: 'onSite' })).toEqual(['531000 D 10', '411000 C 10'])
    expect(of({ mode: 'credit' })).toEqual(['467000 D 10', '411000 C 10'])
    expect(of({ mode: 'cheque', amount: -1000, is_reversal: true })).toEqual(['511200 C 10', '411000 D 10'])
    expect(of({ is_handed_back: true })).toEqual(['512000 C 10', '411000 D 10'])
  })
})

it('INV-43: a discount on the whole lessens the lines of each rate, to the cent', () => {
  const discounted = entryOfSale(
    {
      ...sale,
      amount: 147_420,
      groups: [
        { vat_rate: 0, allowance: 13_500, tax: 0 },
        { vat_rate: 2000, allowance: 2_400, tax: 4_320 },
      ],
    },
    accounts,
  )
  expect(sides(discounted)).toEqual(['411000 D 1474.2', '706200 C 1215', '708300 C 216', '445710 C 43.2'])
  expect(isBalanced(discounted)).toBe(true)
  expect(isBalanced(entryOfSale({ ...sale, amount: 163_801 }, accounts))).toBe(false)
})

it('INV-42: a rounding has its own accounts, each on its side', () => {
  const up = entryOfSale({ ...course, rounding: 1 }, accounts)
  const down = entryOfSale({ ...course, rounding: -1 }, accounts)
  expect([sides(up).at(-1), sides(down).at(-1)]).toEqual(['758000 C 0.01', '658000 D 0.01'])
  expect([isBalanced(up), isBalanced(down)]).toEqual([true, true])
})

it('FEC-07: VAT waits on its own account, and each payment moves its part, the last what is left', () => {
  const waiting = accountsOf({ vat_pending: '445740', vat_1000: '445711' })
  expect(sides(entryOfSale({ ...course, is_vat_on_payment: true }, waiting)).at(-1)).toBe('445740 C 240')
  expect(sides(entryOfSale(course, waiting)).at(-1)).toBe('445710 C 240')
  const taxes = [{ vat_rate: 2000, tax: 100 }]
  const parts = [100, 100, 100].map((amount, index) =>
    entryOfPayment({ ...payment, amount, paid_before: index * 100, payable: 300, taxes, is_vat_on_payment: true }, waiting),
  )
  expect(parts.map((entry) => sides(entry).slice(2))).toEqual([
    ['445740 D 0.33', '445710 C 0.33'],
    ['445740 D 0.34', '445710 C 0.34'],
    ['445740 D 0.33', '445710 C 0.33'],
  ])
  const back = entryOfPayment({ ...payment, amount: -100, paid_before: 300, payable: 300, taxes, is_vat_on_payment: true }, waiting)
  expect(sides(back)).toEqual(['512000 C 1', '411000 D 1', '445740 C 0.33', '445710 D 0.33'])
  expect([...parts, back].every(isBalanced)).toBe(true)
})

describe('the file', () => {
  it('FEC-04: eighteen columns in their order, cut by tabs', () => {
    expect(fecHeader).toBe(
      'JournalCode\tJournalLib\tEcritureNum\tEcritureDate\tCompteNum\tCompteLib\tCompAuxNum\tCompAuxLib\tPieceRef\tPieceDate\tEcritureLib\tDebit\tCredit\tEcritureLet\tDateLet\tValidDate\tMontantdevise\tIdevise\r\n',
    )
  })
  it('FEC-03: nothing in a label cuts a line or a column', () => {
    const lines = fecLines(
      entryOfSale(
        { ...sale, customer: { code: 'A|B', name: 'Bad\tname\r\nInc' }, lines: [{ ...sale.lines[0]!, name: 'a|b\nc' }] },
        accounts,
      ),
      7,
    )
    expect(
      lines
        .split('\r\n')
        .slice(0, -1)
        .map((line) => line.split('\t').length),
    ).toEqual([18, 18, 18])
    expect(lines).toContain('Bad name Inc')
    expect(lines).not.toContain('|')
    expect(fecColumns).toHaveLength(18)
  })
  it('FEC-02: the name says it is a part, and when it is to be checked', () => {
    const file = { siren: '123456782', from: '2026-11-01', to: '2026-11-30' }
    expect(fecName({ ...file, isToCheck: false })).toBe('VENTES_123456782_20261101_20261130.txt')
    expect(fecName({ ...file, isToCheck: true })).toBe('VENTES_123456782_20261101_20261130_A_CONTROLER.txt')
  })
})

test.each([
  [1, 'AA'],
  [2, 'AB'],
  [26, 'AZ'],
  [27, 'BA'],
  [676, 'ZZ'],
  [677, 'AAA'],
])('the letters of bill %s are %s', (id, letters) => {
  expect(letteringOf(id)).toBe(letters)
})

it('FEC-06: an account is the line’s, or one the issuer chose; the usual ones are to be checked', () => {
  expect(lacksAccount(sale, {})).toBe(false)
  expect(lacksAccount(course, {})).toBe(true)
  expect(lacksAccount(course, { sales: '706000' })).toBe(false)
  expect(lacksAccount({ ...sale, lines: [{ ...sale.lines[0]!, account: 'FORM' }] }, {})).toBe(true)
})
