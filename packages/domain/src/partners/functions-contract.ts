import * as z from 'zod/mini'
import { BulkPreview, Outcome } from '../kernel/bulk-preview.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { mostPartsValidated } from './hours.ts'
import { partnerKind } from './kind.ts'
import { partnerStatus } from './status.ts'

/** One function of a person: everything they do as one kind of partner. */
export const PartnerFunction = z.object({
  kind: partnerKind.wire,
  /** Parts that stand. */
  parts: z.int(),
  /** Parts proposed, not yet confirmed. */
  proposed: z.int(),
  next_date: z.nullable(wire.instant),
  /** Minutes of the slots they hold, by calendar year, the latest first, and those validated of the events that begin in it. */
  years: z.array(z.object({ year: z.int(), minutes: z.int(), validated: z.int() })),
})
export type PartnerFunction = z.output<typeof PartnerFunction>

/** A part a person has, or had, in an event. */
export const PartnerPart = z.object({
  id: wire.id,
  event_id: wire.id,
  title: z.string(),
  start_date: z.nullable(wire.instant),
  end_date: z.nullable(wire.instant),
  time_zone: z.string(),
  role_title: z.string(),
  status: partnerStatus.wire,
  slots: z.int(),
  minutes: z.int(),
  /** Minutes done: of the slots they signed, or of those that are over where they signed none. */
  done: z.int(),
  /** What an administrator validated of them; null until then. */
  validated: z.nullable(z.int()),
})
export type PartnerPart = z.output<typeof PartnerPart>

/** More than a part may last. */
const mostHours = 2000

const manyParts = z.object({ ids: z.array(wire.id).check(z.minLength(1), z.maxLength(mostPartsValidated)) })

export const functionsContract = {
  functions: endpoint({
    method: 'GET',
    path: '/clients/:client/users/:id/functions/',
    summary: 'What a person does as a partner, kind by kind',
    params: inClientWithId,
    response: z.array(PartnerFunction),
  }),
  parts: endpoint({
    method: 'GET',
    path: '/clients/:client/users/:id/functions/:kind/',
    summary: 'The events where a person has one kind of part, past and coming',
    params: z.object({ client: z.string(), id: wire.id, kind: partnerKind.schema }),
    query: z.object({ ...listQuery, moment: z.optional(z.enum(['upcoming', 'past', 'ended'])) }),
    response: listOf(PartnerPart),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  validateHours: endpoint({
    method: 'POST',
    path: '/clients/:client/assignments/:id/hours/',
    summary: 'Validate the hours of a confirmed part once a slot is over; again to correct them',
    params: inClientWithId,
    body: z.object({ hours: wire.decimal.check(z.minimum(0, 'min'), z.maximum(mostHours, 'max')) }),
    response: z.object({ done: z.literal(true) }),
    stale: ['partners', 'users', 'assignments'],
  }),
  previewManyHours: endpoint({
    method: 'POST',
    path: '/clients/:client/assignments/hours/preview/',
    summary: 'What validating the hours of many parts would write, those it leaves and why; nothing is written',
    params: inClient,
    body: manyParts,
    response: BulkPreview,
    reads: true,
  }),
  validateManyHours: endpoint({
    method: 'POST',
    path: '/clients/:client/assignments/hours/',
    summary: 'Validate the hours of many parts as their slots propose them; those that cannot be are left, with the reason',
    params: inClient,
    body: manyParts,
    /** `undo` names the act for who did it. */
    response: z.object({ ...Outcome.shape, undo: z.nullable(z.string()) }),
    stale: ['partners', 'users', 'assignments'],
  }),
  undoManyHours: endpoint({
    method: 'POST',
    path: '/clients/:client/assignments/hours/undo/',
    summary: 'Take back one’s own validation of many parts: hours corrected since stay',
    params: inClient,
    body: z.object({ undo: z.string().check(z.maxLength(60)) }),
    response: Outcome,
    stale: ['partners', 'users', 'assignments'],
  }),
}
