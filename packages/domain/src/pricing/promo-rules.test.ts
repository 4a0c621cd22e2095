import { expect, test } from 'vitest'
import { pricingErrors } from './errors.ts'
import { promoOf, promoRefusal, withPromo } from './promo-rules.ts'

const price = { amount_ht: 9_999, vat_rate: 2000, vat_reason: null }

test('INV-43 a percentage is taken off before tax, and the tax is that of what is left', () => {
  const promo = { code: 'TOT', discount: 1_500, discount_type: 'percent' } as const
  expect(withPromo(price, promo)).toEqual({
    ...price,
    amount_ht: 8_499,
    tax_amount: 1_700,
    amount_ttc: 10_199,
    promo: { ...promo, full_ht: 9_999 },
  })
})

test('an amount larger than the price takes the price, no more', () => {
  const promo = { code: 'ROND', discount: 20_000, discount_type: 'euro' } as const
  expect(withPromo(price, promo)).toMatchObject({ amount_ht: 0, amount_ttc: 0, promo: { discount: 9_999, full_ht: 9_999 } })
})

test('without a code the price stays as it is', () => {
  expect(promoOf({ promo_code: null, promo_discount: null, promo_discount_type: null })).toBeNull()
  expect(withPromo(price, null)).toEqual({ ...price, tax_amount: 2_000, amount_ttc: 11_999 })
})

test('a code is good from its first day to its last, and so many times', () => {
  const code = { starts_on: '2027-01-10', ends_on: '2027-01-20', max_uses: 2, used: 1 }
  const days = ['2027-01-09', '2027-01-10', '2027-01-20', '2027-01-21']
  expect(days.map((day) => promoRefusal(code, day))).toEqual([pricingErrors.promoNotYet, undefined, undefined, pricingErrors.promoOver])
  expect(promoRefusal({ ...code, used: 2 }, '2027-01-15')).toBe(pricingErrors.promoUsedUp)
})
