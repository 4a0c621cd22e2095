import { describe, expect, it } from 'vitest'
import { chargeable, leftOfPlan, paymentBounds, paymentPlan } from './rules.ts'

const total = 100_000
const today = '2027-03-01'

describe('what a business pays, and when', () => {
  it('everything at once without a down payment', () => {
    expect(paymentPlan({ total, downpayment_rate: 0, downpayment_delay: 15, today })).toEqual([{ due_on: today, amount: total }])
    expect(paymentPlan({ total, downpayment_rate: 100, downpayment_delay: 15, today })).toEqual([{ due_on: today, amount: total }])
  })
  it('the down payment now, the balance after the delay, to the cent', () => {
    const plan = paymentPlan({ total: 33_333, downpayment_rate: 30, downpayment_delay: 15, today })
    expect(plan).toEqual([
      { due_on: today, amount: 10_000 },
      { due_on: '2027-03-16', amount: 23_333 },
    ])
    expect(chargeable(plan, today)).toEqual({ now: 10_000, from: null })
  })
})

describe('FOR-12 a person who pays their own training', () => {
  const plan = (rate: number, days: string[]) =>
    paymentPlan({ total, downpayment_rate: rate, downpayment_delay: 0, today, individual: { signed_on: today, days } })

  it('signed on Monday 1 March 2027 from a distance, nothing may be asked before 16 March', () => {
    const rows = plan(30, ['2027-04-05', '2027-04-06', '2027-04-07'])
    expect(rows[0]).toEqual({ due_on: '2027-03-16', amount: 30_000 })
    expect(chargeable(rows, today)).toEqual({ now: 0, from: '2027-03-16' })
    expect(chargeable(rows, '2027-03-15').now).toBe(0)
    expect(chargeable(rows, '2027-03-16').now).toBe(30_000)
  })
  it('30 % maximum, whatever the organiser asks: 50 gives 30', () => {
    expect(plan(50, ['2027-04-05'])[0]?.amount).toBe(30_000)
    expect(plan(10, ['2027-04-05'])[0]?.amount).toBe(10_000)
  })
  it('the rest is spread over the training, its last part not before the last day', () => {
    const rows = plan(30, ['2027-04-05', '2027-04-06', '2027-04-07'])
    expect(rows.slice(1)).toEqual([
      { due_on: '2027-04-06', amount: 35_000 },
      { due_on: '2027-04-07', amount: 35_000 },
    ])
    expect(plan(30, ['2027-04-05']).slice(1)).toEqual([{ due_on: '2027-04-05', amount: 70_000 }])
  })
  it('always adds up, in order, even when the training is over before the period ends', () => {
    for (const days of [[], ['2027-03-02'], ['2027-03-02', '2027-03-20'], ['2027-04-05', '2027-04-05']])
      for (const rate of [0, 7, 30, 90]) {
        const rows = plan(rate, days)
        expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
        expect(rows.map(({ due_on }) => due_on)).toEqual(rows.map(({ due_on }) => due_on).toSorted())
        expect(rows.every(({ due_on }) => due_on >= '2027-03-16')).toBe(true)
        expect(new Set(rows.map(({ due_on }) => due_on)).size).toBe(rows.length)
      }
  })
})

describe('FOR-12 an issued invoice of a person who pays their own training', () => {
  const rows = [
    { due_on: '2027-03-16', amount: 30_000 },
    { due_on: '2027-04-05', amount: 70_000 },
  ]
  it('what was paid already counts against the share allowed, whichever invoice it was paid on', () => {
    expect(leftOfPlan(rows, 0, total)).toEqual(rows)
    expect(leftOfPlan(rows, 20_000, 80_000)).toEqual([
      { due_on: '2027-03-16', amount: 10_000 },
      { due_on: '2027-04-05', amount: 70_000 },
    ])
    expect(leftOfPlan(rows, 30_000, 70_000)).toEqual([{ due_on: '2027-04-05', amount: 70_000 }])
    expect(leftOfPlan(rows, 0, 40_000)).toEqual([
      { due_on: '2027-03-16', amount: 30_000 },
      { due_on: '2027-04-05', amount: 10_000 },
    ])
    expect(leftOfPlan(rows, total, 0)).toEqual([])
  })
})

describe('INV-49 bounds of a payment', () => {
  it('between one euro and what is due; a smaller remainder is paid whole', () => {
    expect(paymentBounds(12_000)).toEqual({ least: 100, most: 12_000 })
    expect(paymentBounds(50)).toEqual({ least: 50, most: 50 })
  })
})
