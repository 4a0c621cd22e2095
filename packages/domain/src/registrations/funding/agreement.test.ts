import { expect, test } from 'vitest'
import { agreementLack } from './agreement.ts'

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
