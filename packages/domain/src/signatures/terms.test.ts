import { expect, test } from 'vitest'
import { paymentPlan } from '../payments/rules.ts'
import { TenantParams } from '../tenants/settings/params.ts'
import { deadlineOf, mayWithdrawOn, signedTerms, usualSigningDays } from './terms.ts'

test('FOR-11: signed on site on Monday 1 March 2027, one withdraws until Thursday 11; online, until Monday 15', () => {
  expect(signedTerms('individual', '2027-03-01', 'onSite')).toEqual({ withdrawal_until: '2027-03-11', payable_from: '2027-03-12' })
  expect(signedTerms('individual', '2027-03-01', 'remote')).toEqual({ withdrawal_until: '2027-03-15', payable_from: '2027-03-16' })
})

test('FOR-11: a period that ends on a day off runs to the next working day', () => {
  // Ten days after 7 April end on Saturday 17; fourteen after 22 April on Thursday 6 May, Ascension.
  expect(signedTerms('individual', '2027-04-07', 'onSite').withdrawal_until).toBe('2027-04-19')
  expect(signedTerms('individual', '2027-04-22', 'remote').withdrawal_until).toBe('2027-05-07')
})

test('a company or who teaches has no withdrawal period', () => {
  for (const kind of ['convention', 'subcontract', 'service'] as const)
    expect(signedTerms(kind, '2027-03-01', 'remote')).toEqual({ withdrawal_until: null, payable_from: null })
})

test('FOR-12: the schedule begins the day the signature makes payable, with 30 % at most', () => {
  const days = ['2027-04-05', '2027-04-06']
  const plan = (remote: boolean) =>
    paymentPlan({
      total: 100_000,
      downpayment_rate: 50,
      downpayment_delay: 0,
      today: '2027-03-01',
      individual: { signed_on: '2027-03-01', remote, days },
    })
  expect(plan(false)[0]).toEqual({ due_on: '2027-03-12', amount: 30_000 })
  expect(plan(true)[0]).toEqual({ due_on: '2027-03-16', amount: 30_000 })
  expect(plan(true).at(-1)?.due_on).toBe('2027-04-06')
  expect(plan(true).reduce((sum, { amount }) => sum + amount, 0)).toBe(100_000)
})

test('PRV-51: a withdrawal is in time until the last day, that day included', () => {
  expect([mayWithdrawOn('2027-03-15', '2027-03-15'), mayWithdrawOn('2027-03-15', '2027-03-16'), mayWithdrawOn(null, '2027-03-01')]).toEqual(
    [true, false, false],
  )
})

test('a request for a signature is open for thirty days at most', () => {
  expect([deadlineOf('2027-03-01', 15), deadlineOf('2027-03-01', 90), deadlineOf('2027-03-01', 0)]).toEqual([
    '2027-03-16',
    '2027-03-31',
    '2027-03-02',
  ])
})

test('it is open as long as the organisation says, fifteen days unless told, in whole days', () => {
  const { document_deadline_hours } = TenantParams.parse({})
  expect([usualSigningDays(document_deadline_hours), usualSigningDays(72), usualSigningDays(25), usualSigningDays(720)]).toEqual([
    15, 3, 2, 30,
  ])
})
