import type { PartnerRow, PlannedSlot, Planning, RoomRow } from './contract.ts'

type Span = { start_at: Date; end_at: Date }
type Where = { room_id?: number | null; user_id?: number | null }
/** A slot where it would go; `id` is itself, `event_id` the event that keeps no margins between its own slots. */
export type Placed = Span & Where & { id: number | null; event_id: number }

/** What stands in the way, as a planning on the screen knows it. */
export type Clash = Span & { of: 'room' | 'partner'; title: string; isBlocked: boolean }

const minute = 60_000
const meet = (one: Span, other: Span): boolean => one.start_at < other.end_at && other.start_at < one.end_at
const widened = ({ start_at, end_at }: Span, room: Pick<RoomRow, 'margin_before' | 'margin_after'> | undefined): Span => ({
  start_at: new Date(start_at.getTime() - (room?.margin_before ?? 0) * minute),
  end_at: new Date(end_at.getTime() + (room?.margin_after ?? 0) * minute),
})

/**
 * What a planning already holds where a slot would go: the same answer as the database's, for the period on the screen.
 * The margins of a room part two events, never the slots of one.
 */
export function clashesOf(planning: Planning, placed: Placed): Clash[] {
  const clashes: Clash[] = []
  const { room_id, user_id } = placed
  if (room_id) {
    const room = planning.rooms.find(({ id }) => id === room_id)
    const occupied = widened(placed, room)
    for (const slot of planning.slots) {
      if (slot.room_id !== room_id || slot.id === placed.id) continue
      const isOwn = slot.event_id === placed.event_id
      if (isOwn ? meet(slot, placed) : meet(widened(slot, room), occupied))
        clashes.push({ ...spanOf(slot), of: 'room', title: slot.title, isBlocked: false })
    }
    for (const block of planning.closed)
      if (block.of === room_id && meet(block, occupied))
        clashes.push({ ...spanOf(block), of: 'room', title: block.reason, isBlocked: true })
  }
  if (user_id) {
    for (const slot of planning.slots)
      if (slot.id !== placed.id && slot.partners.some((one) => one.user_id === user_id) && meet(slot, placed))
        clashes.push({ ...spanOf(slot), of: 'partner', title: slot.title, isBlocked: false })
    for (const block of planning.away)
      if (block.of === user_id && meet(block, placed))
        clashes.push({ ...spanOf(block), of: 'partner', title: block.reason, isBlocked: true })
  }
  return clashes
}

/** Whether a person may be asked for a slot: approved, and skilled in its theme when it has one. */
export const isQualified = (partner: Pick<PartnerRow, 'kinds' | 'skills'>, slot: Pick<PlannedSlot, 'theme'>): boolean =>
  partner.kinds.length > 0 && (slot.theme === null || partner.skills.includes(slot.theme))

const spanOf = ({ start_at, end_at }: Span): Span => ({ start_at, end_at })
