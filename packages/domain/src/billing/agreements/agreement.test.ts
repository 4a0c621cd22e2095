import { expect, test } from 'vitest'
import { agreementLack, billingLack } from './agreement.ts'

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

test('FOR-50 a bill goes up to what the funder agreed to, for dates it pays for', () => {
  const bill = (billed_ht: number, agreed_ht: number | null, agreed_until = '2027-04-07') =>
    billingLack({ ...training, agreed_from: null, agreed_until, agreed_ht, billed_ht })
  expect(bill(60_000, 60_000)).toBeNull()
  expect(bill(60_001, 60_000)).toBe('overAmount')
  expect(bill(60_001, null)).toBeNull()
  expect(bill(60_001, 60_000, '2027-04-06')).toBe('endsEarly')
})
