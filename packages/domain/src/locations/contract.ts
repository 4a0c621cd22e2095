import * as z from 'zod/mini'
import { AnswersBody } from '../fields/answers-body.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { phone } from '../kernel/phone-field.ts'
import { optionalLines, optionally, optionalText, postalCode, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { fileEndpoints, LocationFile } from './file-contract.ts'
import { accessibilityKeys, locationKind } from './kind.ts'
import { OpeningHours } from './opening-hours.ts'
import { Block, blockEndpoints, FreeRoom, Room, roomEndpoints } from './room-contract.ts'

export type { LocationFile } from './file-contract.ts'
export type { Block, FreeRoom, Holder, Room } from './room-contract.ts'

export const LocationSummary = z.object({
  id: wire.id,
  name: z.string(),
  town: z.nullable(z.string()),
  kind: locationKind.wire,
  rooms_count: z.int(),
  capacity: z.int(),
  is_accessible: z.boolean(),
  upcoming_count: z.int(),
  /** Hours booked in the 30 days to come, over all its rooms. */
  booked_hours: z.int(),
  is_archived: z.boolean(),
})
export type LocationSummary = z.output<typeof LocationSummary>

/** One time a room is taken, and by what. */
const Occupation = z.object({
  room_id: wire.id,
  room_name: z.string(),
  event_id: wire.id,
  event_title: z.string(),
  time_zone: z.string(),
  start_at: wire.instant,
  end_at: wire.instant,
})

export const Location = z.object({
  id: wire.id,
  name: z.string(),
  kind: locationKind.wire,
  comment: z.nullable(z.string()),
  address: z.nullable(z.string()),
  address_complement: z.nullable(z.string()),
  code_postal: z.nullable(z.string()),
  town: z.nullable(z.string()),
  country: z.string(),
  phone: z.nullable(phone),
  contact: z.nullable(z.string()),
  accessibility: z.array(z.enum(accessibilityKeys)),
  day_cost: z.nullable(wire.money),
  opening_hours: OpeningHours,
  is_archived: z.boolean(),
  version: z.int(),
  rooms: z.array(Room),
  blocks: z.array(Block),
  files: z.array(LocationFile),
  occupations: z.array(Occupation),
})
export type Location = z.output<typeof Location>

const card = {
  name: requiredText(120),
  kind: z.optional(locationKind.wire),
  comment: optionalLines(4000),
  address: optionalText(200),
  address_complement: optionalText(200),
  code_postal: optionally(postalCode),
  town: optionalText(120),
  country: z._default(z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'unknownCode'))), 'FR'),
  phone: optionally(phone),
  contact: optionalText(200),
  accessibility: z.optional(wire.list(z.enum(accessibilityKeys, 'unknownCode'))),
  day_cost: optionally(wire.money.check(z.nonnegative('notAnAmount'))),
  opening_hours: z.optional(wire.json(OpeningHours)),
}
const Done = z.object({ done: z.literal(true) })

export const locationsContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/locations/',
    summary: 'Places of the tenant',
    params: inClient,
    query: z.object({ ...listQuery, tab: z.optional(z.enum(['current', 'archived'])) }),
    response: listOf(LocationSummary),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  availability: endpoint({
    method: 'GET',
    path: '/clients/:client/locations/availability/',
    summary: 'Rooms, free or taken between two instants, and what takes them',
    params: inClient,
    query: z.object({
      from: z.optional(wire.instant),
      to: z.optional(wire.instant),
      capacity: z.optional(wire.integer),
      equipment: z.optional(z.string().check(z.maxLength(80))),
    }),
    response: z.array(FreeRoom),
  }),
  create: endpoint({
    method: 'POST',
    path: '/clients/:client/locations/',
    summary: 'Add a place',
    params: inClient,
    body: z.object({ ...card, answers: z.optional(AnswersBody) }),
    response: Location,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/clients/:client/locations/:id/',
    summary: 'A place, its rooms and what is planned in them',
    params: inClientWithId,
    response: Location,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/clients/:client/locations/:id/',
    summary: 'Change a place',
    params: inClientWithId,
    body: z.object({ version: wire.integer, ...card }),
    response: Location,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/clients/:client/locations/:id/archiving/',
    summary: 'Put a place away, or bring it back; what is planned there stays',
    params: inClientWithId,
    body: z.object({ is_archived: wire.flag }),
    response: Location,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/clients/:client/locations/:id/',
    summary: 'Delete a place nothing uses',
    params: inClientWithId,
    response: Done,
  }),
  ...roomEndpoints,
  ...blockEndpoints,
  ...fileEndpoints,
}
