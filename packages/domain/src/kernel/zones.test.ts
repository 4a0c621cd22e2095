import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  dayInZone,
  halfDayOf,
  instantInZone,
  monthsAfter,
  parseFrenchDateTime,
  timeInZone,
  weekdayOf,
  zonedParts,
} from './zones.ts'

const paris = 'Europe/Paris'
const zones = fc.constantFrom(
  paris,
  'Indian/Reunion',
  'America/Martinique',
  'Pacific/Noumea',
  'America/New_York',
  'Australia/Lord_Howe',
  'UTC',
)
const instants = fc.date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z'), noInvalidDate: true })
const read = (text: string, zone = paris) => parseFrenchDateTime(text, zone)?.toISOString()

test('the wall clock of a zone', () => {
  expect(zonedParts(new Date('2027-03-05T13:05:09Z'), paris)).toEqual({
    year: 2027,
    month: 3,
    date: 5,
    hour: 14,
    minute: 5,
    second: 9,
    weekday: 5,
    day: '2027-03-05',
    time: '14:05',
  })
  expect(dayInZone(new Date('2026-12-31T23:30:00Z'), paris)).toBe('2027-01-01')
  expect(dayInZone(new Date('2027-01-01T03:30:00Z'), 'America/Martinique')).toBe('2026-12-31')
  expect(timeInZone(new Date('2027-01-01T23:00:00Z'), paris)).toBe('00:00')
})

describe('instantInZone', () => {
  test('summer and winter', () => {
    expect(instantInZone('2027-03-05', '09:00', paris).toISOString()).toBe('2027-03-05T08:00:00.000Z')
    expect(instantInZone('2027-07-05', '09:00', paris).toISOString()).toBe('2027-07-05T07:00:00.000Z')
    expect(instantInZone('2027-07-05', '09:00', 'Indian/Reunion').toISOString()).toBe('2027-07-05T05:00:00.000Z')
  })
  test('a time skipped in spring moves forward by the gap', () => {
    expect(timeInZone(instantInZone('2027-03-28', '02:30', paris), paris)).toBe('03:30')
    expect(instantInZone('2027-03-28', '01:59', paris).toISOString()).toBe('2027-03-28T00:59:00.000Z')
    expect(instantInZone('2027-03-28', '03:00', paris).toISOString()).toBe('2027-03-28T01:00:00.000Z')
  })
  test('a time shown twice in autumn is its first occurrence', () => {
    expect(instantInZone('2026-10-25', '02:30', paris).toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(instantInZone('2026-10-25', '03:00', paris).toISOString()).toBe('2026-10-25T02:00:00.000Z')
  })
  test.each([
    ['2027-02-29', '10:00'],
    ['2027-13-01', '10:00'],
    ['2027-01-01', '24:00'],
    ['2027-01-01', '9:00'],
    ['', ''],
  ])('%j %j does not exist', (day, time) => {
    expect(() => instantInZone(day, time, paris)).toThrow(RangeError)
  })
  test('reading the clock and setting it again comes back, except at the second showing of an hour', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const { day, time } = zonedParts(instant, zone)
        const again = instantInZone(day, time, zone)
        expect(zonedParts(again, zone)).toMatchObject({ day, time })
        expect([0, 30, 60]).toContain((Math.floor(instant.getTime() / 60_000) * 60_000 - again.getTime()) / 60_000)
      }),
    )
  })
})

describe('imports read DD/MM/YYYY HH:MM', () => {
  test('on the clock of the zone', () => {
    expect(read('05/03/2027 14:05')).toBe('2027-03-05T13:05:00.000Z')
    expect(read('05/03/2027 14:05', 'Indian/Reunion')).toBe('2027-03-05T10:05:00.000Z')
    expect(read('29/02/2028 00:00')).toBe('2028-02-28T23:00:00.000Z')
  })
  test.each([
    '',
    '05/03/2027',
    '5/3/2027 14:05',
    '05-03-2027 14:05',
    '2027-03-05 14:05',
    '05/03/27 14:05',
    '05/03/2027 14h05',
    '05/03/2027  14:05',
    ' 05/03/2027 14:05',
    '29/02/2027 10:00',
    '31/04/2027 10:00',
    '00/01/2027 10:00',
    '01/13/2027 10:00',
    '05/03/2027 24:00',
    '05/03/2027 23:60',
    '05/03/0999 10:00',
    '28/03/2027 02:30',
  ])('%j is refused', (text) => expect(read(text)).toBeUndefined())
  test('the hour shown twice in autumn is read as its first occurrence', () =>
    expect(read('25/10/2026 02:30')).toBe('2026-10-25T00:30:00.000Z'))
})

test('FOR-32 a morning starts before 13:00 on the clock of the event', () => {
  expect(halfDayOf(new Date('2027-03-05T11:59:00Z'), paris)).toBe('morning')
  expect(halfDayOf(new Date('2027-03-05T12:00:00Z'), paris)).toBe('afternoon')
  expect(halfDayOf(new Date('2027-03-05T12:00:00Z'), 'America/Martinique')).toBe('morning')
})

test('days are counted on the calendar, not in hours', () => {
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect([monthsAfter('2026-11-28', 24), monthsAfter('2027-01-31', 1), monthsAfter('2027-03-31', -13)]).toEqual([
    '2028-11-28',
    '2027-02-28',
    '2026-02-28',
  ])
  expect([weekdayOf('2027-03-01'), weekdayOf('2027-03-07')]).toEqual([1, 7])
})
