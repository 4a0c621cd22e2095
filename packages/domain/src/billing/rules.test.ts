import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalsOf } from '../kernel/totals.ts'
import { daysLate, dueOf, latestDueDate, netLines, numberOf, seriesOf, statusOf } from './rules.ts'

describe('INV-02 and INV-03 numbers', () => {
  it('fit in 20 characters of the allowed alphabet; credit notes have their own series', () => {
    const number = numberOf(seriesOf('invoice'), 2026, 123)
    expect(number).toBe('FA-2026-000123')
    expect(number).toMatch(/^[A-Za-z0-9+\-_/]{1,20}$/)
    expect(numberOf(seriesOf('credit'), 2027, 1)).toBe('AV-2027-000001')
  })
})

describe('INV-45 the latest due date', () => {
  it.each([
    ['2026-01-31', '2026-04-01'],
    ['2026-11-20', '2027-01-31'],
    ['2026-12-31', '2027-03-01'],
    ['2026-02-10', '2026-04-11'],
  ])('of a bill issued on %s is %s: 60 days, or 45 days then the end of the month', (issued, latest) => {
    expect(latestDueDate(issued)).toBe(latest)
  })
})

describe('INV-11 and INV-49 the status of an issued bill follows its balance', () => {
  it.each([
    [{ payable: 100, paid: 0, credited: 0 }, 100, 'toPay'],
    [{ payable: 100, paid: 99, credited: 0 }, 1, 'toPay'],
    [{ payable: 100, paid: 100, credited: 0 }, 0, 'paid'],
    [{ payable: 100, paid: 60, credited: 40 }, 0, 'paid'],
    [{ payable: 100, paid: 100, credited: 100 }, 0, 'credited'],
    [{ payable: 100, paid: 0, credited: 100 }, 0, 'credited'],
    [{ payable: 0, paid: 0, credited: 0 }, 0, 'paid'],
  ] as const)('%j leaves %i due and is %s', (balance, due, status) => {
    expect(dueOf(balance)).toBe(due)
    expect(statusOf(balance)).toBe(status)
  })
})

describe('lateness', () => {
  const bill = { due_date: '2026-11-20', to_be_paid: 100, status: 'toPay', category: 'invoice' } as const
  it('counts days after the due date of what is still to pay', () => {
    expect(daysLate(bill, '2026-11-20')).toBe(0)
    expect(daysLate(bill, '2026-11-22')).toBe(2)
    expect(daysLate({ ...bill, to_be_paid: 0 }, '2026-12-22')).toBe(0)
    expect(daysLate({ ...bill, category: 'credit' }, '2026-12-22')).toBe(0)
    expect(daysLate({ ...bill, due_date: null }, '2026-12-22')).toBe(0)
  })
})

describe('INV-42 prices set with tax', () => {
  const line = (euros: number, vat_rate: number) =>
    ({
      quantity: 10_000,
      unit_price: Math.round(euros * 100) * 10_000,
      discount: 0,
      discount_type: 'percent',
      vat_rate,
      vat_reason: null,
    }) as const
  const none = { discount: 0, discount_type: 'percent' } as const

  it.each([
    [99.99, 2000, -1],
    [9.99, 2000, -1],
    [120, 2000, 0],
    [10.55, 550, 0],
  ])('%f with tax at %i basis points is reached with a rounding of %i cent', (euros, rate, rounding) => {
    expect(netLines([line(euros, rate)], none).rounding).toBe(rounding)
  })

  it('never asks more than a cent per line of rounding', () => {
    for (let cents = 1; cents <= 3000; cents++)
      for (const rate of [2000, 1000, 550, 210]) expect(Math.abs(netLines([line(cents / 100, rate)], none).rounding)).toBeLessThanOrEqual(1)
  })
})

describe('INV-42 discounts of prices set with tax', () => {
  const line = (
    euros: number,
    more: { quantity?: number; discount?: number; discount_type?: 'percent' | 'euro'; vat_rate?: number } = {},
  ) => ({
    quantity: 10_000,
    unit_price: Math.round(euros * 100) * 10_000,
    discount: 0,
    discount_type: 'euro' as const,
    vat_rate: 2000,
    vat_reason: null,
    ...more,
  })
  const none = { discount: 0, discount_type: 'percent' } as const
  const taxOf = ({ lines, discount }: ReturnType<typeof netLines>) => totalsOf(lines, discount)

  it('120 − 12 at 20 % bears 18.00 of tax, on the line or on the whole bill', () => {
    for (const net of [netLines([line(120, { discount: 1200 })], none), netLines([line(120)], { discount: 1200, discount_type: 'euro' })]) {
      expect(taxOf(net)).toMatchObject({ total_ht: 9000, total_tax: 1800, total_ttc: 10_800 })
      expect(net.rounding).toBe(0)
    }
  })

  it('a reversed line is the exact opposite', () => {
    const net = netLines([line(120, { quantity: -10_000, discount: 1200 })], none)
    expect(taxOf(net)).toMatchObject({ total_ht: -9000, total_tax: -1800 })
    expect(net.rounding).toBe(0)
  })

  it('whatever the prices and discounts, what was shown is reached with a cent a line, and the tax is that of the discounted price', () => {
    const anyLine = fc.record({
      cents: fc.integer({ min: 100, max: 500_000 }),
      rate: fc.constantFrom(2000, 1000, 550, 210),
      share: fc.nat({ max: 90 }),
    })
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 5 }), (drawn) => {
        const lines = drawn.map(({ cents, rate, share }) =>
          line(cents / 100, { vat_rate: rate, discount: Math.floor((cents * share) / 100) }),
        )
        const net = netLines(lines, none)
        const shown = drawn.reduce((sum, { cents, share }) => sum + cents - Math.floor((cents * share) / 100), 0)
        expect(taxOf(net).total_ttc + net.rounding).toBe(shown)
        expect(Math.abs(net.rounding)).toBeLessThanOrEqual(lines.length)
      }),
    )
  })
})
