import { expect, test } from 'vitest'
import { isMinimumAtRisk, missingOf } from './minimum.ts'

const now = new Date('2027-03-01T08:00:00Z')
const event = { taken: 2, min_participants: 4, limit_date: null, start_date: new Date('2027-03-09T08:00:00Z'), cancelled_at: null }

test('what an event lacks is counted from its minimum, when it has one', () => {
  expect(missingOf(event)).toBe(2)
  expect(missingOf({ ...event, taken: 6 })).toBe(0)
  expect(missingOf({ ...event, min_participants: null })).toBeNull()
})

test('it is at risk near its closing or its start, and no longer once reached, cancelled or begun', () => {
  expect(isMinimumAtRisk(event, now)).toBe(true)
  expect(isMinimumAtRisk({ ...event, start_date: new Date('2027-04-09T08:00:00Z') }, now)).toBe(false)
  const closing = { ...event, start_date: new Date('2027-04-09T08:00:00Z'), limit_date: new Date('2027-03-05T08:00:00Z') }
  expect(isMinimumAtRisk(closing, now)).toBe(true)
  expect(isMinimumAtRisk({ ...event, taken: 4 }, now)).toBe(false)
  expect(isMinimumAtRisk({ ...event, cancelled_at: now }, now)).toBe(false)
  expect(isMinimumAtRisk(event, new Date('2027-03-10T08:00:00Z'))).toBe(false)
})
