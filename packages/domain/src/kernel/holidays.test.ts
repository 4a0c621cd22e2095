import { describe, expect, test } from 'vitest'
import { frenchHolidays, isWorkingDay, payableFrom, withdrawalEnd } from './holidays.ts'
import { weekdayOf } from './zones.ts'

test('the eleven public holidays of 2027', () => {
  expect(frenchHolidays(2027)).toEqual([
    '2027-01-01',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
    '2027-05-08',
    '2027-05-17',
    '2027-07-14',
    '2027-08-15',
    '2027-11-01',
    '2027-11-11',
    '2027-12-25',
  ])
})

test('Easter Mondays that calendars know', () => {
  const known = { 2024: '04-01', 2025: '04-21', 2026: '04-06', 2038: '04-26', 2049: '04-19', 2285: '03-23' }
  for (const [year, day] of Object.entries(known)) {
    expect(frenchHolidays(Number(year))).toContain(`${year}-${day}`)
    expect(weekdayOf(`${year}-${day}`)).toBe(1)
  }
})

describe('FOR-11 withdrawal', () => {
  test('signed on site on Monday 2027-03-01: last day Thursday 2027-03-11, payable from 2027-03-12', () => {
    expect(withdrawalEnd('2027-03-01', { remote: false })).toBe('2027-03-11')
    expect(payableFrom('2027-03-01', { remote: false })).toBe('2027-03-12')
  })
  test('signed online the same day: last day Monday 2027-03-15, payable from 2027-03-16', () => {
    expect(withdrawalEnd('2027-03-01', { remote: true })).toBe('2027-03-15')
    expect(payableFrom('2027-03-01', { remote: true })).toBe('2027-03-16')
  })
  test('a period ending on a weekend runs to the next working day', () => {
    expect(withdrawalEnd('2027-03-03', { remote: false })).toBe('2027-03-15')
    expect(payableFrom('2027-03-03', { remote: false })).toBe('2027-03-16')
  })
  test('Easter: ending on Saturday 27 March 2027 runs over Sunday and Easter Monday', () => {
    expect(withdrawalEnd('2027-03-17', { remote: false })).toBe('2027-03-30')
  })
  test('over the new year', () => expect(withdrawalEnd('2026-12-22', { remote: false })).toBe('2027-01-04'))
})

test('working days', () => {
  expect(isWorkingDay('2027-03-26')).toBe(true)
  expect(isWorkingDay('2027-03-27')).toBe(false)
  expect(isWorkingDay('2027-03-29')).toBe(false)
})
