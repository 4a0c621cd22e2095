import { addDays, weekdayOf } from './dates.ts'

/** The Monday of the week of a day (`YYYY-MM-DD`). */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

/** The seven days of the week of a day, from Monday. */
export const weekOf = (day: string): string[] => Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index))

/** The number of the week of a day, as ISO 8601 counts them: the week of a Thursday is of the year of that Thursday. */
export function weekNumber(day: string): number {
  const thursday = addDays(mondayOf(day), 3)
  return 1 + Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / (7 * 86_400_000))
}

/** Weeks of a month (`2027-03`) from Monday, days before and after it included. */
export function weeksOfMonth(month: string): string[][] {
  const weeks = [weekOf(`${month}-01`)]
  for (let next = addDays(weeks[0]![0]!, 7); next.startsWith(month); next = addDays(next, 7)) weeks.push(weekOf(next))
  return weeks
}

/** The month some months after another, or before. */
export const monthBeside = (month: string, by: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by, 1)).toISOString().slice(0, 7)
