import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentOf } from './decimals.ts'
import { nearestVatRate, taxInclusive, vatReason, vatReasonCodes, vatTreatment } from './vat.ts'

describe('INV-42 prices set with tax', () => {
  test('99.99 at 20 % is 83.33 net and 16.66 tax (a): the price shown is the price paid', () => {
    expect(taxInclusive(9999, 2000)).toEqual({ ht: 8333, tax: 1666, ttc: 9999 })
    expect(taxInclusive(0, 2000)).toEqual({ ht: 0, tax: 0, ttc: 0 })
    expect(taxInclusive(5000, 0)).toEqual({ ht: 5000, tax: 0, ttc: 5000 })
  })

  test.each([
    [2000, 1667],
    [1000, 909],
    [550, 521],
    [210, 206],
  ])('at %i basis points, %i of the first 10 000 cents cannot be reached by net + round(net × rate)', (rate, expected) => {
    const reached = new Set(Array.from({ length: 10_001 }, (_, net) => net + percentOf(net, rate)))
    const unreachable = Array.from({ length: 10_000 }, (_, index) => index + 1).filter((ttc) => !reached.has(ttc))
    expect(unreachable).toHaveLength(expected)
    if (rate === 2000) expect(unreachable).toEqual(expect.arrayContaining([999, 9999]))
  })

  test('net and tax add up, and the tax is within a cent of the rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), fc.constantFrom(2000, 1000, 550, 210, 0), (ttc, rate) => {
        const { ht, tax } = taxInclusive(ttc, rate)
        expect(ht + tax).toBe(ttc)
        expect(Math.abs(tax - percentOf(ht, rate))).toBeLessThanOrEqual(1)
      }),
    )
  })
})

test('INV-31 every reason forces the rate to zero and names an official code', () => {
  for (const reason of vatReason.keys) {
    expect(vatTreatment(2000, reason).rate).toBe(0)
    expect(vatReasonCodes[reason].vatex).toMatch(/^VATEX-/)
    expect(vatReasonCodes[reason].vatex).not.toBe('VATEX-FR-CGI261-4-4')
  }
  expect(vatTreatment(2000, null)).toEqual({ category: 'S', rate: 2000 })
  expect(vatTreatment(0, null)).toEqual({ category: 'Z', rate: 0 })
})

test('a rate is snapped to the nearest of 20, 10, 5.5, 2.1, 0', () => {
  expect([1960, 1200, 700, 300, 100, 105].map(nearestVatRate)).toEqual([2000, 1000, 550, 210, 0, 210])
})
