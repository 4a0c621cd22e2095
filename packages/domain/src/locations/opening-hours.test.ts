import { expect, test } from 'vitest'
import { isOpen, OpeningHours } from './opening-hours.ts'

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:30', to: '18:00' }))
const paris = 'Europe/Paris'
const at = (text: string) => new Date(text)

test('a place without hours is always open', () => {
  expect(isOpen([], at('2031-03-02T02:00:00Z'), at('2031-03-02T03:00:00Z'), paris)).toBe(true)
})
test('hours are read in the zone of the place', () => {
  // Tuesday 4 March 2031, one hour ahead of UTC.
  expect(isOpen(weekdays, at('2031-03-04T07:30:00Z'), at('2031-03-04T17:00:00Z'), paris)).toBe(true)
  expect(isOpen(weekdays, at('2031-03-04T07:29:00Z'), at('2031-03-04T10:00:00Z'), paris)).toBe(false)
  expect(isOpen(weekdays, at('2031-03-04T15:00:00Z'), at('2031-03-04T17:01:00Z'), paris)).toBe(false)
})
test('a day without hours is closed', () => {
  expect(isOpen(weekdays, at('2031-03-02T09:00:00Z'), at('2031-03-02T10:00:00Z'), paris)).toBe(false)
})
test('an end at midnight closes its day, not the next one', () => {
  const late = [{ weekday: 2, from: '18:00', to: '23:30' }]
  expect(isOpen(late, at('2031-03-04T18:00:00Z'), at('2031-03-04T23:00:00Z'), paris)).toBe(false)
})
test('a weekday comes once, and ends after it starts', () => {
  expect(OpeningHours.safeParse([weekdays[0], weekdays[0]]).success).toBe(false)
  expect(OpeningHours.safeParse([{ weekday: 1, from: '12:00', to: '09:00' }]).success).toBe(false)
  expect(OpeningHours.safeParse(weekdays).success).toBe(true)
})
