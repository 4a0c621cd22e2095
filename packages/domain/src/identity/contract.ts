import * as z from 'zod/mini'
import { profiles } from '../kernel/actor.ts'
import { endpoint } from '../kernel/contract.ts'
import { requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'

/** The second factor to set up, the profile to complete, the validation to wait for. */
export const holds = ['secondFactor', 'incomplete', 'awaiting'] as const

/** The person behind a session, as every screen needs it (User). */
export const SessionUser = z.object({
  id: wire.id,
  client: wire.id,
  mail: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
  company: z.nullable(wire.id),
  company_name: z.nullable(z.string()),
  region_name: z.nullable(z.string()),
  profile_code: z.enum(profiles),
  profile_name: z.nullable(z.string()),
  profile_has_task: wire.flag,
  is_admin: wire.flag,
  is_super_admin: wire.flag,
  /** 0 none, 1 read only, 2 limited. */
  is_restricted: wire.integer,
  is_restricted_session: wire.flag,
  /** Name of the administrator acting as this person. */
  acting_admin: z.nullable(z.string()),
  language: z.enum(['fr', 'en']),
  /** Why the account is held back, if it is: nothing else opens until then. */
  held: z._default(z.nullable(z.enum(holds)), null),
})
export type SessionUser = z.output<typeof SessionUser>

/** Answer of a successful login, `client_id` included. */
export const Session = z.object({
  access: z.string(),
  refresh: z.string(),
  is_partner: wire.flag,
  is_referent: wire.flag,
  user: SessionUser,
  user_admin: wire.flag,
  client_id: wire.id,
  client: z.string(),
})
export type Session = z.output<typeof Session>

export const Done = z.object({ done: z.literal(true) })

export const identityContract = {
  login: endpoint({
    method: 'POST',
    path: '/login/',
    summary: 'Open a session with a mail and a password',
    access: 'public',
    inLine: 'passwords',
    body: z.object({
      identifier: requiredText(254),
      password: requiredText(200),
      client: z.optional(z.string()),
      totp: z.optional(z.string()),
    }),
    response: Session,
    secret: true,
  }),
  refresh: endpoint({
    stale: [],
    method: 'POST',
    path: '/token/refresh/',
    summary: 'Exchange a refresh token; the old one dies, its replay revokes the family',
    access: 'public',
    body: z.object({ refresh: requiredText(200) }),
    response: Session,
    secret: true,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/logout/',
    summary: 'Revoke the session',
    access: 'link',
    response: Done,
    whileRestricted: true,
  }),
  me: endpoint({
    method: 'GET',
    path: '/session/',
    summary: 'The session’s person as the server sees it now',
    access: 'link',
    response: SessionUser,
    whileRestricted: true,
  }),
  stream: endpoint({
    method: 'GET',
    path: '/clients/:client/stream/',
    summary: 'News for the connected person, as server-sent events; ends with the session',
    params: inClient,
    streams: ['text/event-stream'],
  }),
}
