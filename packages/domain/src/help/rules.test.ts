import { describe, expect, test } from 'vitest'
import type { RichText } from '../kernel/rich-text.ts'
import {
  availabilityOf,
  complaintDue,
  contractFigures,
  isAnnounced,
  isAnnouncedInTime,
  noticeDaysAhead,
  saysEnough,
  stateOf,
  workingDaysAfter,
} from './rules.ts'

describe('FOR-43 (31): working days', () => {
  test.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-12-21', 5, '2026-12-29'],
    ['2026-04-30', 5, '2026-05-11'],
    ['2026-11-02', 10, '2026-11-17'],
  ])('%s + %i is %s', (day, count, reached) => expect(workingDaysAfter(day, count)).toBe(reached))

  const received = '2026-11-02' // acknowledgement due 9 November, answer due 17 November
  test.each([
    ['2026-11-09', null, null, false],
    ['2026-11-10', null, null, true],
    ['2026-11-17', '2026-11-09', null, false],
    ['2026-11-18', '2026-11-09', null, true],
    ['2027-01-01', '2026-11-09', '2026-11-17', false],
    ['2027-01-01', '2026-11-09', '2026-11-18', true],
    ['2027-01-01', null, '2026-11-09', false],
    ['2027-01-01', '2026-11-10', '2026-11-10', true],
  ])('on %s, acknowledged %s, closed %s: late %s', (today, acknowledged_on, closed_on, late) =>
    expect(complaintDue({ received_on: received, acknowledged_on, closed_on }, today)).toEqual({
      acknowledgement_due: '2026-11-09',
      answer_due: '2026-11-17',
      is_late: late,
    }),
  )
})

const written = (text: string): RichText => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
test('a message of twenty characters says enough', () => {
  expect(saysEnough(written('a'.repeat(19)))).toBe(false)
  expect(saysEnough(written('a'.repeat(20)))).toBe(true)
  expect(saysEnough(written(` ${'a'.repeat(18)}  `))).toBe(false)
  expect(saysEnough(null)).toBe(false)
})

test('the figures are those of the terms', () =>
  expect(contractFigures).toEqual({
    availability: 98,
    maintenanceNoticeHours: 48,
    noticeMonths: 1,
    cureDays: 15,
    complaintWorkingDays: 10,
  }))

describe('service', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  test('48 h of notice, to the second', () => {
    expect(isAnnouncedInTime(after(48), now)).toBe(true)
    expect(isAnnouncedInTime(new Date(after(48).getTime() - 1000), now)).toBe(false)
  })
  test('what is present decides, an incident first', () => {
    const maintenance = { kind: 'maintenance' as const, starts_at: after(-1), ends_at: after(1) }
    const incident = { kind: 'incident' as const, starts_at: after(-1), ends_at: null }
    expect(stateOf([], now)).toBe('up')
    expect(stateOf([{ ...maintenance, starts_at: after(1), ends_at: after(2) }], now)).toBe('up')
    expect(stateOf([maintenance], now)).toBe('maintenance')
    expect(stateOf([maintenance, incident], now)).toBe('incident')
    expect(stateOf([{ ...incident, ends_at: now }], now)).toBe('up')
  })
  test.each([
    [0, 0, null],
    [60, 60, 10_000],
    [61, 60, 10_000],
    [979, 1000, 9_790],
    [99_999, 100_000, 9_999],
    [0, 10, 0],
  ])('%i minutes of %i', (up, elapsed, expected) => expect(availabilityOf(up, elapsed)).toBe(expected))
})

describe('what is told on every page', () => {
  const now = new Date('2026-05-04T10:00:00Z')
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  test.each<[string, number, number | null, boolean]>([
    ['an incident in progress', -1, null, true],
    ['what is over', -5, -1, false],
    ['what ends now', -5, 0, false],
    ['a maintenance announced for the week', 24 * noticeDaysAhead, 24 * noticeDaysAhead + 2, true],
    ['a maintenance further away', 24 * noticeDaysAhead + 1, null, false],
  ])('%s', (_, starts, ends, expected) =>
    expect(isAnnounced({ kind: 'maintenance', starts_at: at(starts), ends_at: ends === null ? null : at(ends) }, now)).toBe(expected),
  )
})
