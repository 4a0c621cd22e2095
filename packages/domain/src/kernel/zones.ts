/** Wall clocks and instants, through Intl alone. An instant is a Date, a day is `YYYY-MM-DD`, a time is `HH:MM`. */

export const defaultZone = 'Europe/Paris'

export type ZonedParts = {
  year: number
  month: number
  date: number
  hour: number
  minute: number
  second: number
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM` */
  time: string
}

const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    clocks.set(zone, clock)
  }
  return clock
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** The `YYYY-MM-DD` text of a calendar date. */
export const dayText = (year: number, month: number, date: number): string => `${pad(year, 4)}-${pad(month)}-${pad(date)}`

/** What the clock on the wall of the zone shows at an instant. @throws RangeError on an unknown zone or an invalid date. */
export function zonedParts(instant: Date, zone: string): ZonedParts {
  const read: Record<string, number> = {}
  for (const { type, value } of clockOf(zone).formatToParts(instant)) read[type] = Number(value)
  const { year = 0, month = 0, day: date = 0, hour = 0, minute = 0, second = 0 } = read
  const weekday = ((new Date(Date.UTC(year, month - 1, date)).getUTCDay() + 6) % 7) + 1
  return { year, month, date, hour, minute, second, weekday, day: dayText(year, month, date), time: `${pad(hour)}:${pad(minute)}` }
}

/** The calendar day of an instant in the zone, `YYYY-MM-DD`. */
export const dayInZone = (instant: Date, zone: string): string => zonedParts(instant, zone).day

/** The time of an instant in the zone, `HH:MM`. */
export const timeInZone = (instant: Date, zone: string): string => zonedParts(instant, zone).time

const wallAt = (instant: number, zone: string): number => {
  const { year, month, date, hour, minute, second } = zonedParts(new Date(instant), zone)
  return Date.UTC(year, month - 1, date, hour, minute, second)
}
const aDay = 86_400_000

/** UTC milliseconds of a day and time read as if in UTC; NaN when either does not exist. */
function wallClock(day: string, time: string): number {
  const value = Date.parse(`${day}T${time}:00Z`)
  const shown = Number.isNaN(value) ? '' : new Date(value).toISOString()
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{2}:\d{2}$/.test(time) && shown.startsWith(`${day}T${time}`) ? value : Number.NaN
}

/** Instants whose wall clock shows the given one, earliest first: none in a spring gap, two in an autumn overlap. */
function instantsShowing(wall: number, zone: string): { found: number[]; forward: number } {
  const before = wallAt(wall - aDay, zone) - (wall - aDay)
  const after = wallAt(wall + aDay, zone) - (wall + aDay)
  const candidates = [...new Set([wall - before, wall - after])].sort((a, b) => a - b)
  return { found: candidates.filter((instant) => wallAt(instant, zone) === wall), forward: wall - before }
}

/**
 * The instant at which the zone's clock shows a day and a time. A time shown twice (autumn) is its first occurrence;
 * a time never shown (spring gap) moves forward by the length of the gap, as calendars do: 02:30 becomes 03:30.
 * @throws RangeError when the day or the time does not exist in the calendar.
 */
export function instantInZone(day: string, time: string, zone: string): Date {
  const wall = wallClock(day, time)
  if (Number.isNaN(wall)) throw new RangeError(`no such moment: ${day} ${time}`)
  const { found, forward } = instantsShowing(wall, zone)
  return new Date(found[0] ?? forward)
}

/**
 * Reads `DD/MM/YYYY HH:MM` (imports) on the zone's clock. Strict: undefined for any other shape, a day or time that does not
 * exist, a year outside 1000–9999, or a time skipped by the spring change — a typed time nobody's clock showed is an error, not a guess.
 */
export function parseFrenchDateTime(text: string, zone: string): Date | undefined {
  const [, date, month, year, time] = /^(\d{2})\/(\d{2})\/([1-9]\d{3}) (\d{2}:\d{2})$/.exec(text) ?? []
  if (!time) return undefined
  const wall = wallClock(`${year}-${month}-${date}`, time)
  if (Number.isNaN(wall)) return undefined
  const [first] = instantsShowing(wall, zone).found
  return first === undefined ? undefined : new Date(first)
}

/** Half-day of a slot by its start: before 13:00 on the zone's clock is the morning (FOR-32). */
export const halfDayOf = (instant: Date, zone: string): 'morning' | 'afternoon' =>
  zonedParts(instant, zone).hour < 13 ? 'morning' : 'afternoon'

/** The day `count` days later (earlier when negative). */
export function addDays(day: string, count: number): string {
  const value = new Date(`${day}T00:00:00Z`)
  value.setUTCDate(value.getUTCDate() + count)
  return value.toISOString().slice(0, 10)
}

/** The same day `count` months later (earlier when negative), or the last of a shorter month. */
export function monthsAfter(day: string, count: number): string {
  const value = new Date(`${day}T00:00:00Z`)
  const date = value.getUTCDate()
  value.setUTCMonth(value.getUTCMonth() + count, 1)
  const last = new Date(Date.UTC(value.getUTCFullYear(), value.getUTCMonth() + 1, 0)).getUTCDate()
  value.setUTCDate(Math.min(date, last))
  return value.toISOString().slice(0, 10)
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
