import * as z from 'zod/mini'
import { AnswersBody } from '../fields/answers-body.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { optionalLines, optionally, optionalText, postalCode, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'

export const Room = z.object({ id: wire.id, name: z.string(), capacity: z.int() })
export type Room = z.output<typeof Room>

export const LocationSummary = z.object({
  id: wire.id,
  name: z.string(),
  town: z.nullable(z.string()),
  rooms_count: z.int(),
  capacity: z.int(),
  upcoming_count: z.int(),
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
  comment: z.nullable(z.string()),
  address: z.nullable(z.string()),
  address_complement: z.nullable(z.string()),
  code_postal: z.nullable(z.string()),
  town: z.nullable(z.string()),
  country: z.string(),
  version: z.int(),
  rooms: z.array(Room),
  occupations: z.array(Occupation),
})
export type Location = z.output<typeof Location>

const card = {
  name: requiredText(120),
  comment: optionalLines(4000),
  address: optionalText(200),
  address_complement: optionalText(200),
  code_postal: optionally(postalCode),
  town: optionalText(120),
  country: z._default(z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'unknownCode'))), 'FR'),
}
const RoomBody = z.object({ name: requiredText(80), capacity: wire.integer.check(z.minimum(1, 'min'), z.maximum(100_000, 'max')) })
const inLocationRoom = z.object({ client: z.string(), id: wire.id, room: wire.id })
const Done = z.object({ done: z.literal(true) })

const FreeRoom = z.object({
  id: wire.id,
  name: z.string(),
  capacity: z.int(),
  location_id: wire.id,
  location_name: z.string(),
  is_free: z.boolean(),
})

export const locationsContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/locations/',
    summary: 'Places of the tenant',
    params: inClient,
    query: z.object(listQuery),
    response: listOf(LocationSummary),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  availability: endpoint({
    method: 'GET',
    path: '/clients/:client/locations/availability/',
    summary: 'Rooms, free or taken between two instants',
    params: inClient,
    query: z.object({ from: z.optional(wire.instant), to: z.optional(wire.instant), capacity: z.optional(wire.integer) }),
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
  remove: endpoint({
    method: 'DELETE',
    path: '/clients/:client/locations/:id/',
    summary: 'Delete a place nothing uses',
    params: inClientWithId,
    response: Done,
  }),
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
    summary: 'Change a room',
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
