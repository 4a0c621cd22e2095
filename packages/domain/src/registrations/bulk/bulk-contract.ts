import * as z from 'zod/mini'
import { BulkPreview, Outcome } from '../../kernel/bulk-preview.ts'
import { endpoint } from '../../kernel/contract.ts'
import { Filter } from '../../kernel/listing.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { registrationStatus } from '../status.ts'
import { bulkActs } from './bulk-acts.ts'

const body = z.object({
  act: z.enum(bulkActs),
  ids: z.optional(z.array(wire.id).check(z.maxLength(500))),
  /** All those the list finds. */
  found: z.optional(
    z.object({
      q: z.optional(z.string().check(z.maxLength(200))),
      filters: z.optional(z.array(Filter).check(z.maxLength(20))),
      status: z.optional(registrationStatus.wire),
    }),
  ),
  reason: z.optional(z.string().check(z.trim(), z.maxLength(500, 'tooLong'))),
})

export type RegistrationsChosen = z.output<typeof body>
/** What it would do, and to how many of each event. */
const preview = z.object({
  ...BulkPreview.shape,
  events: z.array(z.object({ id: wire.id, title: z.string(), changed: z.int(), left: z.int() })),
})
/** `undo` names the act for who did it; null when it cannot be taken back. */
const done = z.object({ ...Outcome.shape, undo: z.nullable(z.string()) })
const undoBody = z.object({ undo: z.string().check(z.maxLength(60)) })

export const registrationBulkContract = {
  previewMany: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/registrations/many/preview/',
    summary: 'What an act on many registrations of an event would do, before anything is written',
    params: inClientWithId,
    body,
    response: preview,
    reads: true,
  }),
  actOnMany: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/registrations/many/',
    summary: 'Approve, refuse, confirm, cancel or remind many registrations of an event',
    params: inClientWithId,
    body,
    response: done,
  }),
  undoMany: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/registrations/many/undo/',
    summary: 'Bring back the registrations one’s own act ended, when places remain',
    params: inClientWithId,
    body: undoBody,
    response: Outcome,
  }),
  previewAcross: endpoint({
    method: 'POST',
    path: '/clients/:client/guests/many/preview/',
    summary: 'What an act on many registrations of several events would do, event by event, before anything is written',
    params: inClient,
    body,
    response: preview,
    reads: true,
  }),
  actAcross: endpoint({
    method: 'POST',
    path: '/clients/:client/guests/many/',
    summary: 'Approve, refuse, confirm, cancel or remind many registrations of several events',
    params: inClient,
    body,
    response: done,
  }),
  undoAcross: endpoint({
    method: 'POST',
    path: '/clients/:client/guests/many/undo/',
    summary: 'Bring back the registrations of several events one’s own act ended, where places remain',
    params: inClient,
    body: undoBody,
    response: Outcome,
  }),
}
