import { addDays, dayText, weekdayOf } from './zones.ts'

/** Easter Sunday of a Gregorian year (Meeus). */
function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const shifted = epact + weekday - 7 * late + 114
  return dayText(year, Math.floor(shifted / 31), (shifted % 31) + 1)
}

const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
const afterEaster = { monday: 1, ascension: 39, whitMonday: 50 }

/** The eleven public holidays of France for a year (C. trav. L3133-1), in order. */
export function frenchHolidays(year: number): string[] {
  const easter = easterOf(year)
  return [...fixed.map((date) => `${year}-${date}`), ...Object.values(afterEaster).map((days) => addDays(easter, days))].sort()
}

/** Neither a Saturday, a Sunday nor a public holiday. */
export const isWorkingDay = (day: string): boolean => weekdayOf(day) < 6 && !frenchHolidays(Number(day.slice(0, 4))).includes(day)

/**
 * Last day on which an individual may withdraw (FOR-11): 10 days, 14 when concluded remotely or off-premises, the day of signature not counted;
 * a period ending on a Saturday, a Sunday or a holiday runs to the next working day.
 */
export function withdrawalEnd(signedDay: string, { remote }: { remote: boolean }): string {
  let day = addDays(signedDay, remote ? 14 : 10)
  while (!isWorkingDay(day)) day = addDays(day, 1)
  return day
}

/** First day on which anything may be paid (FOR-11, FOR-12): the day after the withdrawal period. */
export const payableFrom = (signedDay: string, how: { remote: boolean }): string => addDays(withdrawalEnd(signedDay, how), 1)
