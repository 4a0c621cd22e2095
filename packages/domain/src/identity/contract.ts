import * as z from 'zod/mini'
import { profiles } from '../kernel/actor.ts'
import { endpoint } from '../kernel/contract.ts'
import { email, optionalText, password, phone, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'

/** The second factor to set up, the profile to complete, the validation to wait for. */
export const holds = ['secondFactor', 'incomplete', 'awaiting'] as const

/** The person behind a session, as every screen needs it (specification §3, User). */
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
  /** 0 none, 1 read only, 2 limited (specification §3). */
  is_restricted: wire.integer,
  is_restricted_session: wire.flag,
  /** Name of the administrator acting as this person. */
  acting_admin: z.nullable(z.string()),
  language: z.enum(['fr', 'en']),
  /** Why the account is held back, if it is (screens-user §4.1, rows 14 and 15): nothing else opens until then. */
  held: z._default(z.nullable(z.enum(holds)), null),
})
export type SessionUser = z.output<typeof SessionUser>

/** Answer of a successful login (specification §7 plus `client_id`, decisions §2.1). */
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

const Done = z.object({ done: z.literal(true) })

/** Whose personal link it is and what it opens; a dead one says so instead (screen P03). */
export const PersonalLink = z.object({
  is_open: wire.flag,
  user: wire.id,
  masked_name: z.string(),
  masked_mail: z.string(),
  path: z.string(),
  expires_at: wire.instant,
})
export type PersonalLink = z.output<typeof PersonalLink>

export const identityContract = {
  login: endpoint({
    method: 'POST',
    path: '/login/',
    summary: 'Open a session with a mail and a password',
    access: 'public',
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
    whileHeld: true,
  }),
  me: endpoint({
    method: 'GET',
    path: '/session/',
    summary: 'The session’s person as the server sees it now',
    access: 'link',
    response: SessionUser,
    whileHeld: true,
  }),
  stream: endpoint({
    method: 'GET',
    path: '/clients/:client/stream/',
    summary: 'News for the connected person, as server-sent events; ends with the session',
    params: inClient,
    streams: ['text/event-stream'],
  }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/clients/:client/password-resets/',
    summary: 'Send a choose-password link if an account exists; always the same answer',
    access: 'public',
    params: inClient,
    body: z.object({ mail: email }),
    response: Done,
    status: 202,
  }),
  sendValidationCode: endpoint({
    method: 'POST',
    path: '/clients/:client/validation-codes/',
    summary: 'Mail a six-digit code proving an address; always the same answer',
    access: 'public',
    params: inClient,
    body: z.object({ mail: email }),
    response: Done,
    status: 202,
  }),
  createAccount: endpoint({
    method: 'POST',
    path: '/clients/:client/accounts/',
    summary: 'Create one’s account with the code received by mail, and open a session',
    access: 'public',
    params: inClient,
    body: z.object({
      mail: email,
      code: z.string().check(z.regex(/^\d{6}$/, 'validationCode')),
      first_name: requiredText(100),
      last_name: requiredText(100),
      phone: z.optional(phone),
      /** Where they work, by its name or its SIRET: checked by somebody before anything is attached. */
      company: optionalText(200),
      password,
      /** The terms of use, accepted by a tick of one's own. */
      terms: wire.flag,
    }),
    response: Session,
    status: 201,
    secret: true,
  }),
  readPasswordLink: endpoint({
    method: 'GET',
    path: '/clients/:client/choose-password/:unique/',
    summary: 'Whose password link this is',
    access: 'public',
    params: z.object({ client: z.string(), unique: z.string() }),
    response: z.object({ first_name: z.string(), mail: z.string(), is_first: wire.flag }),
  }),
  choosePassword: endpoint({
    method: 'POST',
    path: '/clients/:client/choose-password/:unique/',
    summary: 'Choose a password with a single-use link, and open a session',
    access: 'public',
    params: z.object({ client: z.string(), unique: z.string() }),
    body: z.object({ password, confirmation: z.string(), news: z.optional(wire.flag) }),
    response: Session,
    secret: true,
  }),
  readLink: endpoint({
    method: 'GET',
    path: '/clients/:client/links/:code/',
    summary: 'What a personal link opens; consumes nothing',
    access: 'public',
    params: z.object({ client: z.string(), code: z.string() }),
    response: PersonalLink,
  }),
  openLink: endpoint({
    method: 'POST',
    path: '/clients/:client/links/:code/',
    summary: 'Open the restricted session of a personal link',
    access: 'public',
    params: z.object({ client: z.string(), code: z.string() }),
    response: z.object({ session: Session, path: z.string() }),
    secret: true,
  }),
  renewLink: endpoint({
    method: 'POST',
    path: '/clients/:client/links/:code/renewals/',
    summary: 'Send a new link in place of a dead one, to the address on file only, three times a day at most',
    access: 'public',
    params: z.object({ client: z.string(), code: z.string() }),
    response: Done,
    status: 202,
    secret: true,
  }),
}
