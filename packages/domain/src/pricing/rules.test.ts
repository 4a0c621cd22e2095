import { describe, expect, it } from 'vitest'
import { depositTooHigh, type PriceFacts, priceOf, priceTotals } from './rules.ts'

const price = (given: Partial<PriceFacts>): PriceFacts => ({
  id: 1,
  name: 'Tarif',
  amount_ht: 100_000,
  vat_rate: 2000,
  vat_reason: null,
  profile_code: null,
  members_only: false,
  ...given,
})
const person = { profile_code: 'USR', is_adherent: false } as const
const member = { profile_code: 'USR', is_adherent: true } as const

describe('priceOf', () => {
  const publicPrice = price({ id: 1 })
  const memberPrice = price({ id: 2, amount_ht: 80_000, members_only: true })
  const referentPrice = price({ id: 3, amount_ht: 50_000, profile_code: 'REF' })
  const all = [publicPrice, memberPrice, referentPrice]

  it('keeps member prices for members', () => {
    expect(priceOf(all, person)?.id).toBe(1)
    expect(priceOf(all, member)?.id).toBe(2)
  })
  it('keeps a profile’s price for that profile, and shows a visitor what anyone pays', () => {
    expect(priceOf(all, { profile_code: 'REF', is_adherent: false })?.id).toBe(3)
    expect(priceOf(all, null)?.id).toBe(1)
  })
  it('proposes the lowest with tax when several apply', () => {
    const exempt = price({ id: 4, amount_ht: 110_000, vat_rate: 0, vat_reason: 'training_exempt' })
    expect(priceOf([publicPrice, exempt], person)?.id).toBe(4)
  })
  it('finds none when none applies', () => {
    expect(priceOf([memberPrice], person)).toBeUndefined()
    expect(priceOf([], member)).toBeUndefined()
  })
})

describe('priceTotals', () => {
  it('INV-40 rounds the tax once, half away from zero', () => {
    expect(priceTotals(price({ amount_ht: 833, vat_rate: 2000 }))).toEqual({ amount_ht: 833, tax_amount: 167, amount_ttc: 1000 })
    expect(priceTotals(price({ amount_ht: 10, vat_rate: 550 }))).toEqual({ amount_ht: 10, tax_amount: 1, amount_ttc: 11 })
  })
  it('INV-31 bears no tax when a reason is given', () => {
    expect(priceTotals(price({ vat_rate: 0, vat_reason: 'training_exempt' }))).toEqual({
      amount_ht: 100_000,
      tax_amount: 0,
      amount_ttc: 100_000,
    })
  })
})

describe('FOR-12 deposit of a person paying their own training', () => {
  const training = { is_training: true, soldToCompaniesOnly: false }
  it('is 30 % at most', () => {
    expect(depositTooHigh({ ...training, downpayment_rate: 50 })).toBe(true)
    expect(depositTooHigh({ ...training, downpayment_rate: 31 })).toBe(true)
    expect(depositTooHigh({ ...training, downpayment_rate: 30 })).toBe(false)
  })
  it('does not bind what companies alone buy, nor what is no training', () => {
    expect(depositTooHigh({ ...training, soldToCompaniesOnly: true, downpayment_rate: 50 })).toBe(false)
    expect(depositTooHigh({ ...training, is_training: false, downpayment_rate: 100 })).toBe(false)
  })
})
