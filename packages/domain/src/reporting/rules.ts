import { instantInZone, zonedParts } from '../kernel/dates.ts'

/** `all`, or a month `YYYY-MM` of the tenant's calendar. */
export type Period = string
export const isPeriod = (text: string): boolean => text === 'all' || /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text)

const monthText = (year: number, month: number): string => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`

/** The month `count` months later (earlier when negative). */
export function addMonths(month: string, count: number): string {
  const total = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return monthText(Math.floor(total / 12), (total % 12) + 1)
}

/** The twelve last months, the current one first, on the zone's clock. */
export function lastMonths(now: Date, zone: string, count = 12): string[] {
  const { year, month } = zonedParts(now, zone)
  return Array.from({ length: count }, (_, back) => addMonths(monthText(year, month), -back))
}

/** First instant of a period and first instant after it, on the zone's clock; null when it has none. */
export type Bounds = { from: Date | null; to: Date | null }
export function boundsOf(period: Period, zone: string): Bounds {
  if (period === 'all') return { from: null, to: null }
  const startOf = (month: string): Date => instantInZone(`${month}-01`, '00:00', zone)
  return { from: startOf(period), to: startOf(addMonths(period, 1)) }
}

/** The period before, for the trend; none for `all`. */
export const previousPeriod = (period: Period): Period | null => (period === 'all' ? null : addMonths(period, -1))
