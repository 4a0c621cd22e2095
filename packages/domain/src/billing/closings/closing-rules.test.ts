import { expect, test } from 'vitest'
import { closedPeriod, closesBy, periodsOf } from './closing-rules.ts'

test('a day, a month and a fiscal year', () => {
  expect(closedPeriod('day', '2026-11-20', '07-01')).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  expect(closedPeriod('month', '2026-11-20', '07-01')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(closedPeriod('year', '2026-11-20', '07-01')).toEqual({ from: '2026-07-01', to: '2027-06-30' })
})

test('INV-52: a day closes the night after, a month once the bank’s statements could be read', () => {
  expect(closesBy('day', '2026-12-10')).toBe('2026-12-09')
  expect(closesBy('month', '2026-12-10')).toBe('2026-11-30')
  expect(closesBy('month', '2026-12-09')).toBe('2026-11-29')
})

test('a fiscal year that moved is closed for what is left of it', () => {
  expect(periodsOf('year', ['2027-01-05'], '07-01', '2026-12-31')).toEqual([{ from: '2027-01-01', to: '2027-06-30' }])
})

test('what was written late belongs to the period after the last closed', () => {
  expect(periodsOf('month', ['2026-11-02', '2026-11-20', '2026-09-01'], '01-01', null)).toEqual([
    { from: '2026-09-01', to: '2026-09-30' },
    { from: '2026-11-01', to: '2026-11-30' },
  ])
  expect(periodsOf('month', ['2026-09-01', '2026-11-20'], '01-01', '2026-10-31')).toEqual([{ from: '2026-11-01', to: '2026-11-30' }])
})
