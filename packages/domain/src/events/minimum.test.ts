import { expect, test } from 'vitest'
import { decisionDayOf, isDecidedTooLate, isMinimumAtRisk, missingOf } from './minimum.ts'

const now = new Date('2027-03-01T08:00:00Z')
const event = {
  taken: 2,
  min_participants: 4,
  decision_date: null,
  limit_date: null,
  start_date: new Date('2027-03-09T08:00:00Z'),
  cancelled_at: null,
  confirmed_at: null,
} as const

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

test('a date set to decide is the one it is judged on, before it starts', () => {
  const start_date = new Date('2027-05-10T08:00:00Z')
  const decided = { ...event, start_date, limit_date: new Date('2027-05-01T08:00:00Z'), decision_date: new Date('2027-03-08T08:00:00Z') }
  expect(decisionDayOf(decided)).toEqual(decided.decision_date)
  expect(decisionDayOf({ ...decided, decision_date: null })).toEqual(decided.limit_date)
  expect(isMinimumAtRisk(decided, now)).toBe(true)
  expect(isMinimumAtRisk({ ...decided, decision_date: null }, now)).toBe(false)
  expect(isMinimumAtRisk({ ...decided, confirmed_at: now }, now)).toBe(false)
  expect(isDecidedTooLate(decided)).toBe(false)
  expect(isDecidedTooLate({ ...decided, decision_date: new Date('2027-05-11T08:00:00Z') })).toBe(true)
})
