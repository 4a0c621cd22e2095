import { roundHalfAwayFromZero, unitPriceOf } from '../kernel/decimals.ts'
import { type AmountLine, type Totals, totalsOf } from '../kernel/totals.ts'
import type { VatReason } from '../kernel/vat.ts'
import { type Band, bandOf } from './bands.ts'
import type { BandMode, ContributionBasis } from './kinds.ts'

/** What a version of a contribution charges. `unit_price` in cents without tax: null asks for no amount. */
export type Tariff = {
  unit_price: number | null
  vat_rate: number
  vat_reason: VatReason | null
  mode: BandMode
  maximum: number | null
  bands: readonly Band[]
}
/** Nothing is billed: it is taken, and validated by hand. */
export const isFree = ({ unit_price, bands }: Pick<Tariff, 'unit_price' | 'bands'>): boolean =>
  unit_price === null && bands.every(({ price }) => price === null)
/** As many people as its bands go to; null without an end. */
export const mostOf = ({ maximum, bands }: Pick<Tariff, 'maximum' | 'bands'>): number | null => maximum ?? bands.at(-1)?.to ?? null
/** Months left of those of the period; null where it is not shared by month. */
export type Months = { taken: number; of: number } | null
export type OrderToPrice = {
  tariff: Tariff
  basis: ContributionBasis
  /** Members already of the same company and period. */
  held: number
  /** Those of the order. */
  added: number
  /** Employees and self-employed people declared; null while they are not. */
  headcount: number | null
  months: Months
}

export type PricedLine = AmountLine & { band: Band }
export type OrderPrice = {
  /** What the band was found by. */
  counted: number
  /** The band reached; null without one: nobody counted, or more than the bands hold. */
  reached: Band | null
  lines: PricedLine[]
  totals: Totals
  /** Cents before any discount, and what the bands take off them. */
  gross: number
  discount: number
  isBeyond: boolean
}

/** A month begun is a month due. */
export const sharedPrice = (cents: number, months: Months): number =>
  months === null ? unitPriceOf(cents) : roundHalfAwayFromZero(BigInt(unitPriceOf(cents)) * BigInt(months.taken), months.of)

const isBeyond = ({ bands, maximum }: Tariff, count: number): boolean =>
  count > 0 && ((maximum !== null && count > maximum) || bandOf(bands, count) === undefined)

/** The band of each person of the order, in turn; a headcount has one for all. */
function bandsOf({ tariff: { bands, mode }, basis, held, added }: OrderToPrice, counted: number): (Band | undefined)[] {
  const places = Array.from({ length: added }, (_, at) => held + at + 1)
  if (mode === 'graduated' && basis === 'members') return places.map((place) => bandOf(bands, place))
  const reached = bandOf(bands, counted)
  return places.map(() => reached)
}

/**
 * The price of an order, of everything that shows or bills one (INV-40, INV-43): the band is found by the members held and those of the order,
 * or by the headcount, and its discount is that of those of the order alone. One line a band; VAT once per rate.
 */
export function priceOrder(order: OrderToPrice): OrderPrice {
  const { tariff, basis, held, added, headcount, months } = order
  const counted = basis === 'members' ? held + added : headcount === null ? 0 : Math.max(1, headcount)
  const grouped = Map.groupBy(
    bandsOf(order, counted).filter((band) => band !== undefined),
    (band) => band,
  )
  const { unit_price, vat_rate, vat_reason } = tariff
  const lines = [...grouped].map(
    ([band, people]): PricedLine => ({
      band,
      quantity: people.length * 10_000,
      unit_price: sharedPrice(band.price ?? unit_price ?? 0, months),
      discount: band.discount,
      discount_type: 'percent',
      vat_rate: vat_reason === null ? vat_rate : 0,
      vat_reason,
    }),
  )
  const totals = totalsOf(lines)
  const gross = totals.lines.reduce((sum, line) => sum + line.gross, 0)
  return {
    counted,
    reached: bandOf(tariff.bands, counted) ?? null,
    lines,
    totals,
    gross,
    discount: gross - totals.sum_lines,
    isBeyond: isBeyond(tariff, counted),
  }
}

/** What one more person changes of the band: the one reached without them, and the one they reach; null when it stays the same. */
export function withOneMore(order: OrderToPrice): { before: Band; after: Band } | null {
  const [before, after] = [order.added, order.added + 1].map((added) => priceOrder({ ...order, added }).reached)
  const isOther = before && after && before !== after && (before.discount !== after.discount || before.price !== after.price)
  return isOther ? { before, after } : null
}
