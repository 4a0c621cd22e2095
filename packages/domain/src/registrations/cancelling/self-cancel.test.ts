import { expect, test } from 'vitest'
import { selfCancelLimit } from './self-cancel.ts'

const start_date = new Date('2027-03-10T08:00:00Z')

test('the limit is the event’s days before it starts, unless the person was given their own', () => {
  expect(selfCancelLimit({ start_date, self_cancel_days: 7, cancel_until: null })).toEqual(new Date('2027-03-03T08:00:00Z'))
  const cancel_until = new Date('2027-03-09T08:00:00Z')
  expect(selfCancelLimit({ start_date, self_cancel_days: 7, cancel_until })).toEqual(cancel_until)
})

test('an event that sets none, or has no date yet, holds nobody back', () => {
  expect(selfCancelLimit({ start_date, self_cancel_days: null, cancel_until: null })).toBeNull()
  expect(selfCancelLimit({ start_date: null, self_cancel_days: 7, cancel_until: null })).toBeNull()
})
