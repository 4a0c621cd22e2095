import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { PriceBody } from './contract.ts'
import { depositTooHigh, type PriceFacts, priceMisfit, priceOf, priceTotals, samePrices } from './rules.ts'

const price = (overrides: Partial<PriceFacts>): PriceFacts => ({
  id: 1,
  name: 'Tarif',
  amount_ht: 100_000,
  vat_rate: 2000,
  vat_reason: null,
  profile_code: null,
  members_only: false,
  starts_on: null,
  ends_on: null,
  region_id: null,
  activity_id: null,
  employees_from: null,
  employees_to: null,
  max_sold: null,
  sold: 0,
  ...overrides,
})
const person = { profile_code: 'USR', is_adherent: false, region_id: null, employees_number: null } as const
const member = { ...person, is_adherent: true } as const
const day = '2027-03-10'

describe('priceOf', () => {
  const publicPrice = price({ id: 1 })
  const memberPrice = price({ id: 2, amount_ht: 80_000, members_only: true })
  const referentPrice = price({ id: 3, amount_ht: 50_000, profile_code: 'REF' })
  const all = [publicPrice, memberPrice, referentPrice]

  it('keeps member prices for members', () => {
    expect(priceOf(all, person, day)?.id).toBe(1)
    expect(priceOf(all, member, day)?.id).toBe(2)
  })
  it('keeps a profile’s price for that profile, and shows a visitor what anyone pays', () => {
    expect(priceOf(all, { ...person, profile_code: 'REF' }, day)?.id).toBe(3)
    expect(priceOf(all, null, day)?.id).toBe(1)
  })
  it('proposes the lowest with tax when several apply', () => {
    const exempt = price({ id: 4, amount_ht: 110_000, vat_rate: 0, vat_reason: 'training_exempt' })
    expect(priceOf([publicPrice, exempt], person, day)?.id).toBe(4)
  })
  it('finds none when none applies', () => {
    expect(priceOf([memberPrice], person, day)).toBeUndefined()
    expect(priceOf([], member, day)).toBeUndefined()
  })
})

describe('conditions of a price', () => {
  const misfit = (overrides: Partial<PriceFacts>, who: Parameters<typeof priceMisfit>[1] = person) =>
    priceMisfit(price(overrides), who, day)

  it('is on sale from its first day to its last, both included', () => {
    expect(misfit({ starts_on: day, ends_on: day })).toBeNull()
    expect(misfit({ starts_on: '2027-03-11' })).toBe('notYet')
    expect(misfit({ ends_on: '2027-03-09' })).toBe('over')
  })
  it('ends with its last place', () => {
    expect(misfit({ max_sold: 2, sold: 1 })).toBeNull()
    expect(misfit({ max_sold: 2, sold: 2 })).toBe('soldOut')
  })
  it('keeps to a region and to sizes, which a visitor and an unknown size never have', () => {
    expect(misfit({ region_id: 7 }, { ...person, region_id: 7 })).toBeNull()
    expect(misfit({ region_id: 7 })).toBe('region')
    expect(misfit({ region_id: 7 }, null)).toBe('region')
    const small = { employees_from: 1, employees_to: 10 }
    for (const employees_number of [1, 10]) expect(misfit(small, { ...person, employees_number })).toBeNull()
    for (const employees_number of [0, 11, null]) expect(misfit(small, { ...person, employees_number })).toBe('size')
    expect(misfit({ employees_from: 50 }, { ...person, employees_number: 50 })).toBeNull()
  })
  it('is for who attends its activity, and shown to who may still choose', () => {
    const bound = price({ id: 7, amount_ht: 50_000, activity_id: 3 })
    expect(priceMisfit(bound, person, day)).toBe('activity')
    expect(priceMisfit(bound, person, day, [2])).toBe('activity')
    expect(priceMisfit(bound, person, day, [2, 3])).toBeNull()
    expect(priceOf([bound, price({ id: 8 })], person, day)?.id).toBe(8)
    expect(priceOf([bound, price({ id: 8 })], null, day, 'any')?.id).toBe(7)
  })
  it('leaves the next price to who comes after the last place', () => {
    const early = price({ id: 5, amount_ht: 60_000, max_sold: 1 })
    expect(priceOf([early, price({ id: 6 })], person, day)?.id).toBe(5)
    expect(priceOf([{ ...early, sold: 1 }, price({ id: 6 })], person, day)?.id).toBe(6)
  })
  it('refuses bounds that contradict each other beside the second', () => {
    const issueOf = (fields: object) =>
      z
        .safeDecode(PriceBody, { name: 'Tarif', amount_ht: '10.00', vat_rate: '20', ...fields } as never)
        .error?.issues.map(({ path }) => path)
    expect(issueOf({})).toBeUndefined()
    expect(issueOf({ starts_on: '2027-05-02', ends_on: '2027-05-01' })).toEqual([['ends_on']])
    expect(issueOf({ employees_from: 10, employees_to: 9 })).toEqual([['employees_to']])
  })
  it('tells two prices for the very same people, not two that differ', () => {
    const [one, other] = [price({ id: 1 }), price({ id: 2, amount_ht: 90_000 })]
    expect(samePrices([one, other])).toEqual([one, other])
    expect(samePrices([one, { ...other, members_only: true }])).toBeUndefined()
    expect(samePrices([one, { ...other, max_sold: 5 }])).toBeUndefined()
    expect(samePrices([one, { ...other, activity_id: 3 }])).toBeUndefined()
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
