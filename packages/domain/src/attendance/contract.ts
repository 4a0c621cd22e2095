import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { registrationStatus } from '../registrations/status.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { presenceState } from './presence.ts'
import { slotStates } from './rules.ts'

const inSlot = z.object({ client: z.string(), slot: wire.id })
const state = z.enum(slotStates)

/** A half-day of the caller, as participant or as partner. */
export const OwnHalfDay = z.object({
  slot: wire.id,
  role: z.enum(['participant', 'partner']),
  event: wire.id,
  event_title: z.string(),
  slot_title: z.string(),
  start_at: wire.instant,
  end_at: wire.instant,
  opens_at: wire.instant,
  closes_at: wire.instant,
  place: z.string(),
  partners: z.array(z.string()),
  state,
  signed_at: z.nullable(wire.instant),
  reason: z.string(),
  minutes_late: z.int(),
  is_locked: z.boolean(),
  /** Counters a partner reads; null for a participant. */
  expected: z.nullable(z.int()),
  signed: z.nullable(z.int()),
})
export type OwnHalfDay = z.output<typeof OwnHalfDay>

const Mark = z.object({
  slot: wire.id,
  state,
  presence: z.nullable(presenceState.wire),
  minutes_late: z.int(),
  reason: z.string(),
  signed_at: z.nullable(wire.instant),
  /** `drawing` or `typed`. */
  mode: z.nullable(z.enum(['drawing', 'typed'])),
  drawing: z.nullable(z.string()),
  typed_name: z.nullable(z.string()),
  /** How the signatory was recognised. */
  identified_by: z.nullable(z.enum(['account', 'link'])),
  recorded_by: z.nullable(z.string()),
})
export type Mark = z.output<typeof Mark>

/** The attendance sheet of an event: people × half-days. */
export const Sheet = z.object({
  event: wire.id,
  title: z.string(),
  place: z.string(),
  organisation: z.object({ name: z.string(), activity_number: z.nullable(z.string()), siret: z.nullable(z.string()) }),
  slots: z.array(
    z.object({
      id: wire.id,
      title: z.string(),
      start_at: wire.instant,
      end_at: wire.instant,
      opens_at: wire.instant,
      closes_at: wire.instant,
    }),
  ),
  people: z.array(
    z.object({
      registration: wire.id,
      user: wire.id,
      name: z.string(),
      company_name: z.nullable(z.string()),
      status: registrationStatus.wire,
      minutes: z.int(),
      marks: z.array(Mark),
    }),
  ),
  partners: z.array(z.object({ user: wire.id, name: z.string(), marks: z.array(Mark) })),
  locked_at: z.nullable(wire.instant),
  /** Number of the sealed document, once it is made. */
  document: z.nullable(wire.id),
})
export type Sheet = z.output<typeof Sheet>

const Proof = z.object({ id: wire.id, slot: wire.id, signed_at: wire.instant, hash: z.string() })
const Done = z.object({ done: z.literal(true) })

/** Longest drawing accepted, in characters of its data address. */
export const maxDrawing = 200_000

const CheckIn = z.object({
  registration: wire.id,
  name: z.string(),
  company_name: z.nullable(z.string()),
  at: wire.instant,
  by: z.string(),
  slot: z.nullable(wire.id),
})
export type CheckIn = z.output<typeof CheckIn>

const SheetRow = z.object({
  event: wire.id,
  event_title: z.string(),
  slot: wire.id,
  start_at: wire.instant,
  end_at: wire.instant,
  place: z.string(),
  partners: z.array(z.string()),
  expected: z.int(),
  signed: z.int(),
  absent: z.int(),
  partner_signed: z.boolean(),
  state: z.enum(['coming', 'open', 'incomplete', 'complete', 'locked']),
})
export type SheetRow = z.output<typeof SheetRow>

export const attendanceContract = {
  ownHalfDays: endpoint({
    method: 'GET',
    path: '/clients/:client/presences/',
    summary: 'Half-days of the caller, to sign or signed',
    access: 'link',
    params: inClient,
    query: z.object({ user: z.optional(z.literal('me')) }),
    response: z.array(OwnHalfDay),
  }),
  sign: endpoint({
    method: 'POST',
    path: '/clients/:client/presences/:slot/signature/',
    summary: 'Sign one’s own half-day, drawn or typed; signing twice answers the same proof',
    access: 'link',
    params: inSlot,
    body: z
      .object({
        drawing: z.optional(z.string().check(z.maxLength(maxDrawing, 'tooLong'))),
        typed_name: z.optional(requiredText(200)),
        consent_version: requiredText(40),
        as: z.optional(z.enum(['participant', 'partner'])),
      })
      .check(
        z.refine((body) => (body.drawing === undefined) !== (body.typed_name === undefined), { error: 'required', path: ['typed_name'] }),
      ),
    response: Proof,
    status: 201,
  }),
  markAbsent: endpoint({
    method: 'POST',
    path: '/clients/:client/presences/:slot/absence/',
    summary: 'Mark a person absent from a half-day',
    params: inSlot,
    body: z.object({ registration: wire.id, reason: z._default(z.optional(z.string().check(z.trim(), z.maxLength(500, 'tooLong'))), '') }),
    response: Done,
  }),
  markLate: endpoint({
    method: 'POST',
    path: '/clients/:client/presences/:slot/lateness/',
    summary: 'Record a lateness; zero minutes is on time',
    params: inSlot,
    body: z.object({
      registration: wire.id,
      minutes: wire.integer.check(z.minimum(0), z.maximum(600)),
      reason: z._default(z.optional(z.string().check(z.trim(), z.maxLength(500, 'tooLong'))), ''),
    }),
    response: Done,
  }),
  regularise: endpoint({
    method: 'POST',
    path: '/clients/:client/presences/:slot/regularisation/',
    summary: 'Record a presence that could not be signed, with its author and reason (FOR-32)',
    params: inSlot,
    body: z.object({ registration: wire.id, reason: requiredText(500) }),
    response: Done,
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/presences/',
    summary: 'The attendance sheet of an event',
    params: inClientWithId,
    response: Sheet,
  }),
  lockSheet: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/attendance-sheet/lock/',
    summary: 'Lock the sheet; its sealed PDF and the proofs follow',
    params: inClientWithId,
    response: z.object({ locked_at: wire.instant }),
  }),
  verifySheet: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/attendance-sheet/verification/',
    summary: 'Whether the chain of signatures is unbroken',
    params: inClientWithId,
    response: z.object({ count: z.int(), is_unbroken: z.boolean(), broken_at: z.nullable(wire.id) }),
  }),
  sheets: endpoint({
    method: 'GET',
    path: '/clients/:client/attendance-sheets/',
    summary: 'Half-days of every event with what is signed and missing',
    params: inClient,
    query: z.object({ ...listQuery, event: z.optional(wire.id), from: z.optional(wire.day), to: z.optional(wire.day) }),
    response: listOf(SheetRow),
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/checkin/',
    summary: 'Let in the bearer of a code, scanned or typed; the first scan wins',
    params: inClientWithId,
    body: z.object({ code: requiredText(400) }),
    response: CheckIn,
    status: 201,
  }),
  checkIns: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/checkins/',
    summary: 'Counters of an entrance, its last entries, and people found by name',
    params: inClientWithId,
    query: z.object({ q: z.optional(z.string().check(z.maxLength(100))) }),
    response: z.object({
      title: z.string(),
      expected: z.int(),
      present: z.int(),
      last: z.array(CheckIn),
      matches: z.array(
        z.object({
          registration: wire.id,
          name: z.string(),
          company_name: z.nullable(z.string()),
          status: registrationStatus.wire,
          code: z.string(),
        }),
      ),
    }),
  }),
  pass: endpoint({
    method: 'GET',
    path: '/clients/:client/guests/:id/pass/',
    summary: 'The pass of a registration: its code to show',
    params: inClientWithId,
    response: z.object({
      registration: wire.id,
      name: z.string(),
      event: wire.id,
      event_title: z.string(),
      event_url: z.string(),
      start_date: z.nullable(wire.instant),
      end_date: z.nullable(wire.instant),
      place: z.string(),
      /** Text to type when the code cannot be scanned. */
      code: z.string(),
      qr_svg: z.string(),
      is_valid: z.boolean(),
      checked_in_at: z.nullable(wire.instant),
    }),
  }),
  issueTicket: endpoint({
    method: 'POST',
    path: '/clients/:client/guests/:id/ticket/',
    summary: 'Issue the ticket again: a new code, the former one is refused',
    params: inClientWithId,
    response: z.object({ done: z.literal(true) }),
    status: 202,
  }),
}
