import { dayInZone, halfDayOf, timeInZone } from '@kxo/domain/kernel/dates'
import type { Blocked, PlannedSlot, Planning } from '@kxo/domain/planning/contract'
import type { ScheduleEventData } from '@mantine/schedule'
import { wallClock } from './wall-clock.ts'

/** Whether rows are people or rooms; 0 is the row of what has none. */
export type Rows = 'partners' | 'rooms'
export const noRow = 0

/** What a bar is: a slot on one of its rows. */
export type Bar = { slot: PlannedSlot; row: number; state: 'proposed' | 'confirmed' | 'open' }

const tones = ['#0b7285', '#7048e8', '#2b8a3e', '#c2255c', '#b25e09', '#1864ab', '#5c6b12']
/** The hue of a theme, the same from one page to the next; that of the tenant without one. */
export const toneOf = (theme: string | null): string => {
  if (!theme) return 'var(--k-primary)'
  let sum = 0
  for (const letter of theme) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return tones[sum % tones.length]!
}

const rowsOf = (slot: PlannedSlot, rows: Rows): Bar[] => {
  if (rows === 'rooms') return [{ slot, row: slot.room_id ?? noRow, state: slot.partners.length > 0 ? 'confirmed' : 'open' }]
  if (slot.partners.length === 0) return [{ slot, row: noRow, state: 'open' }]
  return slot.partners.map(({ user_id, status }) => ({ slot, row: user_id, state: status === 'inProgress' ? 'proposed' : 'confirmed' }))
}

const blockedEvent = (block: Blocked, title: string, zone: string): ScheduleEventData => ({
  id: `blocked ${block.of} ${block.id}`,
  title: block.reason || title,
  start: wallClock(block.start_at, zone),
  end: wallClock(block.end_at, zone),
  color: 'gray',
  display: 'background',
  resourceId: block.of,
})

/** The hours a week draws its days between, morning then afternoon: a bar fills its half, wide enough to be read. */
export const halfDays = { start: '08:00:00', middle: '14:00:00', end: '20:00:00', minutes: 360 }

/** Where the bar of a slot stands in a week: the half-day it begins in, or both when it crosses noon. */
export function halvesOf({ start_at, end_at }: Pick<PlannedSlot, 'start_at' | 'end_at'>, zone: string): { start: string; end: string } {
  const day = dayInZone(start_at, zone)
  const isMorning = halfDayOf(start_at, zone) === 'morning'
  const lasts = isMorning && (dayInZone(end_at, zone) > day || timeInZone(end_at, zone) > halfDays.middle.slice(0, 5))
  return {
    start: `${day} ${isMorning ? halfDays.start : halfDays.middle}`,
    end: `${day} ${isMorning && !lasts ? halfDays.middle : halfDays.end}`,
  }
}

/** The slots and the blocked times of a planning, as the schedule draws them, on the rows shown. */
export function drawnEvents(
  planning: Planning,
  rows: Rows,
  shown: ReadonlySet<number>,
  zone: string,
  blockedTitle: string,
  inHalfDays = false,
): ScheduleEventData[] {
  const bars = planning.slots.flatMap((slot) => rowsOf(slot, rows)).filter(({ row }) => row === noRow || shown.has(row))
  const blocks = (rows === 'partners' ? planning.away : planning.closed).filter(({ of }) => shown.has(of))
  return [
    ...bars.map(
      (bar): ScheduleEventData => ({
        id: `${bar.slot.id} ${bar.row}`,
        title: bar.slot.title,
        ...(inHalfDays ? halvesOf(bar.slot, zone) : { start: wallClock(bar.slot.start_at, zone), end: wallClock(bar.slot.end_at, zone) }),
        color: 'blue',
        resourceId: bar.row,
        payload: bar,
      }),
    ),
    ...blocks.map((block) => blockedEvent(block, blockedTitle, zone)),
  ]
}

/** The bar of an event of the schedule; undefined for a blocked time. */
export const barOf = (event: Pick<ScheduleEventData, 'payload'>): Bar | undefined => event.payload as Bar | undefined

/** How many bars stand side by side in their row, by the id of each: what the height of the row is shared between. */
export function sideBySide(
  events: readonly Pick<ScheduleEventData, 'id' | 'start' | 'end' | 'resourceId' | 'payload'>[],
): ReadonlyMap<string | number, number> {
  const rows = Map.groupBy(
    events.filter((event) => barOf(event) !== undefined),
    ({ resourceId }) => resourceId,
  )
  return new Map(
    [...rows.values()].flatMap((bars) =>
      bars.map((bar) => [bar.id, bars.filter(({ start, end }) => start < bar.end && end > bar.start).length] as const),
    ),
  )
}
