import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { Contact } from '../contract.ts'
import { mergedFields, mergeLimits } from './merging.ts'

const ids = wire.list(wire.id).check(z.minLength(mergeLimits.least), z.maxLength(mergeLimits.most))

/** Records that may be one person's. */
export const DuplicateGroup = z.object({
  reason: z.enum(['phone', 'name']),
  people: z.array(
    z.object({
      id: wire.id,
      first_name: z.string(),
      last_name: z.string(),
      mail: z.string(),
      phone: z.nullable(z.string()),
      company_name: z.nullable(z.string()),
    }),
  ),
})
export type DuplicateGroup = z.output<typeof DuplicateGroup>

/** What would follow a merge, and what forbids it. */
export const MergePreview = z.object({
  people: z.array(Contact),
  registrations: z.int(),
  bills: z.int(),
  documents: z.int(),
  tasks: z.int(),
  /** Events several of them are registered to: one of the registrations must be cancelled first. */
  twice: z.array(z.string()),
  /** Administrators, whose record stays: one must be the one kept. */
  admins: z.array(wire.id),
})
export type MergePreview = z.output<typeof MergePreview>

/** A merge a record comes from. */
export const Merge = z.object({
  id: wire.id,
  done_at: wire.instant,
  names: z.array(z.string()),
  may_undo: wire.flag,
})
export type Merge = z.output<typeof Merge>

export const mergesContract = {
  groups: endpoint({
    method: 'GET',
    path: '/clients/:client/users/duplicate-groups/',
    summary: 'Records that may be one person’s: same phone, or same name in the same company',
    params: inClient,
    response: z.array(DuplicateGroup),
  }),
  preview: endpoint({
    method: 'GET',
    path: '/clients/:client/users/merge/',
    summary: 'What would follow a merge, and what forbids it',
    params: inClient,
    query: z.object({ ids }),
    response: MergePreview,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/clients/:client/users/merge/',
    summary: 'Make 2 to 5 records one: each field from the record it is best in, everything else follows the one kept',
    params: inClient,
    body: z.object({
      kept: wire.id,
      ids: wire.json(z.array(wire.id).check(z.minLength(mergeLimits.least), z.maxLength(mergeLimits.most))),
      /** Field by field, whose value is taken; the kept record’s when not said. */
      from: z.optional(wire.json(z.partialRecord(z.enum(mergedFields), wire.id))),
    }),
    response: z.object({ id: wire.id, contact: Contact }),
    status: 201,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/clients/:client/users/merge/:id/undo/',
    summary: 'Tell merged records apart again, within 24 hours; what came since stays with the one kept',
    params: inClientWithId,
    response: Contact,
  }),
  ofContact: endpoint({
    method: 'GET',
    path: '/clients/:client/users/:id/merges/',
    summary: 'The merges a record comes from',
    params: inClientWithId,
    response: z.array(Merge),
  }),
}
