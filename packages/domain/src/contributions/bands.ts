import * as z from 'zod/mini'
import { maxAmount } from '../kernel/fields.ts'
import { mostCents } from '../kernel/money.ts'
import { wire } from '../kernel/wire.ts'

/** As many people as a band may ever name. */
export const mostPeople = 99_999
export const mostBands = 30
const people = wire.integer.check(z.minimum(1, 'min'), z.maximum(mostPeople, 'max'))

/** From how many people to how many, both included; open without an end. Its price takes the place of the unit price. */
export const Band = z.object({
  from: people,
  to: z.nullable(people),
  /** Basis points taken off the price. */
  discount: wire.rate.check(z.maximum(10_000, 'max')),
  price: z.nullable(wire.money.check(z.nonnegative(), maxAmount(mostCents))),
})
export type Band = z.output<typeof Band>
export const Bands = z.array(Band).check(z.maxLength(mostBands, 'tooMany'))

type Bounds = Pick<Band, 'from' | 'to'>
/** Why bands do not stand: two of them overlap, people are in none, or one ends before it begins. */
export type BandFault =
  | { fault: 'overlap'; first: Bounds; second: Bounds }
  | { fault: 'missing'; missing: Bounds }
  | { fault: 'backwards'; band: Bounds }
  | { fault: 'none' }

/** The first fault of bands, in the order of their beginnings; they cover everybody from 1 to the maximum, or all without one. */
export function bandFault(bands: readonly Bounds[], maximum: number | null): BandFault | undefined {
  if (bands.length === 0) return { fault: 'none' }
  const backwards = bands.find(({ from, to }) => to !== null && to < from)
  if (backwards) return { fault: 'backwards', band: backwards }
  const ordered = bands.toSorted((a, b) => a.from - b.from)
  let next = 1
  let former: Bounds | undefined
  for (const band of ordered) {
    if (former && (former.to === null || band.from <= former.to)) return { fault: 'overlap', first: former, second: band }
    if (band.from > next) return { fault: 'missing', missing: { from: next, to: band.from - 1 } }
    former = band
    next = (band.to ?? mostPeople) + 1
  }
  const last = former?.to ?? null
  if (last !== null && (maximum === null || last < maximum)) return { fault: 'missing', missing: { from: last + 1, to: null } }
  return undefined
}

/** The band so many people are in; undefined beyond the last one. */
export const bandOf = <B extends Bounds>(bands: readonly B[], count: number): B | undefined =>
  bands.find(({ from, to }) => count >= from && (to === null || count <= to))

/** `6–10`, `21 et plus`: the numbers of a band, in the words of whoever writes the sentence. */
export const boundsText = ({ from, to }: Bounds, andMore: string): string =>
  to === null ? `${from} ${andMore}` : from === to ? String(from) : `${from}–${to}`
