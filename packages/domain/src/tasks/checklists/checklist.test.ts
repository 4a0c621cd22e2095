import { expect, test } from 'vitest'
import { dueFor } from './checklist.ts'

const event = {
  start_date: new Date('2027-03-29T07:00:00Z'),
  end_date: new Date('2027-03-30T15:00:00Z'),
  time_zone: 'Europe/Paris',
}
const now = new Date('2027-01-10T10:00:00Z')

test('a line is due at nine by the clock of the event, so many days from its first or last day, across a change of hour', () => {
  expect(dueFor({ edge: 'start', days: -30 }, event, now)).toEqual({ at: new Date('2027-02-27T08:00:00Z'), isLate: false })
  expect(dueFor({ edge: 'end', days: 1 }, event, now)).toEqual({ at: new Date('2027-03-31T07:00:00Z'), isLate: false })
  expect(dueFor({ edge: 'end', days: 0 }, { ...event, end_date: null }, now)?.at).toEqual(new Date('2027-03-29T07:00:00Z'))
})

test('what should be done by now is due in an hour, and an event without dates has nothing to date', () => {
  expect(dueFor({ edge: 'start', days: -90 }, event, now)).toEqual({ at: new Date('2027-01-10T11:00:00Z'), isLate: true })
  expect(dueFor({ edge: 'start', days: 0 }, { ...event, start_date: null, end_date: null }, now)).toBeNull()
})
