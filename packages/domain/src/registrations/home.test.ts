import { expect, test } from 'vitest'
import { isOnTheDay, nextHalfDay, nextOf, waitsForPerson } from './home.ts'
import type { RegistrationStatus } from './status.ts'

const at = (id: number, status: RegistrationStatus, start: string, end = start) => ({
  id,
  status,
  start_date: new Date(start),
  end_date: new Date(end),
  time_zone: 'Europe/Paris',
  is_paid_for: false,
  forms_due: 0,
})
const now = new Date('2027-03-01T10:00:00Z')

test('the next session is the first one confirmed that is not over, one under way before the others', () => {
  const over = at(1, 'registered', '2027-02-27T08:00:00Z', '2027-02-28T16:00:00Z')
  const underWay = at(2, 'present', '2027-02-28T08:00:00Z', '2027-03-02T16:00:00Z')
  const later = at(3, 'registered', '2027-03-05T08:00:00Z')
  const unpaid = at(4, 'toPay', '2027-03-01T12:00:00Z')
  expect(nextOf([later, unpaid, over, underWay], now)?.id).toBe(2)
  expect(nextOf([later, unpaid, over], now)?.id).toBe(3)
  expect(nextOf([unpaid, over], now)).toBeUndefined()
  const paidFor = { ...at(6, 'toPay', '2027-03-01T12:00:00Z'), is_paid_for: true }
  expect([later, unpaid, paidFor].filter(waitsForPerson).map(({ id }) => id)).toEqual([4])
})

test('the day is the one of the event’s own clock', () => {
  const night = at(5, 'registered', '2027-03-01T23:30:00Z')
  expect(isOnTheDay(night, new Date('2027-03-01T22:30:00Z'))).toBe(false)
  expect(isOnTheDay(night, new Date('2027-03-01T23:10:00Z'))).toBe(true)
})

test('a workshop of another day is the next session once the first day is over', () => {
  const halfDay = (id: number, activity: string | null, start: string, end: string) => ({
    id,
    activity,
    title: '',
    start_at: new Date(start),
    end_at: new Date(end),
    room_name: null,
    place: '',
    is_online: false,
  })
  const training = {
    ...at(7, 'registered', '2027-02-28T08:00:00Z', '2027-03-03T16:00:00Z'),
    half_days: [
      halfDay(1, null, '2027-02-28T08:00:00Z', '2027-02-28T11:00:00Z'),
      halfDay(2, 'Voix', '2027-03-03T13:00:00Z', '2027-03-03T16:00:00Z'),
    ],
  }
  const tomorrow = at(8, 'registered', '2027-03-02T08:00:00Z')
  expect(nextHalfDay(training, now)?.id).toBe(2)
  expect(nextOf([training, tomorrow], now)?.id).toBe(8)
  expect(isOnTheDay(training, now)).toBe(false)
  expect(isOnTheDay(training, new Date('2027-03-03T07:00:00Z'))).toBe(true)
  expect(nextHalfDay(training, new Date('2027-03-04T07:00:00Z'))).toBeUndefined()
})
