import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { optionalText, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { registrationStatus } from '../registrations/status.ts'
import { inClientWithId } from '../tenants/contract.ts'
import { passageKind, passageOutcome } from './door.ts'

const Person = { registration: wire.id, name: z.string(), company_name: z.nullable(z.string()) }

/** Somebody who passed a door. */
export const Passage = z.object({
  ...Person,
  id: z.string(),
  kind: passageKind.wire,
  outcome: passageOutcome.wire,
  /** Why a passage that a device had let through was refused. */
  refusal: z.nullable(z.string()),
  at: wire.instant,
  by: z.string(),
  door: z.string(),
  is_offline: z.boolean(),
})
export type Passage = z.output<typeof Passage>

/** A passage as the device saw it: by the code read, or by the registration chosen in the list. */
export const Scan = z
  .object({
    id: z.uuid(),
    code: z.optional(requiredText(400)),
    registration: z.optional(wire.id),
    kind: passageKind.wire,
    at: wire.instant,
    is_offline: wire.flag,
    /** Lets in somebody who has still to pay or to be validated. */
    reason: optionalText(500),
  })
  .check(z.refine((scan) => (scan.code === undefined) !== (scan.registration === undefined), { error: 'required', path: ['code'] }))
export type Scan = z.output<typeof Scan>

export const ScanResult = z.object({
  id: z.string(),
  outcome: passageOutcome.wire,
  /** Null when the code is of nobody here. */
  person: z.nullable(z.object({ ...Person, status: registrationStatus.wire })),
  /** The sentence of a refusal or of a second passage. */
  message: z.nullable(z.string()),
  may_force: z.boolean(),
})
export type ScanResult = z.output<typeof ScanResult>

/** Everybody a door may meet, to decide without the network. */
export const DoorList = z.object({
  event: wire.id,
  title: z.string(),
  made_at: wire.instant,
  /** Ed25519 key that reads codes (EXT-10), base64url. */
  public_key: z.string(),
  doors: z.array(z.string()),
  holders: z.array(
    z.object({
      ...Person,
      code: z.string(),
      pass_rev: z.int(),
      status: registrationStatus.wire,
      is_inside: z.boolean(),
      last_at: z.nullable(wire.instant),
    }),
  ),
})
export type DoorList = z.output<typeof DoorList>

/** What a device sends of a door. */
export const Scans = z.object({
  /** The clock of the device when it sends, by which a wrong one is corrected. */
  sent_at: wire.instant,
  door: optionalText(60),
  scans: z.array(Scan).check(z.minLength(1, 'required'), z.maxLength(200, 'tooMany')),
})
export type Scans = z.output<typeof Scans>

export const searchedAtDoor = z.object({ q: z.optional(z.string().check(z.maxLength(100))) })
/** An entrance as it is now: its counters, who passed, people found by name. */
export const Entrance = z.object({
  title: z.string(),
  /** False for an activity people choose within an event: they register for the event. */
  takes_registrations: z.boolean(),
  expected: z.int(),
  present: z.int(),
  /** Inside now: entered and not gone out. */
  inside: z.int(),
  doors: z.array(z.string()),
  last: z.array(Passage),
  /** What devices without the network let through and the server refused or had already. */
  conflicts: z.array(Passage),
  matches: z.array(z.object({ ...Person, status: registrationStatus.wire, code: z.string() })),
})
export type Entrance = z.output<typeof Entrance>

export const doorEndpoints = {
  recordScans: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/checkins/',
    summary: 'Passages as a device saw them, with or without the network; one sent twice counts once',
    params: inClientWithId,
    body: Scans,
    response: z.object({ results: z.array(ScanResult) }),
  }),
  undoPassage: endpoint({
    method: 'POST',
    path: '/clients/:client/checkins/:passage/undo/',
    summary: 'Take a passage back: alone within two minutes, later with a reason',
    params: z.object({ client: z.string(), passage: z.uuid() }),
    body: z.object({ reason: optionalText(500) }),
    response: z.object({ done: z.literal(true) }),
  }),
  doorList: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/checkins/bundle/',
    summary: 'Everybody expected, to check in without the network',
    params: inClientWithId,
    response: DoorList,
    writes: true,
  }),
}
