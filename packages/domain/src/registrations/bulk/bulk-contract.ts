import * as z from 'zod/mini'
import { BulkPreview, Outcome } from '../../kernel/bulk-preview.ts'
import { endpoint } from '../../kernel/contract.ts'
import { Filter } from '../../kernel/listing.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { registrationStatus } from '../status.ts'
import { bulkActs } from './bulk-acts.ts'

const body = z.object({
  act: z.enum(bulkActs),
  ids: z.optional(z.array(wire.id).check(z.maxLength(500))),
  /** All those the list of the event finds. */
  found: z.optional(
    z.object({
      q: z.optional(z.string().check(z.maxLength(200))),
      filters: z.optional(z.array(Filter).check(z.maxLength(20))),
      status: z.optional(registrationStatus.wire),
    }),
  ),
  reason: z.optional(z.string().check(z.trim(), z.maxLength(500, 'tooLong'))),
})

export const registrationBulkContract = {
  previewMany: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/registrations/many/preview/',
    summary: 'What an act on many registrations of an event would do, before anything is written',
    params: inClientWithId,
    body,
    response: BulkPreview,
    reads: true,
  }),
  actOnMany: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/registrations/many/',
    summary: 'Approve, refuse, confirm, cancel or remind many registrations of an event',
    params: inClientWithId,
    body,
    /** `undo` names the act for who did it; null when it cannot be taken back. */
    response: z.object({ ...Outcome.shape, undo: z.nullable(z.string()) }),
  }),
  undoMany: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/registrations/many/undo/',
    summary: 'Bring back the registrations one’s own act ended, when places remain',
    params: inClientWithId,
    body: z.object({ undo: z.string().check(z.maxLength(60)) }),
    response: Outcome,
  }),
}
