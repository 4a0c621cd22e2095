import { minutesAway } from '../proving/hours.ts'

/** While a room is shown, it tells this often that it still is. */
export const heardEveryMs = 60_000
/** A room not heard of for that long was left when it last was: closed with its computer, or without a network. */
export const lostAfterMs = 3 * heardEveryMs

/** From an entry to a departure; `to` is null while it lasts, and where only entries are known. */
export type Connection = { from: Date; to: Date | null }
type HalfDay = { start_at: Date; end_at: Date }
type Entry = { entered_at: Date; seen_at: Date | null; left_at: Date | null }

/** When an entry ended; null while it lasts, or where nothing tells. */
const endOf = ({ left_at, seen_at }: Entry, now: Date): Date | null =>
  left_at ?? (seen_at && now.getTime() - seen_at.getTime() > lostAfterMs ? seen_at : null)

/** Whether an entry belongs to a half-day: not after it, nor over before the room of that half-day opened. */
function isIn({ from, to }: Connection, { start_at, end_at }: HalfDay, opensMinutes: number): boolean {
  const opened = start_at.getTime() - opensMinutes * 60_000
  return from < end_at && (to ?? from).getTime() > opened
}

/** One person's connections to a half-day, in order; two devices at once are one connection. */
export function connectionsIn(
  slot: HalfDay,
  entries: readonly Entry[],
  { opensMinutes, now }: { opensMinutes: number; now: Date },
): Connection[] {
  const joined: Connection[] = []
  const own = entries
    .map((entry): Connection => ({ from: entry.entered_at, to: endOf(entry, now) }))
    .filter((connection) => isIn(connection, slot, opensMinutes))
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
  for (const { from, to } of own) {
    const last = joined.at(-1)
    if (!last?.to || from > last.to) joined.push({ from, to })
    else if (!to || to > last.to) last.to = to
  }
  return joined
}

/** Minutes of the half-day spent out of the room, from each departure until the next entry or the end. */
export const minutesDisconnected = (connections: readonly Connection[], slot: HalfDay): number =>
  minutesAway(
    connections.flatMap(({ from, to }) => [{ kind: 'entry' as const, at: from }, ...(to ? [{ kind: 'exit' as const, at: to }] : [])]),
    slot,
  )

/** Minutes of the half-day spent in the room; null where a departure is not known. */
export function minutesConnected(connections: readonly Connection[], { start_at, end_at }: HalfDay): number | null {
  let connected = 0
  for (const { from, to } of connections) {
    if (!to) return null
    connected += Math.max(0, Math.min(to.getTime(), end_at.getTime()) - Math.max(from.getTime(), start_at.getTime()))
  }
  return Math.round(connected / 60_000)
}
