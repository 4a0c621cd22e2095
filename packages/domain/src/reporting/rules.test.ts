import { describe, expect, test } from 'vitest'
import { addMonths, boundsOf, isPeriod, lastMonths, previousPeriod } from './rules.ts'

describe('periods', () => {
  test('a month starts and ends on the tenant’s clock, summer and winter', () => {
    expect(boundsOf('2026-03', 'Europe/Paris')).toEqual({ from: new Date('2026-02-28T23:00:00Z'), to: new Date('2026-03-31T22:00:00Z') })
    expect(boundsOf('2026-12', 'Indian/Reunion')).toEqual({ from: new Date('2026-11-30T20:00:00Z'), to: new Date('2026-12-31T20:00:00Z') })
    expect(boundsOf('all', 'Europe/Paris')).toEqual({ from: null, to: null })
  })

  test('months follow each other across years', () => {
    expect([addMonths('2026-01', -1), addMonths('2026-12', 1), addMonths('2026-05', -17), addMonths('2026-05', 0)]).toEqual([
      '2025-12',
      '2027-01',
      '2024-12',
      '2026-05',
    ])
    expect([previousPeriod('2026-01'), previousPeriod('all')]).toEqual(['2025-12', null])
  })

  test('twelve months without a gap, each month’s end being the next one’s start', () => {
    const months = lastMonths(new Date('2026-11-30T23:30:00Z'), 'Europe/Paris')
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2026-12', '2026-01'])
    for (const month of months.slice(1))
      expect(boundsOf(month, 'Europe/Paris').to).toEqual(boundsOf(addMonths(month, 1), 'Europe/Paris').from)
  })

  test.each([
    ['all', true],
    ['2026-01', true],
    ['2026-13', false],
    ['2026-1', false],
    ['0999-01', false],
    ["2026-01'; drop", false],
  ])('%s is a period: %s', (text, is) => expect(isPeriod(text)).toBe(is))
})
