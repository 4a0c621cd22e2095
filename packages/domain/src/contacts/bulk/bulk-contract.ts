import * as z from 'zod/mini'
import { BulkPreview, Outcome } from '../../kernel/bulk-preview.ts'
import { endpoint } from '../../kernel/contract.ts'
import { Filter } from '../../kernel/listing.ts'
import { requiredLines, requiredText, shortText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { workStatus } from '../../kernel/work-status.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { contactKinds } from '../contract.ts'
import { bulkActs, bulkWorks } from './bulk.ts'

export const BulkMailFields = z.object({ subject: requiredText(200), message: requiredLines(10_000) })

/** All those a list of people finds. */
export const FoundPeople = z.object({
  q: z.optional(z.string().check(z.maxLength(200))),
  filters: z.optional(z.array(Filter).check(z.maxLength(20))),
  kind: z.optional(z.enum(contactKinds)),
  company: z.optional(wire.id),
})

/** Some people, or all those a list finds; and what is done to them. */
const bulkBody = z.object({
  act: z.enum(bulkActs),
  ids: z.optional(z.array(wire.id).check(z.maxLength(1000))),
  found: z.optional(FoundPeople),
  company: z.optional(wire.id),
  mail: z.optional(BulkMailFields),
  set: z.optional(
    z.object({
      is_adherent: z.optional(wire.flag),
      is_prospect: z.optional(wire.flag),
      in_annuary: z.optional(wire.flag),
      region: z.optional(z.nullable(wire.id)),
    }),
  ),
})

/** How far a long act is. */
const BulkWork = z.object({
  id: wire.id,
  act: z.enum(bulkWorks),
  status: workStatus.wire,
  total: z.int(),
  done: z.int(),
  /** Of those done, the ones left out, and why. */
  failed: z.int(),
  left: Outcome.shape.left,
  reason: z.nullable(z.string()),
  has_report: z.boolean(),
  /** Names the act for its reader to take it back; null when that cannot be. */
  undo: z.nullable(z.string()),
})
export type BulkWork = z.output<typeof BulkWork>

/** What was done at once, or the work that goes on with it. */
const BulkDone = z.object({ ...Outcome.shape, work: z.nullable(wire.id), undo: BulkWork.shape.undo })
export type BulkDone = z.output<typeof BulkDone>

export const bulkContract = {
  preview: endpoint({
    method: 'POST',
    path: '/clients/:client/users/bulk/preview/',
    summary: 'How many people an act would change, the first of them before and after, who would be left out and why; nothing is written',
    params: inClient,
    body: bulkBody,
    reads: true,
    response: BulkPreview,
  }),
  run: endpoint({
    method: 'POST',
    path: '/clients/:client/users/bulk/',
    summary: 'Write to, validate, invite, attach, edit or disable many people: at once up to 50, beyond as a long work',
    params: inClient,
    body: bulkBody,
    response: BulkDone,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/clients/:client/users/bulk/undo/',
    summary: 'Take back one’s own act on many people within 15 minutes: those changed since keep what they hold',
    params: inClient,
    body: z.object({ act: shortText(60) }),
    response: BulkDone,
  }),
  work: endpoint({
    method: 'GET',
    path: '/clients/:client/users/bulk/:id/',
    summary: 'How far a long act on many people is',
    params: inClientWithId,
    response: BulkWork,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/clients/:client/users/bulk/:id/stop/',
    summary: 'Stop a long act: what is done stays done',
    params: inClientWithId,
    response: BulkWork,
  }),
  report: endpoint({
    method: 'GET',
    path: '/clients/:client/users/bulk/:id/report/',
    summary: 'What became of each person, as a CSV file',
    params: inClientWithId,
    streams: ['text/csv'],
  }),
}
