import { expect, test } from 'vitest'
import { achievedMinutes } from '../rules.ts'
import { locksAt, minutesAway, roundedDown } from './hours.ts'

const at = (time: string) => new Date(`2027-03-01T${time}:00+01:00`)
const half = { start_at: at('09:00'), end_at: at('12:30') }

test('FOR-35 hours are rounded down, half-day by half-day', () => {
  expect([roundedDown(194, 'quarter'), roundedDown(195, 'quarter'), roundedDown(59, 'hour'), roundedDown(43, 'minute')]).toEqual([
    180, 195, 0, 43,
  ])
  const signed = { ...half, is_signed: true, is_present: true, is_absent: false, minutes_late: 8, minutes_away: 0 }
  expect(achievedMinutes([signed, { ...signed, minutes_late: 0 }], 'quarter')).toBe(195 + 210)
  expect(achievedMinutes([{ ...signed, minutes_away: 60 }])).toBe(210 - 8 - 60)
  expect(achievedMinutes([{ ...signed, minutes_away: 600 }])).toBe(0)
})

test('FOR-31 what is spent outside is counted from each exit until the return, or to the end, within the half-day alone', () => {
  const seen = (...passages: ['entry' | 'exit', string][]) =>
    minutesAway(
      passages.map(([kind, time]) => ({ kind, at: at(time) })),
      half,
    )
  expect(seen(['entry', '08:55'])).toBe(0)
  expect(seen(['exit', '11:00'], ['entry', '08:55'])).toBe(90)
  expect(seen(['entry', '08:55'], ['exit', '10:00'], ['entry', '10:20'], ['exit', '12:00'])).toBe(20 + 30)
  expect(seen(['exit', '08:30'], ['entry', '09:10'])).toBe(10)
  expect(seen(['exit', '10:00'], ['exit', '10:30'], ['entry', '11:00'])).toBe(60)
  expect(seen(['exit', '12:40'])).toBe(0)
})

test('FOR-32 a sheet locks by itself days after its last half-day, not while it may be signed', () => {
  const settings = { lock_after_days: 2, sign_close_hours: 24 }
  expect(locksAt([half], settings)).toEqual(new Date('2027-03-03T12:30:00+01:00'))
  expect(locksAt([half], { ...settings, sign_close_hours: 96 })).toEqual(new Date('2027-03-05T12:30:00+01:00'))
  expect([locksAt([], settings), locksAt([half], { ...settings, lock_after_days: null })]).toEqual([null, null])
})
