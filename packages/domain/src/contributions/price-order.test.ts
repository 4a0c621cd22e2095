import { describe, expect, it, test } from 'vitest'
import { refusalOfBands } from './band-fault.ts'
import { type Band, bandFault, bandOf, boundsText } from './bands.ts'
import { membershipDays, monthsDue, nextYear } from './period.ts'
import { bandPresets } from './presets.ts'
import { isFree, type OrderToPrice, priceOrder, sharedPrice, type Tariff, withOneMore } from './price-order.ts'
import { nameOfNextYear, raisedBy } from './renewal.ts'

const { lawFirms, club } = bandPresets
const tariff: Tariff = {
  unit_price: 10_000,
  vat_rate: 0,
  vat_reason: 'association_261_7',
  mode: 'reached',
  maximum: lawFirms.maximum,
  bands: lawFirms.bands,
}
const order = (added: number, more: Partial<OrderToPrice> & { charged?: Partial<Tariff> } = {}): OrderToPrice => {
  const { charged, ...rest } = more
  return { tariff: { ...tariff, ...charged }, basis: 'members', held: 0, added, headcount: null, months: null, ...rest }
}
const net = (...of: Parameters<typeof order>): number => priceOrder(order(...of)).totals.total_ht

describe('pricing an order (INV-40, INV-43)', () => {
  it.each([
    [5, 40_000],
    [6, 45_000],
    [12, 84_000],
    [21, 136_500],
  ])('%i members of a law firm at 100 € come to %i cents', (added, cents) => expect(net(added)).toBe(cents))

  it('finds the band by the members held and those of the order, and takes it off the order alone', () => {
    const price = priceOrder(order(2, { held: 5 }))
    expect(price.counted).toBe(7)
    expect(price.reached).toMatchObject({ from: 6, discount: 2500 })
    expect(price.totals.total_ht).toBe(15_000)
  })

  it('band by band, each person has the band of their place', () => {
    const price = priceOrder(order(7, { charged: { mode: 'graduated' } }))
    expect(price.lines.map(({ quantity, discount }) => [quantity, discount])).toEqual([
      [50_000, 2000],
      [20_000, 2500],
    ])
    expect(price.totals.total_ht).toBe(40_000 + 15_000)
    expect(net(2, { held: 5, charged: { mode: 'graduated' } })).toBe(15_000)
  })

  it('rounds VAT once, on the total of its rate', () => {
    const seven: Partial<Tariff> = {
      unit_price: 133,
      vat_rate: 550,
      vat_reason: null,
      bands: [{ from: 1, to: null, discount: 0, price: null }],
    }
    expect(priceOrder(order(7, { charged: seven })).totals).toMatchObject({ total_ht: 931, total_tax: 51, total_ttc: 982 })
  })

  it('takes the discount after quantity × price: what each person rounds to is not multiplied', () => {
    expect(net(12, { charged: { unit_price: 3333 } })).toBe(39_996 - 11_999)
  })

  it('bears its reason at no rate (INV-31)', () =>
    expect(priceOrder(order(5)).totals.groups).toMatchObject([{ vat_rate: 0, tax: 0, reasons: ['association_261_7'] }]))

  it('the price of a band takes the place of the unit price', () => {
    const bands: Band[] = [
      { from: 1, to: 9, discount: 0, price: null },
      { from: 10, to: null, discount: 1000, price: 8000 },
    ]
    expect([net(9, { charged: { bands } }), net(10, { charged: { bands } })]).toEqual([90_000, 72_000])
  })

  it('counts the headcount instead of members where it decides', () => {
    const price = priceOrder(order(1, { basis: 'headcount', headcount: 15 }))
    expect([price.counted, price.totals.total_ht]).toEqual([15, 7000])
    expect(priceOrder(order(1, { basis: 'headcount', headcount: 0 })).totals.total_ht).toBe(8000)
    expect(priceOrder(order(1, { basis: 'headcount' })).lines).toEqual([])
  })

  it('stops at the maximum', () => {
    expect(priceOrder(order(1, { held: 999 })).isBeyond).toBe(false)
    expect(priceOrder(order(2, { held: 999 })).isBeyond).toBe(true)
    expect(priceOrder(order(0)).isBeyond).toBe(false)
  })

  it('shares a price by month to the micro-euro', () => {
    expect(sharedPrice(10_000, { taken: 7, of: 12 })).toBe(58_333_333)
    expect(net(12, { months: { taken: 7, of: 12 } })).toBe(49_000)
  })

  it('asks for nothing where neither the price nor a band has an amount', () => {
    expect(isFree({ unit_price: null, bands: club.bands })).toBe(true)
    expect(isFree({ unit_price: null, bands: [{ from: 1, to: null, discount: 0, price: 100 }] })).toBe(false)
    expect(priceOrder(order(12, { charged: { unit_price: null, bands: club.bands, maximum: club.maximum } })).totals.total_ttc).toBe(0)
  })

  it('says what one more person changes, and nothing while it changes nothing', () => {
    expect(withOneMore(order(5))).toMatchObject({ before: { discount: 2000 }, after: { discount: 2500 } })
    expect(withOneMore(order(4))).toBeNull()
    expect(withOneMore(order(0, { held: 5 }))).toMatchObject({ after: { discount: 2500 } })
  })
})

const bounds = (...pairs: [number, number | null][]) => pairs.map(([from, to]) => ({ from, to }))
const said = (pairs: [number, number | null][], maximum: number | null = null): string | undefined => {
  const fault = bandFault(bounds(...pairs), maximum)
  if (!fault) return undefined
  const { error, values } = refusalOfBands(fault, 'et plus')
  return error.fr.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}

describe('bands', () => {
  test.each<[string | undefined, [number, number | null][], number | null]>([
    [
      undefined,
      [
        [1, 5],
        [6, 10],
        [11, null],
      ],
      1000,
    ],
    [undefined, [[1, 10]], 10],
    [
      'Les tranches 6–10 et 9–20 se recouvrent.',
      [
        [1, 5],
        [6, 10],
        [9, 20],
      ],
      null,
    ],
    [
      'Les tranches 6 et plus et 9–20 se recouvrent.',
      [
        [1, 5],
        [6, null],
        [9, 20],
      ],
      null,
    ],
    [
      'Il manque la tranche 21 et plus.',
      [
        [1, 10],
        [11, 20],
      ],
      1000,
    ],
    ['Il manque la tranche 21 et plus.', [[1, 20]], null],
    [
      'Il manque la tranche 6–8.',
      [
        [1, 5],
        [9, null],
      ],
      null,
    ],
    ['Il manque la tranche 1–2.', [[3, null]], null],
    [
      'La tranche 6–4 finit avant de commencer.',
      [
        [1, 5],
        [6, 4],
      ],
      null,
    ],
    ['Ajoutez au moins une tranche.', [], null],
  ])('%s', (sentence, pairs, maximum) => expect(said(pairs, maximum)).toBe(sentence))

  it('both presets stand', () => {
    for (const { bands, maximum } of [lawFirms, club]) expect(bandFault(bands, maximum)).toBeUndefined()
    expect(bandOf(lawFirms.bands, 20)).toMatchObject({ discount: 3000 })
    expect(boundsText({ from: 21, to: null }, 'et plus')).toBe('21 et plus')
    expect(boundsText({ from: 3, to: 3 }, 'et plus')).toBe('3')
  })
})

describe('periods', () => {
  const year = { period: 'fixed' as const, starts_on: '2027-01-01', ends_on: '2027-12-31', is_prorated: true }
  const rolling = { period: 'rolling' as const, starts_on: null, ends_on: null, is_prorated: false }

  it('a membership begins with its period, or the day it is taken; a rolling one holds a year', () => {
    expect(membershipDays(year, '2026-11-30')).toEqual({ starts_on: '2027-01-01', ends_on: '2027-12-31' })
    expect(membershipDays(year, '2027-06-15')).toEqual({ starts_on: '2027-06-15', ends_on: '2027-12-31' })
    expect(membershipDays(year, '2028-01-01')).toBeNull()
    expect(membershipDays(rolling, '2027-03-01')).toEqual({ starts_on: '2027-03-01', ends_on: '2028-02-29' })
  })

  it('a month begun is due, and the whole period before it begins', () => {
    expect(monthsDue(year, '2026-11-30')).toBeNull()
    expect(monthsDue(year, '2027-06-15')).toEqual({ taken: 7, of: 12 })
    expect(monthsDue(year, '2027-12-31')).toEqual({ taken: 1, of: 12 })
    expect(monthsDue({ ...year, is_prorated: false }, '2027-06-15')).toBeNull()
    expect(monthsDue(rolling, '2027-06-15')).toBeNull()
  })

  it('next year’s has the same days, the end of a month staying one, its name and prices following', () => {
    expect(nextYear({ starts_on: '2026-01-01', ends_on: '2026-12-31' })).toEqual({ starts_on: '2027-01-01', ends_on: '2027-12-31' })
    expect(nextYear({ starts_on: '2026-03-01', ends_on: '2027-02-28' })).toEqual({ starts_on: '2027-03-01', ends_on: '2028-02-29' })
    expect([nameOfNextYear('Cotisation 2026'), nameOfNextYear('Barreau 2025-2026'), nameOfNextYear('Adhésion')]).toEqual([
      'Cotisation 2027',
      'Barreau 2026-2027',
      'Adhésion',
    ])
    expect([raisedBy(10_000, 250), raisedBy(999, -10_000)]).toEqual([10_250, 0])
  })
})
