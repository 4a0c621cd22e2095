import { expect, test } from 'vitest'
import { scheduleText } from './schedule-text.ts'

const halfDay = (day: string, from: string, to: string) => ({
  start_at: new Date(`${day}T${from}:00Z`),
  end_at: new Date(`${day}T${to}:00Z`),
})
const zone = 'Europe/Paris'
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

test('the hours of each day are written once when they are the same, also across a change of clocks and for two groups', () => {
  const days = [
    halfDay('2027-03-25', '12:30', '16:00'),
    halfDay('2027-03-25', '08:00', '11:30'),
    halfDay('2027-03-25', '08:00', '11:30'),
    halfDay('2027-03-30', '07:00', '10:30'),
    halfDay('2027-03-30', '11:30', '15:00'),
  ]
  expect(plain(scheduleText(days, 'fr', zone))).toBe('9 h – 12 h 30, 13 h 30 – 17 h')
  expect(scheduleText(days, 'en', zone)).toBe('09:00 – 12:30, 13:30 – 17:00')
})

test('days of other hours are named, and an event without half-days has none', () => {
  const days = [halfDay('2027-03-03', '08:00', '11:00'), halfDay('2027-03-04', '13:00', '16:00')]
  expect(plain(scheduleText(days, 'fr', zone))).toBe('3 mars 2027 : 9 h – 12 h ; 4 mars 2027 : 14 h – 17 h')
  expect(scheduleText(days, 'en', zone)).toBe('3 March 2027: 09:00 – 12:00; 4 March 2027: 14:00 – 17:00')
  expect(scheduleText([], 'fr', zone)).toBe('')
})
