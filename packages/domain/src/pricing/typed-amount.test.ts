import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { vatRates } from '../kernel/vat.ts'
import { PriceBody } from './contract.ts'
import { priceTotals } from './rules.ts'
import { storedAmount, typedTotals } from './typed-amount.ts'

const withTax = (amount_ttc: number, vat_rate: number) => typedTotals({ is_with_tax: true, amount_ttc, vat_rate })
const totalOf = (amount_ht: number, vat_rate: number) => priceTotals({ amount_ht, vat_rate, vat_reason: null }).amount_ttc
const cents = fc.integer({ min: 0, max: 100_000_000 })
const rates = fc.constantFrom(...vatRates)

describe('amounts typed with tax', () => {
  it('stores 100.00 for 120.00 at 20 %', () => {
    expect(withTax(12_000, 2000)).toEqual({ amount_ht: 10_000, amount_ttc: 12_000, isExact: true })
  })
  it('tells 99.99 at 20 %, which no sum of cents comes to', () => {
    expect(withTax(9_999, 2000)).toEqual({ amount_ht: 8_333, amount_ttc: 10_000, isExact: false })
  })
  it('leaves an amount typed without tax as it is', () => {
    expect(storedAmount({ is_with_tax: false, amount_ht: 833, amount_ttc: 5, vat_rate: 2000 })).toBe(833)
  })
  it('finds again every sum from its own total', () => {
    fc.assert(
      fc.property(cents, rates, (amount_ht, rate) => {
        expect(withTax(totalOf(amount_ht, rate), rate)).toEqual({ amount_ht, amount_ttc: totalOf(amount_ht, rate), isExact: true })
      }),
    )
  })
  it('never lies more than a cent from what was typed, and no other sum is nearer', () => {
    fc.assert(
      fc.property(cents, rates, (typed, rate) => {
        const { amount_ht, amount_ttc, isExact } = withTax(typed, rate)
        const gap = Math.abs(amount_ttc - typed)
        expect(gap).toBeLessThanOrEqual(1)
        expect(isExact).toBe(gap === 0)
        for (const other of [amount_ht - 1, amount_ht + 1])
          if (other >= 0) expect(Math.abs(totalOf(other, rate) - typed)).toBeGreaterThanOrEqual(gap)
      }),
    )
  })
  it('asks for the amount that is typed, beside its own field', () => {
    const issueOf = (fields: object) =>
      z.safeDecode(PriceBody, { name: 'Tarif', vat_rate: '20', ...fields } as never).error?.issues.map(({ path }) => path) // as it comes on the wire
    expect(issueOf({ amount_ht: '10.00' })).toBeUndefined()
    expect(issueOf({ is_with_tax: true, amount_ttc: '12.00' })).toBeUndefined()
    expect(issueOf({ amount_ttc: '12.00' })).toEqual([['amount_ht']])
    expect(issueOf({ is_with_tax: true, amount_ht: '10.00' })).toEqual([['amount_ttc']])
  })
})
