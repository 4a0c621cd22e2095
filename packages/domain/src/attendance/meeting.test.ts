import { expect, test } from 'vitest'
import { programmeOfDay, roomAt } from './meeting.ts'

const zone = 'Europe/Paris'
const at = (time: string): Date => new Date(`2027-03-02T${time}:00+01:00`)
const morning = { start_at: at('09:00'), end_at: at('12:30') }
const afternoon = { start_at: at('14:00'), end_at: at('17:30') }
const room = (time: Date, isLeading = false) => roomAt([afternoon, morning], { now: time, zone, isLeading })

test.each([
  ['08:44', morning, 'early'],
  ['08:45', morning, 'open'],
  ['12:29', morning, 'open'],
  ['12:30', afternoon, 'early'],
  ['13:45', afternoon, 'open'],
])('at %s people enter a quarter of an hour before, until the end', (time, slot, moment) => {
  expect(room(at(time))).toMatchObject({ slot, moment })
})

test('who leads enters the whole day, not the day before', () => {
  expect(room(at('00:01'), true)).toMatchObject({ slot: morning, moment: 'open' })
  expect(room(new Date('2027-03-01T23:59:00+01:00'), true)).toMatchObject({ moment: 'early' })
  expect(room(at('17:30'), true)).toBeUndefined()
})

test('the programme is that of the day in the zone of the event, in order', () => {
  const [night, next] = [
    { start_at: new Date('2027-03-02T23:30:00+01:00'), end_at: new Date('2027-03-03T00:30:00+01:00') },
    { start_at: new Date('2027-03-03T09:00:00+01:00'), end_at: new Date('2027-03-03T12:00:00+01:00') },
  ]
  expect(programmeOfDay([next, night, afternoon, morning], at('10:00'), zone)).toEqual([morning, afternoon, night])
})
