/** Minutes before its start from which people enter a half-day's room; who leads it enters the whole day. */
export const roomOpensMinutes = 15

type Timed = { start_at: Date; end_at: Date }
export type RoomMoment = 'early' | 'open' | 'ended'

const minute = 60_000
const dayIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (at: Date): string => format.format(at)
}

/** What is held on the day of an instant, in order, by the clock of the event. */
export function programmeOfDay<S extends Timed>(slots: readonly S[], at: Date, zone: string): S[] {
  const day = dayIn(zone)
  return slots.filter(({ start_at }) => day(start_at) === day(at)).toSorted((a, b) => a.start_at.getTime() - b.start_at.getTime())
}

/** The half-day the room is for now, or next, and whether one may enter; undefined once all have ended. `zone` is the clock of the event. */
export function roomAt<S extends Timed>(
  slots: readonly S[],
  { now, zone, isLeading }: { now: Date; zone: string; isLeading: boolean },
): { slot: S; moment: 'early' | 'open'; opens_at: Date } | undefined {
  const slot = slots.toSorted((a, b) => a.start_at.getTime() - b.start_at.getTime()).find(({ end_at }) => now < end_at)
  if (!slot) return undefined
  const day = dayIn(zone)
  const opens_at = new Date(slot.start_at.getTime() - roomOpensMinutes * minute)
  const isOpen = now >= opens_at || (isLeading && day(now) === day(slot.start_at))
  return { slot, moment: isOpen ? 'open' : 'early', opens_at }
}
