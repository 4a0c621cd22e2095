import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf } from '../../kernel/decimals.ts'
import { paymentPlan } from '../../payments/rules.ts'
import type { UserPrice } from '../../pricing/contract.ts'
import { splitPrice } from './funder-split.ts'

const priceOf = (amount_ht: number, vat_rate: number): UserPrice => {
  const tax_amount = percentOf(amount_ht, vat_rate)
  const vat_reason = vat_rate === 0 ? ('training_exempt' as const) : null
  return { price_id: 1, name: 'Tarif', amount_ht, tax_amount, amount_ttc: amount_ht + tax_amount, vat_rate, vat_reason }
}

test('what the funder pays and the rest come to the price to the cent, without tax and with it (FOR-51)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000 }),
      fc.constantFrom(0, 210, 550, 1000, 2000),
      fc.integer({ min: 1, max: 2_500_000 }),
      (ht, rate, agreed) => {
        const price = priceOf(ht, rate)
        const { share, rest, rounding } = splitPrice(price, agreed)
        expect(share.amount_ht + (rest?.amount_ht ?? 0)).toBe(ht)
        expect(share.amount_ttc + (rest?.amount_ttc ?? 0) + rounding).toBe(price.amount_ttc)
        expect(Math.abs(rounding)).toBeLessThanOrEqual(1)
        expect(rest === null).toBe(agreed >= ht)
      },
    ),
  )
})

test('the instalments of a rest come with what the funder pays to the price to the cent (FOR-51, FOR-12)', () => {
  const days = fc.array(fc.constantFrom('2027-04-05', '2027-04-06', '2027-04-07', '2027-04-08'), { maxLength: 4 })
  fc.assert(
    fc.property(
      fc.record({
        ht: fc.integer({ min: 2, max: 2_000_000 }),
        rate: fc.constantFrom(0, 210, 550, 1000, 2000),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      fc.integer({ min: 0, max: 100 }),
      fc.option(days, { nil: undefined }),
      ({ ht, rate, share: part }, downpayment_rate, taught) => {
        const price = priceOf(ht, rate)
        const { share, rest, rounding } = splitPrice(price, Math.min(ht - 1, Math.max(1, Math.floor(ht * part))))
        const plan = paymentPlan({
          total: (rest?.amount_ttc ?? 0) + rounding,
          downpayment_rate,
          downpayment_delay: 15,
          today: '2027-03-01',
          individual: taught && { signed_on: '2027-03-01', days: taught },
        })
        expect(plan.reduce((sum, { amount }) => sum + amount, share.amount_ttc)).toBe(price.amount_ttc)
      },
    ),
  )
})
