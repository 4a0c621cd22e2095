import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { optionally } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { partnerKind } from '../partners/kind.ts'
import { partnerStatus } from '../partners/status.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'

const StaffedBy = z.object({
  user_id: wire.id,
  /** Their part in the event. */
  assignment_id: z.nullable(wire.id),
  status: partnerStatus.wire,
})

/** A slot of an event or of an activity, with what it takes and who comes. */
export const PlannedSlot = z.object({
  id: wire.id,
  event_id: wire.id,
  title: z.string(),
  /** The whole event, above the activity when the slot is of one, and what the slot is called in it. */
  event_title: z.string(),
  label: z.string(),
  /** The event above, when the slot is an activity's. */
  parent_id: z.nullable(wire.id),
  parent_title: z.nullable(z.string()),
  start_at: wire.instant,
  end_at: wire.instant,
  room_id: z.nullable(wire.id),
  theme: z.nullable(z.string()),
  is_published: z.boolean(),
  is_online: z.boolean(),
  people: z.int(),
  max_people: z.nullable(z.int()),
  partners: z.array(StaffedBy),
  /** When its hours or its room last changed; null when they never did. */
  changed_at: z.nullable(wire.instant),
  /** Who answers for the event. */
  responsible_id: z.nullable(wire.id),
})
export type PlannedSlot = z.output<typeof PlannedSlot>

/** A row of the planning of partners; `minutes` are those of the period asked. */
const PartnerRow = z.object({ id: wire.id, name: z.string(), kinds: z.array(partnerKind.wire), skills: z.array(z.string()) })
export type PartnerRow = z.output<typeof PartnerRow>

const RoomRow = z.object({
  id: wire.id,
  name: z.string(),
  location_id: wire.id,
  location_name: z.string(),
  capacity: z.int(),
  margin_before: z.int(),
  margin_after: z.int(),
})
export type RoomRow = z.output<typeof RoomRow>

/** A time nobody may plan: a partner is away, or a room is closed. */
const Blocked = z.object({ id: wire.id, of: wire.id, start_at: wire.instant, end_at: wire.instant, reason: z.string() })
export type Blocked = z.output<typeof Blocked>

export const Planning = z.object({
  slots: z.array(PlannedSlot),
  partners: z.array(PartnerRow),
  rooms: z.array(RoomRow),
  away: z.array(Blocked),
  closed: z.array(Blocked),
})
export type Planning = z.output<typeof Planning>

/** What stands in the way of a slot: a room that is taken or closed, a person who is taken or away (`title` empty). */
export const Conflict = z.object({
  kind: z.enum(['room', 'closed', 'partner', 'away']),
  name: z.string(),
  title: z.string(),
  start_at: wire.instant,
  end_at: wire.instant,
})
export type Conflict = z.output<typeof Conflict>

const inOrder = z.refine<{ start_at: Date; end_at: Date }>(({ start_at, end_at }) => start_at < end_at, {
  error: 'endBeforeStart',
  path: ['end_at'],
})

/** The longest period a planning shows: a quarter, and the days around it. */
export const longestPeriod = 100

/** The period a planning is read of. */
export const periodFields = { from: wire.instant, to: wire.instant }
export const periodInOrder = z.refine<{ from: Date; to: Date }>(
  ({ from, to }) => from < to && to.getTime() - from.getTime() <= longestPeriod * 86_400_000,
  { error: 'endBeforeStart', path: ['to'] },
)

export const planningContract = {
  read: endpoint({
    method: 'GET',
    path: '/clients/:client/planning/',
    summary: 'The slots of a period, with the partners and the rooms they take',
    params: inClient,
    query: z
      .object({
        ...periodFields,
        partner: z.optional(wire.id),
        event: z.optional(wire.id),
        location: z.optional(wire.id),
        kind: z.optional(partnerKind.wire),
        theme: z.optional(z.string().check(z.maxLength(120))),
      })
      .check(periodInOrder),
    response: Planning,
  }),
  conflicts: endpoint({
    method: 'GET',
    path: '/clients/:client/planning/conflicts/',
    summary: 'What would refuse a slot at a time, in a room, with people: asked before saving',
    params: inClient,
    query: z
      .object({
        event: wire.id,
        slot: z.optional(wire.id),
        start_at: wire.instant,
        end_at: wire.instant,
        room: z.optional(wire.id),
        partners: z.optional(wire.list(wire.id).check(z.maxLength(50))),
      })
      .check(inOrder),
    response: z.array(Conflict),
  }),
  move: endpoint({
    method: 'PATCH',
    path: '/clients/:client/planning/:id/',
    summary: 'Move a slot: its hours, its room, from one partner to another; everything or nothing',
    params: inClientWithId,
    body: z
      .object({
        start_at: wire.instant,
        end_at: wire.instant,
        room_id: optionally(wire.id),
        /** Who leaves the slot, and who takes it instead. */
        from_partner: optionally(wire.id),
        to_partner: optionally(wire.id),
      })
      .check(inOrder),
    response: PlannedSlot,
    stale: ['planning', 'events', 'partners', 'assignments', 'locations', 'users'],
  }),
}
