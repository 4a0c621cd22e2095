import * as z from 'zod/mini'
import { dayInZone, timeInZone } from '../kernel/dates.ts'

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'wrongFormat'))
/** Hours of a weekday, 1 is Monday; a day that is not there is closed, and a place without any is always open. */
export const OpeningHours = z.array(z.object({ weekday: z.int().check(z.minimum(1), z.maximum(7)), from: time, to: time })).check(
  z.maxLength(7, 'tooMany'),
  z.refine((days) => days.every(({ from, to }) => from < to), 'endBeforeStart'),
  z.refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, 'duplicate'),
)
export type OpeningHours = z.output<typeof OpeningHours>

/** 1 for Monday to 7 for Sunday, of a calendar day. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7

/** Whether a place is open from an instant to another of the same day, in its zone; longer spans are judged by their first and last day. */
export function isOpen(hours: OpeningHours, from: Date, to: Date, zone: string): boolean {
  if (hours.length === 0) return true
  const [first, last] = [dayInZone(from, zone), dayInZone(new Date(to.getTime() - 1), zone)]
  const of = (day: string) => hours.find(({ weekday }) => weekday === weekdayOf(day))
  const [opening, closing] = [of(first), of(last)]
  if (!opening || !closing) return false
  const until = timeInZone(to, zone)
  return (
    timeInZone(from, zone) >= opening.from && timeInZone(from, zone) < opening.to && (until === '00:00' ? '24:00' : until) <= closing.to
  )
}
