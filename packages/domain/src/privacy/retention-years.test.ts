import { expect, it } from 'vitest'
import { accountingOver, billRetentionEnd } from './rules.ts'

it.each([
  ['2026-11-23', '01-01', '2016-01-01'],
  ['2026-11-23', '07-01', '2016-07-01'],
  ['2026-06-30', '07-01', '2015-07-01'],
])('INV-13 on %s, books of years that begin on %s are kept from %s', (today, start, first) => {
  expect(accountingOver(today, start)).toBe(first)
  // What an erasure report promised of the last day before is over, of that day not yet.
  expect(billRetentionEnd(first, start) >= today).toBe(true)
  const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10)
  expect(billRetentionEnd(before, start) < today).toBe(true)
})
