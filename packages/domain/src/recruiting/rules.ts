import { addDays, dayInZone, instantInZone } from '../kernel/dates.ts'
import type { Totals } from '../kernel/totals.ts'
import type { VatReason } from '../kernel/vat.ts'
import { orderTotals } from '../products/rules.ts'

/** Days after which an application without an answer is counted as silent, and within which an offer is said to end. */
export const silentDays = 10
export const endingDays = 7
/** Days whose applications are counted beside an offer. */
export const recentDays = 30
/** Years an application stays after the last contact (PRV-22). */
export const applicationYears = 2
/** Notes go from 1 to this. */
export const bestScore = 5

type Span = { starts_at: Date; ends_at: Date }

const latest = (one: Date, other: Date): Date => (one > other ? one : other)

/** The first instant from which nothing stands for so long, after `from`. */
export function firstFree(standing: readonly Span[], from: Date, ms: number): Date {
  let start = from
  for (const { starts_at, ends_at } of standing.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime()))
    if (ends_at > start && starts_at.getTime() < start.getTime() + ms) start = ends_at
  return start
}

/** The first day an offer may be shown first: today, or the day what stands ends. */
export const freeDay = (standing: readonly Span[], { now, zone }: { now: Date; zone: string }): string =>
  dayInZone(
    standing.reduce((free, { ends_at }) => latest(free, ends_at), now),
    zone,
  )

type Ordered = { starts_on: string; days: number }

/**
 * The dates of a boost that begins on a day of the tenant: at once when it is today, right behind what ends on that day, at midnight otherwise.
 * It lasts its days to the minute.
 */
export function spanOf({ starts_on, days }: Ordered, standing: readonly Span[], { now, zone }: { now: Date; zone: string }): Span {
  const onThatDay = standing.filter(({ ends_at }) => dayInZone(ends_at, zone) === starts_on)
  const starts_at = onThatDay.reduce((start, { ends_at }) => latest(start, ends_at), latest(now, instantInZone(starts_on, '00:00', zone)))
  const endDay = addDays(dayInZone(starts_at, zone), days)
  const hour = starts_at.getTime() - instantInZone(dayInZone(starts_at, zone), '00:00', zone).getTime()
  return { starts_at, ends_at: new Date(instantInZone(endDay, '00:00', zone).getTime() + hour) }
}

/** What stands across those dates. */
export const overlapping = <Standing extends Span>(standing: readonly Standing[], { starts_at, ends_at }: Span): Standing | undefined =>
  standing.find((one) => one.starts_at < ends_at && starts_at < one.ends_at)

type Sold = { amount_ht: number; vat_rate: number; vat_reason: VatReason | null }

/** What a basket of boosts comes to: the tax is rounded once a rate (INV-40). Cents. */
export const basketTotals = (chosen: readonly Sold[]): Totals => orderTotals(chosen.map((one) => ({ ...one, quantity: 1 })))
