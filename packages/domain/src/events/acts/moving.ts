/** What something moved would meet: the event that holds the room or the person then, null when it is no event; and its words. */
export type Meeting = { holder: number | null; label: string }

/** The first thing met that does not move along. */
export const conflictAmong = (meetings: readonly Meeting[], moving: ReadonlySet<number>): Meeting | undefined =>
  meetings.find(({ holder }) => holder === null || !moving.has(holder))

/** Of events that would move together, those that may: one that meets what stands stays too, and may then be in the way of another. */
export function freeToMove(moves: ReadonlyMap<number, readonly Meeting[]>): Set<number> {
  const moving = new Set(moves.keys())
  let before: number
  do {
    before = moving.size
    for (const event of moves.keys()) if (conflictAmong(moves.get(event) ?? [], moving)) moving.delete(event)
  } while (moving.size < before)
  return moving
}
