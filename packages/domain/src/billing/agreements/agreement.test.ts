import { expect, test } from 'vitest'
import { agreementLack, billingLack, type FundedPerson, isStopping } from './agreement.ts'

const training = { first: '2027-04-05', last: '2027-04-07', today: '2027-03-01' }
const lack = (agreed_from: string | null, agreed_until: string | null, other = {}) =>
  agreementLack({ ...training, agreed_from, agreed_until, ...other })

test('FOR-50 an agreement pays for a training from its first day to its last, both included', () => {
  expect(lack('2027-04-05', '2027-04-07')).toBeNull()
  expect(lack('2027-04-06', '2027-04-30')).toBe('startsLate')
  expect(lack('2027-04-01', '2027-04-06')).toBe('endsEarly')
  expect(lack(null, null)).toBeNull()
})

test('FOR-50 of a training without a date, an agreement is good until it ends', () => {
  const undated = { first: null, last: null }
  expect(lack(null, '2027-03-01', undated)).toBeNull()
  expect(lack(null, '2027-02-28', undated)).toBe('expired')
})

const person = (overrides: Partial<FundedPerson> = {}): FundedPerson => ({
  ...training,
  agreed_from: null,
  agreed_until: '2027-04-07',
  agreed_ht: 60_000,
  manual_status: 'agreed',
  ...overrides,
})

test('FOR-50 a bill goes up to what the funder agreed to, for dates it pays for', () => {
  expect(billingLack([person()], 60_000)).toBeNull()
  expect(billingLack([person()], 60_001)).toBe('overAmount')
  expect(billingLack([person({ agreed_ht: null })], 60_001)).toBeNull()
  expect(billingLack([person({ agreed_until: '2027-04-06' })], 60_001)).toBe('endsEarly')
})

test('FOR-50 a bill waits for an agreement asked for, and is not paid once refused', () => {
  for (const manual_status of ['toCollect', 'toEnter', 'missingItems', 'awaited'] as const)
    expect(billingLack([person({ manual_status })], 60_000)).toBe('pending')
  for (const manual_status of ['toNumber', 'present', 'signedIn', 'absent', null] as const)
    expect(billingLack([person({ manual_status })], 60_000)).toBeNull()
  expect(billingLack([person({ manual_status: 'rejected' })], 60_000)).toBe('refused')
})

test('FOR-50 the bill of a group is held against the agreements of all; without any, it is said not to be checked', () => {
  expect(billingLack([person(), person({ agreed_ht: 40_000 })], 100_000)).toBeNull()
  expect(billingLack([person(), person({ agreed_ht: 40_000 })], 100_001)).toBe('overAmount')
  expect(billingLack([person(), person({ manual_status: 'awaited' })], 100_000)).toBe('pending')
  expect(billingLack([person(), person({ agreed_from: '2027-04-06' })], 1)).toBe('startsLate')
  expect(billingLack([], 1)).toBe('unlinked')
  expect([isStopping('pending'), isStopping('unlinked')]).toEqual([true, false])
})
