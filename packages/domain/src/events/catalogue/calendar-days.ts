import { addDays, dayInZone } from '../../kernel/dates.ts'
import type { EventCard } from '../event-card.ts'

type Spanning = Pick<EventCard, 'start_date' | 'end_date' | 'time_zone'>
export type Dated = Spanning & Pick<EventCard, 'days'>

/** Days that follow each other, first and last included. */
export type Run = { first: string; last: string }

/** The first and last days of an event in its own zone; one that ends at midnight does not last into that day. */
export function daysOfEvent({ start_date, end_date, time_zone }: Spanning): Run | undefined {
  if (start_date === null) return undefined
  const end = Math.max(start_date.getTime(), (end_date ?? start_date).getTime() - 1)
  return { first: dayInZone(start_date, time_zone), last: dayInZone(new Date(end), time_zone) }
}

export const lastsSeveralDays = (event: Spanning): boolean => {
  const days = daysOfEvent(event)
  return days !== undefined && days.first < days.last
}

/** The days an event is on, as runs: one, unless it leaves days out. */
export function runsOf(event: Dated): Run[] {
  const whole = daysOfEvent(event)
  if (event.days.length === 0) return whole ? [whole] : []
  const runs: Run[] = []
  for (const day of event.days) {
    const before = runs.at(-1)
    if (before && addDays(before.last, 1) === day) before.last = day
    else runs.push({ first: day, last: day })
  }
  return runs
}

/** An event on some of its days. */
export type EventRun<E> = Run & { event: E }
const runsIn = <E extends Dated>(events: readonly E[]): EventRun<E>[] =>
  events.flatMap((event) => runsOf(event).map((run) => ({ ...run, event })))

/** A run among days that follow each other: the index of the first it is on, how many it is on, and whether it goes on beside them. */
export type Bar<E> = { run: EventRun<E>; at: number; length: number; isBegun: boolean; goesOn: boolean }

/** Bars laid over days that follow each other, in as few rows as none covers another; the earliest first, then the longest. */
export function rowsOfBars<E>(runs: readonly EventRun<E>[], days: readonly string[]): Bar<E>[][] {
  const bars = runs
    .flatMap((run): Bar<E>[] => {
      const on = days.flatMap((day, index) => (run.first <= day && day <= run.last ? [index] : []))
      if (on.length === 0) return []
      return [{ run, at: on[0]!, length: on.length, isBegun: run.first < days[on[0]!]!, goesOn: run.last > days[on.at(-1)!]! }]
    })
    .toSorted((a, b) => a.at - b.at || b.length - a.length)
  const rows: Bar<E>[][] = []
  for (const bar of bars) {
    const free = rows.find((row) => row.every(({ at, length }) => at + length <= bar.at))
    if (free) free.push(bar)
    else rows.push([bar])
  }
  return rows
}

/** A cell of a row of a calendar: a day, or the days a bar is on from this one. */
type Cell<E> = { day: string; bar: Bar<E> | undefined }

/** A week of a calendar: rows of bars over the days of it that are shown, then what takes one day. */
export function weekLaid<E extends Dated>(events: readonly E[], week: readonly string[], isShown: (day: string) => boolean = () => true) {
  const runs = runsIn(events)
  const shown = week.filter(isShown)
  const offset = week.indexOf(shown[0]!)
  const rows = rowsOfBars(
    runs.filter(({ first, last }) => first < last),
    shown,
  )
  return {
    rows: rows.map((bars) =>
      week.flatMap((day, index): Cell<E>[] => {
        const bar = bars.find(({ at, length }) => index >= at + offset && index < at + offset + length)
        return bar && index > bar.at + offset ? [] : [{ day, bar }]
      }),
    ),
    runsOn: (day: string): EventRun<E>[] => (isShown(day) ? runs.filter(({ first, last }) => first === day && last === day) : []),
  }
}

/** The days that have something among days that follow each other: each run once, on its first of them. */
export function agendaOf<E extends Dated>(events: readonly E[], days: readonly string[]): { day: string; runs: EventRun<E>[] }[] {
  const runs = runsIn(events)
  return days
    .map((day, index) => ({
      day,
      runs: runs.filter(({ first, last }) => first === day || (index === 0 && first < day && last >= day)),
    }))
    .filter((one) => one.runs.length > 0)
}
