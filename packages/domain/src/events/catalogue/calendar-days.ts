import { dayInZone } from '../../kernel/dates.ts'
import type { EventCard } from '../event-card.ts'

export type Dated = Pick<EventCard, 'start_date' | 'end_date' | 'time_zone'>

/** The first and last days of an event in its own zone; one that ends at midnight does not last into that day. */
export function daysOfEvent({ start_date, end_date, time_zone }: Dated): { first: string; last: string } | undefined {
  if (start_date === null) return undefined
  const end = Math.max(start_date.getTime(), (end_date ?? start_date).getTime() - 1)
  return { first: dayInZone(start_date, time_zone), last: dayInZone(new Date(end), time_zone) }
}

/** Whether an event takes place on a day, first and last included. */
export function isOnDay(event: Dated, day: string): boolean {
  const days = daysOfEvent(event)
  return days !== undefined && days.first <= day && day <= days.last
}

export const lastsSeveralDays = (event: Dated): boolean => {
  const days = daysOfEvent(event)
  return days !== undefined && days.first < days.last
}

/** An event among the days of one week: the index of the first it is on, how many it is on, and whether it goes on beside them. */
export type Bar<E> = { event: E; at: number; length: number; isBegun: boolean; goesOn: boolean }

/** Bars laid over days that follow each other, in as few rows as none covers another; the earliest first, then the longest. */
export function rowsOfBars<E extends Dated>(events: readonly E[], days: readonly string[]): Bar<E>[][] {
  const bars = events
    .flatMap((event): Bar<E>[] => {
      const on = days.flatMap((day, index) => (isOnDay(event, day) ? [index] : []))
      const of = daysOfEvent(event)
      if (on.length === 0 || of === undefined) return []
      return [{ event, at: on[0]!, length: on.length, isBegun: of.first < days[on[0]!]!, goesOn: of.last > days[on.at(-1)!]! }]
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
