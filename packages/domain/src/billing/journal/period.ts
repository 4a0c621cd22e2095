import { addDays } from '../../kernel/dates.ts'

/** Days of issue, both included. */
export type Period = { from: string; to: string }

/** The last day of the month a day is in. */
const endOfMonth = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10)

/** The month a day is in. */
export const monthOf = (day: string): Period => ({ from: `${day.slice(0, 7)}-01`, to: endOfMonth(day) })

/** The quarter a day is in. */
export function quarterOf(day: string): Period & { rank: number } {
  const rank = Math.ceil(Number(day.slice(5, 7)) / 3)
  const year = day.slice(0, 4)
  return {
    rank,
    from: `${year}-${String(rank * 3 - 2).padStart(2, '0')}-01`,
    to: endOfMonth(`${year}-${String(rank * 3).padStart(2, '0')}-01`),
  }
}

/** The fiscal year a day is in, of an issuer whose years begin on `start` (`MM-DD`). */
export function fiscalYearOf(day: string, start: string): Period {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < start ? 1 : 0)
  return { from: `${year}-${start}`, to: addDays(`${year + 1}-${start}`, -1) }
}
