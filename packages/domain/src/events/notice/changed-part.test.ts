import { expect, it } from 'vitest'
import { changedSince } from './changed-part.ts'

const event = {
  start_date: new Date('2027-03-03T08:00:00Z'),
  end_date: null,
  minutes: 420,
  location_id: 3,
  town: 'Lyon',
  is_online: false,
  is_payable: true,
  downpayment_rate: 0,
  downpayment_delay: 0,
}

it('says what changed for the people of an event, the date before the place and the place before the price', () => {
  expect(changedSince(event, { ...event, start_date: new Date(event.start_date) })).toBeUndefined()
  expect(changedSince(event, { ...event, minutes: 210, town: 'Dijon' })).toBe('date')
  expect(changedSince(event, { ...event, location_id: null, is_payable: false })).toBe('place')
  expect(changedSince(event, { ...event, downpayment_rate: 30 })).toBe('price')
})
