import { expect, test } from 'vitest'
import { monthAfter } from './rules.ts'

test('the month that follows begins at midnight of the place, in winter, in summer and after December', () => {
  const after = (now: string, zone = 'Europe/Paris') => monthAfter(new Date(now), zone).toISOString()
  expect(after('2026-11-24T12:00:00Z')).toBe('2026-11-30T23:00:00.000Z')
  expect(after('2026-06-30T21:59:00Z')).toBe('2026-06-30T22:00:00.000Z')
  expect(after('2026-06-30T22:30:00Z')).toBe('2026-07-31T22:00:00.000Z')
  expect(after('2026-12-15T12:00:00Z')).toBe('2026-12-31T23:00:00.000Z')
  expect(after('2026-11-24T12:00:00Z', 'America/Martinique')).toBe('2026-12-01T04:00:00.000Z')
})
