import * as z from 'zod/mini'
import { type DocumentCategory, documentCategory } from '../documents/category.ts'
import { depositUpload } from '../documents/contract.ts'
import { type DocumentKind, documentKind, isSensitive, requestedKinds } from '../documents/kind.ts'
import { documentRestriction } from '../documents/restriction.ts'
import { documentStatus } from '../documents/status.ts'
import { BulkPreview, Outcome } from '../kernel/bulk-preview.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { isAmong, optionalLines, optionally, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'

/** What the register holds. */
export const registerCategories = ['other', 'guide', 'help', 'report'] as const satisfies readonly DocumentCategory[]

/** A line of the register: a document, or what was asked and has not come, whose number is negative. */
export const PaperRow = z.object({
  id: z.int(),
  document: z.nullable(wire.id),
  name: z.string(),
  kind: documentKind.wire,
  category: documentCategory.wire,
  status: documentStatus.wire,
  restriction: documentRestriction.wire,
  user: z.nullable(wire.id),
  user_name: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  event: z.nullable(wire.id),
  event_title: z.nullable(z.string()),
  deposited_by: z.nullable(z.string()),
  created_at: wire.instant,
  sent_at: z.nullable(wire.instant),
  decided_at: z.nullable(wire.instant),
  due_on: z.nullable(wire.day),
  expires_on: z.nullable(wire.day),
  reason: z.nullable(z.string()),
  content_type: z.nullable(z.string()),
  /** Asked of its person, and not brought by itself. */
  is_requested: z.boolean(),
  /** Whether the caller may delete it, or stop asking for it. */
  is_removable: z.boolean(),
})
export type PaperRow = z.output<typeof PaperRow>

export const paperActs = ['validate', 'reject', 'reclaim'] as const
export type PaperAct = (typeof paperActs)[number]

/** More than anybody goes through at once. */
export const mostAtOnce = 500
const inRow = z.object({ client: z.string(), id: wire.integer })
const reason = optionalLines(500)
const chosen = { ids: z.array(wire.integer).check(z.minLength(1), z.maxLength(mostAtOnce)), act: z.enum(paperActs) }
const many = z
  .object({ ...chosen, reason, expires_on: optionally(wire.day) })
  .check(z.refine(({ act, reason: why }) => act !== 'reject' || Boolean(why?.trim()), { error: 'required', path: ['reason'] }))
const stale = ['other-documents', 'documents', 'guests', 'partners', 'users', 'own-papers', 'own-folder', 'to_dos'] as const

export const papersContract = {
  register: endpoint({
    method: 'GET',
    path: '/clients/:client/other-documents/',
    summary: 'Every file that is neither a proof, a bill, a ticket nor a contract, with what was asked and has not come',
    params: inClient,
    query: z.object({ ...listQuery, tab: z._default(z.optional(z.enum(['contacts', 'partners'])), 'contacts') }),
    response: listOf(PaperRow),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  add: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/other-documents/',
    summary: 'Add a file: about somebody, or given out for an event',
    params: inClient,
    query: z
      .object({
        name: requiredText(120),
        kind: z._default(z.optional(documentKind.wire), 'other'),
        category: z._default(z.optional(documentCategory.wire.check(isAmong<DocumentCategory>(registerCategories))), 'other'),
        user: z.optional(wire.id),
        event: z.optional(wire.id),
        restriction: documentRestriction.wire,
        expires_on: z.optional(wire.day),
        /** Put on the record of who works for the tenant. */
        as_partner: z._default(z.optional(wire.flag), false),
      })
      .check(
        z.refine(({ user, event, as_partner }) => user !== undefined || (event !== undefined && !as_partner), {
          error: 'required',
          path: ['user'],
        }),
      ),
    upload: depositUpload,
    response: z.object({ id: wire.id }),
    status: 201,
  }),
  change: endpoint({
    stale,
    method: 'PATCH',
    path: '/clients/:client/other-documents/:id/',
    summary: 'Say what a document is, who sees it and when it expires',
    params: inRow,
    body: z.object({
      name: requiredText(120),
      kind: documentKind.wire,
      restriction: documentRestriction.wire,
      expires_on: optionally(wire.day),
    }),
    response: z.object({ done: z.literal(true) }),
  }),
  remove: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/other-documents/:id/',
    summary: 'Delete a document nobody accepted, or stop asking for what has not come',
    params: inRow,
    response: z.object({ done: z.literal(true) }),
  }),
  ask: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/other-documents/requests/',
    summary: 'Ask people for a paper; those who have it already, or were asked, are left',
    params: inClient,
    body: z
      .object({
        users: z.array(wire.id).check(z.minLength(1, 'required'), z.maxLength(mostAtOnce, 'tooMany')),
        kind: documentKind.wire.check(isAmong<DocumentKind>(requestedKinds)),
        name: requiredText(120),
        why: optionalLines(500),
        due_on: optionally(wire.day),
        event: optionally(wire.id),
        /** Asked of those who work for the tenant, for their record. */
        as_partner: z._default(z.optional(wire.flag), false),
      })
      // What the law protects is removed with what it is asked for (PRV-22).
      .check(z.refine(({ kind, event }) => !isSensitive(kind) || Boolean(event), { error: 'required', path: ['event'] })),
    response: Outcome,
    status: 201,
  }),
  decide: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/other-documents/:id/decision/',
    summary: 'Accept what was deposited, or refuse it saying why (3 → 4, 3 → 9)',
    params: inRow,
    body: z
      .object({ is_accepted: wire.flag, reason, expires_on: optionally(wire.day) })
      .check(z.refine(({ is_accepted, reason: why }) => is_accepted || Boolean(why?.trim()), { error: 'required', path: ['reason'] })),
    response: z.object({ done: z.literal(true) }),
  }),
  previewMany: endpoint({
    method: 'POST',
    path: '/clients/:client/other-documents/acts/preview/',
    summary: 'What an act on many lines would do, those it leaves and why; nothing is written',
    params: inClient,
    body: z.object(chosen),
    response: BulkPreview,
    reads: true,
  }),
  actMany: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/other-documents/acts/',
    summary: 'Accept, refuse or ask again for many; those that cannot be are left, with the reason',
    params: inClient,
    body: many,
    response: Outcome,
  }),
}
