import { addDays, instantInZone } from '../../kernel/dates.ts'
import { isWorkingDay } from '../../kernel/holidays.ts'
import { isOpen, type OpeningHours } from '../../locations/opening-hours.ts'

export type Span = { start_at: Date; end_at: Date }
/** Somebody wanted, the minutes they need between two bookings, and what takes them. */
export type BookedPerson = { id: number; margin: number; busy: readonly Span[] }
/** A room that would do: what takes it, its margins counted in; `busy` already holds those of the others. */
export type BookedRoom = { id: number; margin_before: number; margin_after: number; opening_hours: OpeningHours; busy: readonly Span[] }

/** When: from a day, at these hours, so many working days in a row. */
export type DatePattern = { from: string; starts: string; ends: string; days: number }

/** Days looked ahead, and dates told. */
export const farthest = 180
export const mostDates = 12

const minute = 60_000
const crosses = (one: Span, other: Span): boolean => one.start_at < other.end_at && other.start_at < one.end_at
const widened = ({ start_at, end_at }: Span, before: number, after: number): Span => ({
  start_at: new Date(start_at.getTime() - before * minute),
  end_at: new Date(end_at.getTime() + after * minute),
})
const isFree = (spans: readonly Span[], busy: readonly Span[], before: number, after: number): boolean =>
  spans.every((span) => !busy.some((taken) => crosses(widened(span, before, after), taken)))

/** Working days in a row from a first one; undefined when that one is none. */
function workingDays(first: string, count: number): string[] | undefined {
  if (!isWorkingDay(first)) return undefined
  const days = [first]
  while (days.length < count) {
    let next = addDays(days.at(-1)!, 1)
    while (!isWorkingDay(next)) next = addDays(next, 1)
    days.push(next)
  }
  return days
}

/**
 * The first dates on which everybody wanted is free together, with the first room that is free and open on all of their days, in the order of the
 * rooms; `rooms` is null where none is needed.
 */
export function freeDates(
  when: DatePattern,
  { people, rooms }: { people: readonly BookedPerson[]; rooms: readonly BookedRoom[] | null },
  { zone, now }: { zone: string; now: Date },
): { spans: Span[]; room_id: number | null }[] {
  const found: { spans: Span[]; room_id: number | null }[] = []
  for (let ahead = 0; ahead < farthest && found.length < mostDates; ahead++) {
    const days = workingDays(addDays(when.from, ahead), when.days)
    if (!days) continue
    const spans = days.map((day) => ({
      start_at: instantInZone(day, when.starts, zone),
      end_at: instantInZone(day, when.ends, zone),
    }))
    if (spans[0]!.start_at <= now) continue
    if (!people.every(({ margin, busy }) => isFree(spans, busy, margin, margin))) continue
    const room = rooms?.find(
      ({ margin_before, margin_after, opening_hours, busy }) =>
        isFree(spans, busy, margin_before, margin_after) &&
        spans.every(({ start_at, end_at }) => isOpen(opening_hours, start_at, end_at, zone)),
    )
    if (rooms === null || room) found.push({ spans, room_id: room?.id ?? null })
  }
  return found
}
