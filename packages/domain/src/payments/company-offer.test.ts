import { expect, test } from 'vitest'
import { companyOffer } from './company-offer.ts'

const order = { status: 'toPay', is_paid_for: false, number: null, paid: 0, is_to_company: false, has_referent: true } as const

test('an order that is not invoiced may be handed to the company of its person', () => {
  expect(companyOffer(order)).toEqual({ obstacle: null, is_issued: false })
  expect(companyOffer({ ...order, is_to_company: true })).toEqual({ obstacle: null, is_issued: false })
})

test('what is issued to the person already waits for the company to agree', () => {
  expect(companyOffer({ ...order, number: 'F-1' })).toEqual({ obstacle: null, is_issued: true })
})

test('what is paid in part, or nobody would pay for the company, stays theirs, in words', () => {
  expect(companyOffer({ ...order, number: 'F-1', paid: 100 })).toEqual({ obstacle: 'partPaid', is_issued: true })
  expect(companyOffer({ ...order, has_referent: false })).toEqual({ obstacle: 'nobodyToPay', is_issued: false })
})

test('there is nothing to hand over once it is settled, somebody else’s, or invoiced to the company', () => {
  expect(companyOffer({ ...order, status: 'registered' })).toBeNull()
  expect(companyOffer({ ...order, is_paid_for: true })).toBeNull()
  expect(companyOffer({ ...order, number: 'F-1', is_to_company: true })).toBeNull()
})
