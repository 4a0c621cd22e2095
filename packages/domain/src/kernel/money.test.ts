import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allocate,
  centsFromText,
  euros,
  formatMoney,
  formatQuantity,
  formatRate,
  multiply,
  nameWithQuantity,
  percentOf,
  rateOf,
  roundHalfAwayFromZero,
} from './money.ts'

const cents = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 })

describe('TYP-02 amounts as people type them', () => {
  test.each([
    ['1234,50', 123_450],
    ['1234.5', 123_450],
    ['1 234,50 €', 123_450],
    ['1\u00A0234,50\u00A0€', 123_450],
    ['1\u202F234\u202F567,89', 123_456_789],
    ['€12.30', 1230],
    ['  12  ', 1200],
    ['0,07', 7],
    ['-5', -500],
    ['−5,10', -510],
    ['-0', 0],
  ])('%j is read', (text, expected) => expect(centsFromText(text)).toBe(expected))

  test.each([
    '',
    '€',
    ' ',
    '1,234.50',
    '1.234,50',
    '12,345',
    '1.234',
    '12 34',
    '1 2345',
    '1234 567',
    '12,',
    ',5',
    '12 €€',
    '1e3',
    '0x10',
    'Infinity',
    'douze',
    '--5',
    '99999999999999999',
  ])('%j is refused', (text) => expect(centsFromText(text)).toBeUndefined())

  test('what is displayed in French can be typed back', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(centsFromText(formatMoney(amount, 'fr'))).toBe(amount)
      }),
    )
  })
})

test('TYP-01 amounts have narrow groups, a no-break space before € and always two decimals', () => {
  expect(formatMoney(123_450, 'fr')).toBe('1\u202F234,50\u00A0€')
  expect(formatMoney(-50, 'fr')).toBe('-0,50\u00A0€')
  expect(formatMoney(0, 'fr')).toBe('0,00\u00A0€')
  expect(formatMoney(123_450, 'en')).toBe('€1,234.50')
  expect(formatMoney(9_007_199_254_740_991, 'fr')).toBe('90\u202F071\u202F992\u202F547\u202F409,91\u00A0€')
})

test('TYP-01 a no-break space stands before %', () => {
  expect(formatRate(550, 'fr')).toBe('5,5\u00A0%')
  expect(formatRate(2000, 'en')).toBe('20%')
  expect(formatQuantity(15_000, 'fr')).toBe('1,5')
  expect(nameWithQuantity({ name: 'Nuit', quantity: 20_000 }, 'fr')).toBe('Nuit × 2')
  expect(nameWithQuantity({ name: 'Night', quantity: 10_000 }, 'en')).toBe('Night')
})

test('decimal euros of JSON read back to the same cents', () => {
  expect(euros(1)).toBe(0.01)
  expect(euros(-1999)).toBe(-19.99)
  fc.assert(
    fc.property(cents, (amount) => {
      expect(centsFromText(String(euros(amount)))).toBe(amount)
    }),
  )
})

describe('INV-40 rounding half away from zero, on integers', () => {
  test('where binary fractions fail', () => {
    expect(roundHalfAwayFromZero(1005, 10)).toBe(101)
    expect(roundHalfAwayFromZero(-25, 10)).toBe(-3)
    expect(roundHalfAwayFromZero(-24, 10)).toBe(-2)
    expect(Object.is(roundHalfAwayFromZero(-1, 10), 0)).toBe(true)
  })
  test('it is odd and never more than a half away', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 100_000 }), (n, d) => {
        const rounded = roundHalfAwayFromZero(n, d)
        expect(roundHalfAwayFromZero(-n, d)).toBe(rounded === 0 ? 0 : -rounded)
        expect(2 * Math.abs(rounded * d - n)).toBeLessThanOrEqual(d)
        if (n % d === 0) expect(rounded * d).toBe(n)
      }),
    )
  })
  test('beyond safe integers it throws instead of lying', () => {
    expect(() => roundHalfAwayFromZero(10n ** 20n, 1n)).toThrow(RangeError)
    expect(() => roundHalfAwayFromZero(1.5, 2)).toThrow(RangeError)
  })
})

test('INV-41 1.5 × 33.33 is 50.00 (49.995 rounds up)', () => {
  expect(multiply(15_000, 33_330_000)).toBe(5000)
  expect(multiply(-15_000, 33_330_000)).toBe(-5000)
})

test('INV-40 six decimals of price and four of quantity are exact', () => {
  expect(multiply(12_345, 1_234_567)).toBe(152)
  expect(multiply(10_000, 5_000)).toBe(1)
  expect(multiply(10_000, 4_999)).toBe(0)
  expect(multiply(99_999_999, 900_000_000)).toBe(899_999_991)
})

test('INV-41 83.33 at 20 % is 16.67, −83.33 is −16.67, 0.25 at 10 % is 0.03', () => {
  expect(percentOf(8333, 2000)).toBe(1667)
  expect(percentOf(-8333, 2000)).toBe(-1667)
  expect(percentOf(25, 1000)).toBe(3)
})

test('INV-41 the average VAT rate of 48 on 1590 is 3.02 %', () => {
  expect(rateOf(4800, 159_000)).toBe(302)
  expect(rateOf(0, 0)).toBe(0)
})

describe('INV-43 shares by largest remainder', () => {
  /** So that a share stays exact whatever the weights: they may nearly cancel out. */
  const shared = fc.integer({ min: -90_000_000_00, max: 90_000_000_00 })
  const weights = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 30 })
  const positive = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 })

  test('vectors', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(51, [133, 133, 133, 133, 133, 133, 133])).toEqual([8, 8, 7, 7, 7, 7, 7])
    expect(allocate(15_900, [135_000, 24_000])).toEqual([13_500, 2400])
    expect(allocate(7, [0, 0])).toEqual([4, 3])
    expect(allocate(5, [100, -100])).toEqual([3, 2])
    expect(allocate(0, [])).toEqual([])
    expect(() => allocate(1, [])).toThrow(RangeError)
    expect(() => allocate(270_217_600_72, [999_981, -999_994, 16])).toThrow(RangeError)
  })
  test('the sum is exact', () => {
    fc.assert(
      fc.property(shared, weights, (total, parts) => {
        expect(allocate(total, parts).reduce((sum, share) => sum + BigInt(share), 0n)).toBe(BigInt(total))
      }),
    )
  })
  test('no share is a cent or more away from its exact part', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), positive, (total, parts) => {
        const whole = parts.reduce((a, b) => a + b, 0)
        fc.pre(whole > 0)
        allocate(total, parts).forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(Math.abs(share * whole - total * parts[index]!)).toBeLessThan(whole)
        })
      }),
    )
  })
  test('a reversed total and reversed weights mirror the shares', () => {
    fc.assert(
      fc.property(shared, weights, (total, parts) => {
        const mirrored = allocate(total, parts).map((share) => (share === 0 ? 0 : -share))
        expect(allocate(-total, parts)).toEqual(mirrored)
        fc.pre(parts.reduce((a, b) => a + b, 0) !== 0)
        expect(
          allocate(
            total,
            parts.map((part) => -part),
          ),
        ).toEqual(allocate(total, parts))
      }),
    )
  })
})
