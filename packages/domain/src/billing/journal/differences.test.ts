import { expect, test } from 'vitest'
import { comparison, type HandedEntry } from './differences.ts'

const entry = (source: string, debit: number, account = '411000'): HandedEntry => ({
  source,
  piece: `FA-${source}`,
  day: '2026-11-20',
  lines: [{ account, customer: 'C1', label: 'Facture', debit, credit: 0 }],
})

test('what was handed again says what is new, what changed, and what is gone', () => {
  const { compare, rest } = comparison([entry('bill 1', 100), entry('bill 2', 200), entry('bill 3', 300)])
  expect(compare(entry('bill 1', 100))).toBeUndefined()
  expect(compare(entry('bill 2', 200, '416000'))).toMatchObject({
    kind: 'changed',
    before: [{ account: '411000' }],
    after: [{ account: '416000' }],
  })
  expect(compare(entry('bill 4', 400))).toMatchObject({ kind: 'added', piece: 'FA-bill 4', before: [] })
  expect(compare({ ...entry('bill 5', 1), lines: [] })).toMatchObject({ kind: 'added' })
  expect(rest()).toMatchObject([{ kind: 'missing', piece: 'FA-bill 3', before: [{ debit: 300 }], after: [] }])
})
