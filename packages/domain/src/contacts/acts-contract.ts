import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { imageUpload } from '../kernel/images.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { optionalLines } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'
import { adminLevel } from './admin-level.ts'
import { Contact } from './contract.ts'

const act = <const P extends string>(name: P, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/clients/:client/users/:id/${name}/`,
    summary,
    params: inClientWithId,
    body: z.object({ reason: optionalLines(500) }),
    response: Contact,
  })

/** One change told by the history: a field, before and after. */
const Change = z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })
export const HistoryLine = z.object({
  id: wire.id,
  at: wire.instant,
  action: z.string(),
  info: z.nullable(z.string()),
  /** Who acted; null for the product itself. */
  by: z.nullable(z.string()),
  /** The administrator connected as them. */
  acting_admin: z.nullable(z.string()),
  is_private: wire.flag,
  changes: z.array(Change),
})
export type HistoryLine = z.output<typeof HistoryLine>

/** What a person leaving their company still has ahead of them there. */
const Upcoming = z.object({ id: wire.id, title: z.string(), start_date: z.nullable(wire.instant) })
export type Upcoming = z.output<typeof Upcoming>

export const contactActsContract = {
  invite: act('invitation', 'Invite, or invite again, a person to choose a password (0 → 1)'),
  validate: act('validation', 'Validate the account a person asked for (3 → 4)'),
  activate: act('activation', 'Open an account (→ 5)'),
  suspend: act('suspension', 'Suspend an account and end its sessions (5 → 6)'),
  reactivate: act('reactivation', 'Open again an account that was suspended, absent or disabled (→ 5)'),
  disable: act('disablement', 'Disable an account and end its sessions (→ 8)'),
  sendPasswordLink: endpoint({
    method: 'POST',
    path: '/clients/:client/users/:id/password-link/',
    summary: 'Mail a person a link to choose a new password (24 h, single use)',
    params: inClientWithId,
    response: z.object({ done: z.literal(true) }),
    status: 202,
  }),
  setRights: endpoint({
    method: 'PATCH',
    path: '/clients/:client/users/:id/rights/',
    summary: 'Name a person administrator with a level (0 none, 1 read only, 2 limited), or end it; give or take tasks',
    params: inClientWithId,
    body: z.object({
      version: wire.integer,
      is_admin: wire.flag,
      is_restricted: z.optional(adminLevel.wire),
      has_tasks: z.optional(wire.flag),
    }),
    response: Contact,
  }),
  readAvatar: endpoint({
    method: 'GET',
    path: '/clients/:client/users/:id/avatar/',
    summary: 'A person’s portrait',
    params: inClientWithId,
    streams: imageUpload.accept,
  }),
  changeAvatar: endpoint({
    method: 'POST',
    path: '/clients/:client/users/:id/avatar/',
    summary: 'Change a person’s portrait',
    params: inClientWithId,
    upload: imageUpload,
    response: Contact,
  }),
  removeAvatar: endpoint({
    method: 'DELETE',
    path: '/clients/:client/users/:id/avatar/',
    summary: 'Remove a person’s portrait',
    params: inClientWithId,
    response: Contact,
  }),
  history: endpoint({
    method: 'GET',
    path: '/clients/:client/users/:id/history/',
    summary: 'What was done to a record, the latest first: who, when, before, after',
    params: inClientWithId,
    query: z.object({ page: listQuery.page, page_size: listQuery.page_size }),
    response: listOf(HistoryLine),
  }),
  upcoming: endpoint({
    method: 'GET',
    path: '/clients/:client/users/:id/departure/',
    summary: 'What a person leaving their company is still registered to',
    params: inClientWithId,
    response: z.array(Upcoming),
  }),
  depart: endpoint({
    method: 'POST',
    path: '/clients/:client/users/:id/departure/',
    summary: 'A person is no longer of their company, or leaves it; the past is kept',
    params: inClientWithId,
    response: z.object({ done: z.literal(true) }),
  }),
}
