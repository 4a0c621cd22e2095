import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'

/** Margins are minutes the room is held for before and after each half-day. */
export const Room = z.object({
  id: wire.id,
  name: z.string(),
  capacity: z.int(),
  margin_before: z.int(),
  margin_after: z.int(),
  equipment: z.array(z.string()),
  layouts: z.array(z.string()),
})
export type Room = z.output<typeof Room>

/** A time when nobody may book a room; a closure is the whole place's. */
export const Block = z.object({
  id: wire.id,
  room_id: z.nullable(wire.id),
  start_at: wire.instant,
  end_at: wire.instant,
  reason: z.string(),
})
export type Block = z.output<typeof Block>

/** What takes a room: an event, or a reason why nobody may book it. */
export const Holder = z.object({
  title: z.string(),
  start_at: wire.instant,
  end_at: wire.instant,
  is_block: z.boolean(),
})
export type Holder = z.output<typeof Holder>

export const FreeRoom = z.object({
  id: wire.id,
  name: z.string(),
  capacity: z.int(),
  equipment: z.array(z.string()),
  location_id: wire.id,
  location_name: z.string(),
  location_town: z.nullable(z.string()),
  is_free: z.boolean(),
  /** False outside the opening hours of the place: a warning, never a refusal. */
  is_open: z.boolean(),
  held_by: z.nullable(Holder),
})
export type FreeRoom = z.output<typeof FreeRoom>

const minutes = z.optional(wire.integer.check(z.minimum(0, 'min'), z.maximum(1440, 'max')))
const labels = z.optional(wire.list(requiredText(60)).check(z.maxLength(30, 'tooMany')))
const RoomBody = z.object({
  name: requiredText(80),
  capacity: wire.integer.check(z.minimum(1, 'min'), z.maximum(100_000, 'max')),
  margin_before: minutes,
  margin_after: minutes,
  equipment: labels,
  layouts: labels,
})
const inLocationRoom = z.object({ client: z.string(), id: wire.id, room: wire.id })
const Done = z.object({ done: z.literal(true) })

export const roomEndpoints = {
  addRoom: endpoint({
    method: 'POST',
    path: '/clients/:client/locations/:id/rooms/',
    summary: 'Add a room',
    params: inClientWithId,
    body: RoomBody,
    response: Room,
    status: 201,
  }),
  changeRoom: endpoint({
    method: 'PATCH',
    path: '/clients/:client/locations/:id/rooms/:room/',
    summary: 'Change a room; new margins hold for what is to come',
    params: inLocationRoom,
    body: RoomBody,
    response: Room,
  }),
  removeRoom: endpoint({
    method: 'DELETE',
    path: '/clients/:client/locations/:id/rooms/:room/',
    summary: 'Delete a room nothing uses',
    params: inLocationRoom,
    response: Done,
  }),
}

export const blockEndpoints = {
  block: endpoint({
    method: 'POST',
    path: '/clients/:client/locations/:id/blocks/',
    summary: 'Close a place, or block one of its rooms, for a time',
    params: inClientWithId,
    body: z
      .object({
        /** Without it, the whole place is closed. */
        room_id: z.optional(z.nullable(wire.id)),
        start_at: wire.instant,
        end_at: wire.instant,
        reason: requiredText(200),
      })
      .check(z.refine(({ start_at, end_at }) => start_at < end_at, { error: 'endBeforeStart', path: ['end_at'] })),
    response: Block,
    status: 201,
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/clients/:client/locations/:id/blocks/:block/',
    summary: 'Open again what was closed or blocked',
    params: z.object({ client: z.string(), id: wire.id, block: wire.id }),
    response: Done,
  }),
}
