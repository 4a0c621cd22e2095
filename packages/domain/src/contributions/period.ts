import { addDays, monthsAfter } from '../kernel/dates.ts'
import type { ContributionPeriod } from './kinds.ts'
import type { Months } from './price-order.ts'

/** Days `YYYY-MM-DD`; a rolling period has none of its own. */
export type PeriodOf = { period: ContributionPeriod; starts_on: string | null; ends_on: string | null; is_prorated: boolean }
export type Days = { starts_on: string; ends_on: string }

/** From when to when a membership taken that day holds; null once the period is over. */
export function membershipDays({ period, starts_on, ends_on }: PeriodOf, today: string): Days | null {
  if (period === 'rolling' || starts_on === null || ends_on === null)
    return { starts_on: today, ends_on: addDays(monthsAfter(today, 12), -1) }
  if (today > ends_on) return null
  return { starts_on: today > starts_on ? today : starts_on, ends_on }
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** Months due of those of the period, that of the day included; null where all of it is due. */
export function monthsDue({ period, starts_on, ends_on, is_prorated }: PeriodOf, today: string): Months {
  if (!is_prorated || period === 'rolling' || starts_on === null || ends_on === null || today <= starts_on) return null
  const of = monthOf(ends_on) - monthOf(starts_on) + 1
  return { taken: Math.max(1, monthOf(ends_on) - monthOf(today > ends_on ? ends_on : today) + 1), of }
}

/** The same period a year later. */
export const nextYear = ({ starts_on, ends_on }: Days): Days => ({
  starts_on: monthsAfter(starts_on, 12),
  ends_on: addDays(monthsAfter(addDays(ends_on, 1), 12), -1),
})
