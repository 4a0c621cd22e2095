import { addDays, weekdayOf } from '../../kernel/dates.ts'

export const frequencies = ['daily', 'weekly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

/** The rules of RFC 5545 an event is repeated by. Weekdays are 1 (Monday) to 7. */
export type Recurrence = {
  frequency: Frequency
  interval: number
  /** Days of a weekly rule; the day a monthly one falls on with `nth`. */
  weekdays: readonly number[]
  /** The date of a monthly rule, -1 for the last day of the month. */
  month_day: number | null
  /** Which of its weekdays a monthly rule takes, -1 for the last. */
  nth: number | null
} & ({ count: number; until: null } | { count: null; until: string })

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
export const mostDates = 200
export const mostInterval = 52

/** The text of a rule (RFC 5545, without its DTSTART, which is the day of the first event). */
export function writeRule({ frequency, interval, weekdays, month_day, nth, count, until }: Recurrence): string {
  const days = weekdays.toSorted((a, b) => a - b).map((day) => codes[day - 1])
  return [
    `FREQ=${frequency.toUpperCase()}`,
    interval > 1 && `INTERVAL=${interval}`,
    frequency === 'weekly' && `BYDAY=${days.join(',')}`,
    frequency === 'monthly' && (nth === null ? `BYMONTHDAY=${month_day}` : `BYDAY=${nth}${days[0]}`),
    count === null ? `UNTIL=${until.replaceAll('-', '')}` : `COUNT=${count}`,
  ]
    .filter(Boolean)
    .join(';')
}

const shapes: Readonly<Record<Frequency, RegExp>> = {
  daily: /^$/,
  weekly: /^BYDAY=((?:MO|TU|WE|TH|FR|SA|SU)(?:,(?:MO|TU|WE|TH|FR|SA|SU)){0,6})$/,
  monthly: /^(?:BYMONTHDAY=(-1|[1-9]|[12]\d|3[01])|BYDAY=(-1|[1-4])(MO|TU|WE|TH|FR|SA|SU))$/,
}

const isDay = (day: string): boolean => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

function readEnd(part: string): { count: number; until: null } | { count: null; until: string } | undefined {
  const [, count] = /^COUNT=(\d{1,3})$/.exec(part) ?? []
  if (count) return Number(count) >= 1 && Number(count) <= mostDates ? { count: Number(count), until: null } : undefined
  const [, year, month, date] = /^UNTIL=(\d{4})(\d{2})(\d{2})$/.exec(part) ?? []
  const until = `${year}-${month}-${date}`
  return year && isDay(until) ? { count: null, until } : undefined
}

/** Reads the text of a rule; undefined for one the product does not offer, or without an end. */
export function readRule(text: string): Recurrence | undefined {
  const [, name, interval = '1', by = '', end = ''] =
    /^FREQ=(DAILY|WEEKLY|MONTHLY)(?:;INTERVAL=([1-9]\d?))?(?:;(BY[A-Z]+=[^;]+))?;((?:COUNT|UNTIL)=\d+)$/.exec(text) ?? []
  const frequency = frequencies.find((known) => known.toUpperCase() === name)
  const bounds = readEnd(end)
  if (!frequency || !bounds || Number(interval) > mostInterval) return undefined
  const shape = shapes[frequency].exec(by)
  if (!shape) return undefined
  const days = frequency === 'weekly' ? (shape[1] ?? '').split(',') : frequency === 'monthly' && shape[3] ? [shape[3]] : []
  return {
    frequency,
    interval: Number(interval),
    weekdays: [...new Set(days)].map((day) => codes.indexOf(day) + 1),
    month_day: frequency === 'monthly' && shape[1] ? Number(shape[1]) : null,
    nth: frequency === 'monthly' && shape[2] ? Number(shape[2]) : null,
    ...bounds,
  }
}

/** The monthly rules that fall on a day: on its date or the last of the month, on its weekday, the first to fourth or the last. */
export function monthlyChoices(day: string): Pick<Recurrence, 'weekdays' | 'month_day' | 'nth'>[] {
  const date = Number(day.slice(8))
  const nth = Math.ceil(date / 7)
  const endsWith = (days: number): boolean => addDays(day, days).slice(5, 7) !== day.slice(5, 7)
  const weekdays = [weekdayOf(day)]
  return [
    { weekdays: [], month_day: date, nth: null },
    ...(endsWith(1) ? [{ weekdays: [], month_day: -1, nth: null }] : []),
    ...(nth <= 4 ? [{ weekdays, month_day: null, nth }] : []),
    ...(endsWith(7) ? [{ weekdays, month_day: null, nth: -1 }] : []),
  ]
}
