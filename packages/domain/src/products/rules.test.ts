import { describe, expect, it } from 'vitest'
import { isOptionOpen, limitOf, optionAmount, orderTotals } from './rules.ts'

describe('optionAmount', () => {
  it('is the members’ own for a member, never dearer than for others', () => {
    const option = { amount_ht: 2000, member_amount_ht: 1500 }
    expect(optionAmount(option, { is_adherent: true })).toBe(1500)
    expect(optionAmount(option, { is_adherent: false })).toBe(2000)
    expect(optionAmount({ ...option, member_amount_ht: 2500 }, { is_adherent: true })).toBe(2000)
  })
})

describe('isOptionOpen', () => {
  const now = new Date('2027-03-01T10:00:00Z')
  it('ends at its hour, or when its sale is closed', () => {
    expect(isOptionOpen({ is_closed: false, closes_at: null }, now)).toBe(true)
    expect(isOptionOpen({ is_closed: true, closes_at: null }, now)).toBe(false)
    expect(isOptionOpen({ is_closed: false, closes_at: now }, now)).toBe(false)
  })
})

describe('limitOf', () => {
  const none = { stock: null, taken: 3, product_stock: null, product_taken: null }
  it('is the stock that runs out first, of the option or of its product', () => {
    expect(limitOf(none)).toEqual({ stock: null, left: null, is_of_product: false })
    expect(limitOf({ ...none, stock: 10 })).toEqual({ stock: 10, left: 7, is_of_product: false })
    expect(limitOf({ ...none, product_stock: 20, product_taken: 15 })).toEqual({ stock: 20, left: 5, is_of_product: true })
    expect(limitOf({ ...none, stock: 4, product_stock: 20, product_taken: 15 })).toEqual({ stock: 4, left: 1, is_of_product: false })
    expect(limitOf({ ...none, stock: 5, product_stock: 7, product_taken: 7 })).toEqual({ stock: 7, left: 0, is_of_product: true })
  })
  it('is never below nothing, once a stock was lowered', () => {
    expect(limitOf({ ...none, stock: 2 }).left).toBe(0)
  })
})

describe('orderTotals', () => {
  it('INV-40 rounds the tax once a rate over the place and its options', () => {
    const line = (amount_ht: number, vat_rate: number, quantity = 1) => ({ amount_ht, vat_rate, vat_reason: null, quantity })
    expect(orderTotals([line(333, 2000), line(333, 2000, 2)])).toMatchObject({ total_ht: 999, total_tax: 200, total_ttc: 1199 })
    expect(orderTotals([line(10_000, 2000), line(2_000, 1000)]).groups.map(({ tax }) => tax)).toEqual([2000, 200])
  })
})
