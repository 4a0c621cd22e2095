import { expect, test } from 'vitest'
import { scaleFrom } from '../../tenants/settings/cancel-scale.ts'
import { type RetainedFacts, retainedRate } from './retained-rate.ts'

const start_date = new Date('2027-06-30T08:00:00Z')
const scale = [
  { days: 15, rate: 30 },
  { days: 30, rate: 0 },
]
const facts: RetainedFacts = {
  is_confirmed: true,
  may_withdraw: false,
  signed_on: '2027-03-01',
  start_date,
  exception: null,
  scale,
}
const at = (iso: string, overrides: Partial<RetainedFacts> = {}) => retainedRate({ ...facts, ...overrides }, new Date(iso))

test('a scale gives nothing, a part, then everything, to the minute', () => {
  expect(at('2027-05-31T08:00:00Z').rate).toBe(0)
  expect(at('2027-05-31T08:01:00Z').rate).toBe(30)
  expect(at('2027-06-15T08:00:00Z').rate).toBe(30)
  expect(at('2027-06-15T08:01:00Z')).toEqual({ rate: 100, ground: 'scale', withdrawal_until: null })
  expect(scaleFrom(scale, start_date, new Date('2027-06-01T00:00:00Z'))).toEqual([{ until: new Date('2027-06-15T08:00:00Z'), rate: 30 }])
})

test('nothing is kept without a scale, without a date, nor of a place that was not confirmed', () => {
  expect(at('2027-06-29T08:00:00Z', { scale: [] }).rate).toBe(0)
  expect(at('2027-06-29T08:00:00Z', { start_date: null }).rate).toBe(0)
  expect(at('2027-06-29T08:00:00Z', { is_confirmed: false })).toMatchObject({ rate: 0, ground: 'unconfirmed' })
})

test('who may withdraw owes nothing until the last day of the period, then the scale (FOR-11)', () => {
  const signed = { may_withdraw: true, signed_on: '2027-06-16' }
  expect(at('2027-06-30T07:00:00Z', signed)).toEqual({ rate: 0, ground: 'withdrawal', withdrawal_until: '2027-06-30' })
  expect(at('2027-07-01T07:00:00Z', signed)).toMatchObject({ rate: 100, ground: 'scale' })
})

test('a personal exception takes the place of the scale, never of a withdrawal', () => {
  expect(at('2027-06-29T08:00:00Z', { exception: 10 })).toMatchObject({ rate: 10, ground: 'exception' })
  expect(at('2027-03-02T08:00:00Z', { exception: 10, may_withdraw: true })).toMatchObject({ rate: 0, ground: 'withdrawal' })
})
