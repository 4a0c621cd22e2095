import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AmountLine, totalsOf } from './totals.ts'
import { vatReason } from './vat.ts'

const line = (quantity: number, price: number, rate: number, more: Partial<AmountLine> = {}): AmountLine => ({
  quantity: quantity * 10_000,
  unit_price: price * 10_000,
  vat_rate: rate,
  vat_reason: null,
  discount: 0,
  discount_type: 'percent',
  ...more,
})
const exempt = { vat_reason: 'training_exempt' } as const
const course = [line(3, 45_000, 0, exempt), line(2, 12_000, 2000)]

describe('INV-41 vectors', () => {
  test('7 lines of 1.33 at 5.5 %: basis 9.31, tax 0.51', () => {
    const totals = totalsOf(Array.from({ length: 7 }, () => line(1, 133, 550)))
    expect(totals.groups).toMatchObject([{ basis: 931, tax: 51 }])
    expect(totals.lines.map((one) => one.tax_amount).reduce((a, b) => a + b)).toBe(51)
  })
  test('3 lines of 0.10 at 5.5 %: basis 0.30, tax 0.02', () => {
    expect(totalsOf(Array.from({ length: 3 }, () => line(1, 10, 550))).groups).toMatchObject([{ basis: 30, tax: 2 }])
  })
  test('3 × 450 exempt + 2 × 120 at 20 %', () => {
    const totals = totalsOf(course)
    expect(totals).toMatchObject({ sum_lines: 159_000, allowances: 0, total_ht: 159_000, total_tax: 4800, total_ttc: 163_800 })
    expect(totals.groups).toMatchObject([
      { category: 'E', vat_rate: 0, reasons: ['training_exempt'], basis: 135_000, tax: 0 },
      { category: 'S', vat_rate: 2000, reasons: [], basis: 24_000, tax: 4800 },
    ])
  })
  test('same with a global 10 % discount', () => {
    const totals = totalsOf(course, { discount: 1000, discount_type: 'percent' })
    expect(totals.groups.map((group) => group.allowance)).toEqual([13_500, 2400])
    expect(totals).toMatchObject({ allowances: 15_900, total_ht: 143_100, total_tax: 4320, total_ttc: 147_420 })
  })
})

describe('INV-43 discounts', () => {
  test('a percent discount applies after quantity × price', () => {
    expect(totalsOf([line(3, 333, 2000, { discount: 1000 })]).lines).toMatchObject([{ gross: 999, allowance: 100, net: 899 }])
  })
  test('a euro discount is taken as it is, and reversed with a negative quantity', () => {
    const discounted = { discount: 1500, discount_type: 'euro' } as const
    expect(totalsOf([line(1, 10_000, 2000, discounted)])).toMatchObject({ total_ht: 8500, total_tax: 1700 })
    expect(totalsOf([line(-1, 10_000, 2000, discounted)])).toMatchObject({ total_ht: -8500, total_tax: -1700 })
  })
  test('a euro document discount is shared over the groups to the cent', () => {
    const totals = totalsOf([line(1, 100, 2000), line(1, 100, 1000), line(1, 100, 550)], { discount: 100, discount_type: 'euro' })
    expect(totals.groups.map((group) => group.allowance)).toEqual([34, 33, 33])
    expect(totals.total_ht).toBe(200)
  })
  test('BR-27 a negative unit price is refused', () => expect(() => totalsOf([line(1, -100, 2000)])).toThrow(RangeError))
})

test('INV-31 a reason forces the rate to zero and reasons of one category share one group', () => {
  const totals = totalsOf([line(1, 100, 2000, exempt), line(1, 100, 0, { vat_reason: 'association_261_7' })])
  expect(totals.groups).toMatchObject([{ category: 'E', vat_rate: 0, reasons: ['training_exempt', 'association_261_7'], tax: 0 }])
})

test('an empty bill totals zero', () => {
  expect(totalsOf([])).toEqual({ lines: [], groups: [], sum_lines: 0, allowances: 0, total_ht: 0, total_tax: 0, total_ttc: 0 })
})

describe('INV-40 identities, whatever the lines', () => {
  const anyLine = fc.record({
    quantity: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    unit_price: fc.integer({ min: 0, max: 2_000_000_000 }),
    vat_rate: fc.constantFrom(2000, 1000, 550, 210, 0),
    vat_reason: fc.option(fc.constantFrom(...vatReason.keys)),
    discount: fc.integer({ min: 0, max: 10_000 }),
    discount_type: fc.constantFrom('percent' as const, 'euro' as const),
  })
  const anyDiscount = fc.record({
    discount: fc.integer({ min: 0, max: 10_000 }),
    discount_type: fc.constantFrom('percent' as const, 'euro' as const),
  })
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)

  test('BR-CO-10 to BR-CO-15, BR-CO-17 and the display tax add up', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 12 }), anyDiscount, (lines, discount) => {
        const totals = totalsOf(lines, discount)
        expect(sum(totals.lines.map((one) => one.net))).toBe(totals.sum_lines)
        expect(sum(totals.groups.map((group) => group.allowance))).toBe(totals.allowances)
        expect(totals.sum_lines - totals.allowances).toBe(totals.total_ht)
        expect(sum(totals.groups.map((group) => group.basis))).toBe(totals.total_ht)
        expect(sum(totals.groups.map((group) => group.tax))).toBe(totals.total_tax)
        expect(totals.total_ht + totals.total_tax).toBe(totals.total_ttc)
        expect(sum(totals.lines.map((one) => one.tax_amount))).toBe(totals.total_tax)
        expect(new Set(totals.groups.map((group) => `${group.category} ${group.vat_rate}`)).size).toBe(totals.groups.length)
        for (const group of totals.groups)
          expect(2 * Math.abs(group.tax * 10_000 - group.basis * group.vat_rate)).toBeLessThanOrEqual(10_000)
      }),
    )
  })

  test('a credit of every line is the exact opposite of the bill', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 12 }), (lines) => {
        const credit = totalsOf(lines.map((one) => ({ ...one, quantity: one.quantity === 0 ? 0 : -one.quantity })))
        // What amounts to nothing has no sign to reverse.
        fc.pre(totalsOf(lines).lines.every(({ gross }) => gross !== 0))
        expect(credit.total_ttc + totalsOf(lines).total_ttc).toBe(0)
      }),
    )
  })
})
