import { dayInZone } from '../../kernel/dates.ts'
import type { PlannedSlot, RoomRow } from '../contract.ts'
import type { RoomToSet } from './logistics-contract.ts'

/** The most people in a room at one time: slots that overlap there are one gathering more. */
const mostAtOnce = (slots: readonly PlannedSlot[]): number =>
  Math.max(
    ...slots.map(({ start_at }) =>
      slots.filter((other) => other.start_at <= start_at && other.end_at > start_at).reduce((sum, { people }) => sum + people, 0),
    ),
  )

/** The rooms each day takes, in the order of the hours they are first needed at. */
export function roomsToSet(slots: readonly PlannedSlot[], rooms: readonly RoomRow[], zone: string): RoomToSet[] {
  const taken = Map.groupBy(
    slots.filter(({ room_id }) => room_id !== null),
    ({ room_id, start_at }) => `${dayInZone(start_at, zone)} ${room_id}`,
  )
  return [...taken.entries()]
    .flatMap(([key, some]): RoomToSet[] => {
      const room = rooms.find(({ id }) => id === some[0]!.room_id)
      if (!room) return []
      const { id: room_id, name, location_name, capacity } = room
      return [
        {
          day: key.slice(0, 10),
          room_id,
          name,
          location_name,
          capacity,
          start_at: some.reduce((first, { start_at }) => (start_at < first ? start_at : first), some[0]!.start_at),
          end_at: some.reduce((last, { end_at }) => (end_at > last ? end_at : last), some[0]!.end_at),
          people: mostAtOnce(some),
          titles: [...new Set(some.map(({ event_title }) => event_title))],
        },
      ]
    })
    .toSorted((a, b) => a.start_at.getTime() - b.start_at.getTime() || a.name.localeCompare(b.name))
}
