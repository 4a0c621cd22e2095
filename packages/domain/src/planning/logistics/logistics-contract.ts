import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { productKind } from '../../products/kind.ts'
import { inClient } from '../../tenants/contract.ts'
import { periodFields, periodInOrder } from '../contract.ts'

/** A room taken on a day, from its first slot to its last. */
const RoomToSet = z.object({
  day: wire.day,
  room_id: wire.id,
  name: z.string(),
  location_name: z.string(),
  capacity: z.int(),
  start_at: wire.instant,
  end_at: wire.instant,
  /** The most there at one time. */
  people: z.int(),
  titles: z.array(z.string()),
})
export type RoomToSet = z.output<typeof RoomToSet>

/** What has to be there the day an event begins: as many of an option as were taken, or badges for everybody expected. */
const ofEvent = { day: wire.day, event_id: wire.id, event_title: z.string() }
const OptionToPrepare = z.object({
  ...ofEvent,
  name: z.string(),
  family: z.string(),
  kind: z.nullable(productKind.wire),
  quantity: z.int(),
})
const BadgesToPrint = z.object({ ...ofEvent, people: z.int() })

export const Logistics = z.object({ rooms: z.array(RoomToSet), options: z.array(OptionToPrepare), badges: z.array(BadgesToPrint) })
export type Logistics = z.output<typeof Logistics>

/** What the sheet of a week says of a slot beside the planning: whose people come, and what is to be brought there. */
const SlotBeside = z.object({
  slot_id: wire.id,
  /** People expected by company; null for those who come for themselves. */
  companies: z.array(z.object({ company_id: z.nullable(wire.id), name: z.string(), people: z.int() })),
  /** Kinds of the options taken of its event. */
  kinds: z.array(productKind.wire),
})
export type SlotBeside = z.output<typeof SlotBeside>

export const logisticsContract = {
  logistics: endpoint({
    method: 'GET',
    path: '/clients/:client/planning/logistics/',
    summary: 'What each day of a period asks for: rooms to set, options to prepare, badges to print',
    params: inClient,
    query: z.object({ ...periodFields, location: z.optional(wire.id) }).check(periodInOrder),
    response: Logistics,
  }),
  beside: endpoint({
    method: 'GET',
    path: '/clients/:client/planning/beside/',
    summary: 'Of each slot of a period: whose people come, and what kinds of options were taken',
    params: inClient,
    query: z.object(periodFields).check(periodInOrder),
    response: z.array(SlotBeside),
  }),
}
