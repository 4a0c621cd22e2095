import { expect, test } from 'vitest'
import { fiscalYearOf, monthOf, quarterOf } from './period.ts'

test('the month and the quarter of a day', () => {
  expect(monthOf('2028-02-14')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(quarterOf('2026-11-20')).toEqual({ rank: 4, from: '2026-10-01', to: '2026-12-31' })
  expect(quarterOf('2026-03-31')).toEqual({ rank: 1, from: '2026-01-01', to: '2026-03-31' })
})

test('a fiscal year begins on its own day', () => {
  expect(fiscalYearOf('2026-11-20', '01-01')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  expect(fiscalYearOf('2026-06-30', '07-01')).toEqual({ from: '2025-07-01', to: '2026-06-30' })
  expect(fiscalYearOf('2026-07-01', '07-01')).toEqual({ from: '2026-07-01', to: '2027-06-30' })
})
