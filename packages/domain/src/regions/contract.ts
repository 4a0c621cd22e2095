import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { optionalLines, optionally, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { workStatus } from '../kernel/work-status.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { departementsFromText, textOfDepartements } from './rules.ts'

/** `2A;2B` on the wire, a list inside. */
const departements = z.codec(z.union([z.string(), z.array(z.string())]), z.array(z.string()).check(z.maxLength(400, 'tooMany')), {
  decode: (raw) => departementsFromText(typeof raw === 'string' ? raw : raw.join(';')),
  encode: textOfDepartements,
})
const country = z.string().check(z.length(2, 'wrongFormat'))

export const Region = z.object({
  id: wire.id,
  name: z.string(),
  country: z.string(),
  departements,
  /** Receives every country that has no region. */
  is_abroad: wire.flag,
  referent: z.nullable(wire.id),
  referent_name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  version: z.int(),
})
export type Region = z.output<typeof Region>

export const RegionLine = z.object({
  ...Region.shape,
  contacts: z.int(),
  companies: z.int(),
  events: z.int(),
  overlaps: z.array(z.string()),
})
export type RegionLine = z.output<typeof RegionLine>

const RegionFields = z.object({
  name: requiredText(120),
  country: z._default(z.optional(country), 'FR'),
  departements: z._default(z.optional(departements), []),
  is_abroad: z._default(z.optional(wire.flag), false),
  referent: optionally(wire.id),
  address: optionalLines(500),
})
export type RegionFields = z.output<typeof RegionFields>

/** Who would change region if postal codes were read again. */
export const RegionMoves = z.object({
  contacts: z.int(),
  companies: z.int(),
  /** Chosen by hand: left where they are. */
  kept: z.int(),
  moves: z.array(z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()), count: z.int() })),
})
export type RegionMoves = z.output<typeof RegionMoves>

const RegionWork = z.object({ id: wire.id, status: workStatus.wire, total: z.int(), done: z.int(), reason: z.nullable(z.string()) })
export type RegionWork = z.output<typeof RegionWork>

const Person = z.object({
  id: wire.id,
  full_name: z.string(),
  mail: z.string(),
  code_postal: z.nullable(z.string()),
  town: z.nullable(z.string()),
  is_region_manual: wire.flag,
})
export type RegionPerson = z.output<typeof Person>
const RegionEvent = z.object({ id: wire.id, title: z.string(), start_date: z.nullable(wire.instant), location_name: z.string() })
export type RegionEvent = z.output<typeof RegionEvent>

const sheets = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const

export const regionsContract = {
  choices: endpoint({
    method: 'GET',
    path: '/clients/:client/region-choices/',
    summary: 'Names of the regions, for lists and forms about people',
    params: inClient,
    response: z.array(z.object({ id: wire.id, name: z.string() })),
  }),
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/regions/',
    summary: 'Regions, with how many people, companies and events each has',
    params: inClient,
    query: z.object(listQuery),
    response: listOf(RegionLine),
    streams: sheets,
  }),
  coverage: endpoint({
    method: 'GET',
    path: '/clients/:client/region-coverage/',
    summary: 'Who has no region, which départements none covers, which are claimed twice',
    params: inClient,
    response: z.object({
      contacts: z.int(),
      companies: z.int(),
      uncovered: z.array(z.string()),
      overlaps: z.array(z.object({ departement: z.string(), names: z.array(z.string()) })),
    }),
  }),
  test: endpoint({
    method: 'GET',
    path: '/clients/:client/region-tests/',
    summary: 'The region of a postal code, and what was tried to find it',
    params: inClient,
    query: z.object({ code_postal: z.string().check(z.trim(), z.maxLength(10, 'tooLong')), country: z.optional(country) }),
    response: z.object({
      region: z.nullable(z.object({ id: wire.id, name: z.string() })),
      tried: z.array(z.string()),
      matched: z.nullable(z.string()),
    }),
  }),
  loadFrench: endpoint({
    method: 'POST',
    path: '/clients/:client/regions/french/',
    summary: 'Add the régions of France that are missing; départements already held stay where they are',
    params: inClient,
    response: z.object({ added: z.int() }),
  }),
  moves: endpoint({
    method: 'GET',
    path: '/clients/:client/regions/recomputation/',
    summary: 'Who would change region if postal codes were read again; nothing is written',
    params: inClient,
    response: RegionMoves,
  }),
  recompute: endpoint({
    method: 'POST',
    path: '/clients/:client/regions/recomputation/',
    summary: 'Read every postal code again; regions chosen by hand are kept',
    params: inClient,
    response: RegionWork,
    status: 202,
  }),
  work: endpoint({
    method: 'GET',
    path: '/clients/:client/regions/recomputation/:id/',
    summary: 'How far a recomputation is',
    params: inClientWithId,
    response: RegionWork,
  }),
  referents: endpoint({
    method: 'GET',
    path: '/clients/:client/region-referents/',
    summary: 'People a region can be entrusted to, found by `q`',
    params: inClient,
    query: z.object({ q: z.optional(z.string().check(z.maxLength(200))) }),
    response: z.array(z.object({ id: wire.id, full_name: z.string() })),
  }),
  create: endpoint({
    method: 'POST',
    path: '/clients/:client/regions/',
    summary: 'Add a region; a département already held is refused, naming its holder',
    params: inClient,
    body: RegionFields,
    response: Region,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/clients/:client/regions/:id/',
    summary: 'A region',
    params: inClientWithId,
    response: Region,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/clients/:client/regions/:id/',
    summary: 'Change a region',
    params: inClientWithId,
    body: z.object({ ...RegionFields.shape, version: wire.integer }),
    response: Region,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/clients/:client/regions/:id/',
    summary: 'Delete a region; its people go to `to`, or to none when it is 0',
    params: inClientWithId,
    query: z.object({ to: z.optional(wire.integer.check(z.nonnegative('unknownId'))) }),
    response: z.object({ done: z.literal(true) }),
  }),
  people: endpoint({
    method: 'GET',
    path: '/clients/:client/regions/:id/users/',
    summary: 'People of a region',
    params: inClientWithId,
    query: z.object(listQuery),
    response: listOf(Person),
  }),
  events: endpoint({
    method: 'GET',
    path: '/clients/:client/regions/:id/events/',
    summary: 'Events held at a place of the region',
    params: inClientWithId,
    query: z.object(listQuery),
    response: listOf(RegionEvent),
  }),
}
