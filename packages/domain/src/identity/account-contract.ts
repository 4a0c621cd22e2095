import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { password } from '../kernel/password-fields.ts'
import { email, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { Session } from './contract.ts'

const Done = z.object({ done: z.literal(true) })
const withPassword = z.object({ password: requiredText(200) })
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const SecondFactor = z.object({
  is_on: wire.flag,
  is_required: wire.flag,
  confirmed_at: z.nullable(wire.instant),
  recovery_codes_left: wire.integer,
})
export type SecondFactor = z.output<typeof SecondFactor>

/** An open session of a person, on one device. */
export const OpenSession = z.object({
  id: z.string(),
  user_agent: z.string(),
  address: z.string(),
  created_at: wire.instant,
  last_used_at: wire.instant,
  is_restricted: wire.flag,
  is_current: wire.flag,
  acting_admin: z.nullable(z.string()),
})
export type OpenSession = z.output<typeof OpenSession>

/** What a person does about their own account, and acting as someone else. Apart from the login's, which weighs on the first load. */
export const accountContract = {
  readSecondFactor: endpoint({
    method: 'GET',
    path: '/clients/:client/users/:id/second-factor/',
    summary: 'Whether the second factor is on, and how many recovery codes are left',
    whileRestricted: true,
    params: inClientWithId,
    response: SecondFactor,
  }),
  enrolSecondFactor: endpoint({
    method: 'POST',
    path: '/clients/:client/users/:id/second-factor/',
    summary: 'A new secret for an authenticator app (otpauth); it counts once confirmed',
    whileRestricted: true,
    secret: true,
    params: inClientWithId,
    body: withPassword,
    response: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
    status: 201,
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/clients/:client/users/:id/second-factor/confirmation/',
    summary: 'Turn the second factor on with a first code; answers the recovery codes, once',
    whileRestricted: true,
    secret: true,
    params: inClientWithId,
    body: z.object({ code: z.string().check(z.regex(/^\d{6}$/, 'validationCode')) }),
    response: RecoveryCodes,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/clients/:client/users/:id/second-factor/recovery-codes/',
    summary: 'New recovery codes; the former ones die',
    secret: true,
    params: inClientWithId,
    body: withPassword,
    response: RecoveryCodes,
  }),
  disableSecondFactor: endpoint({
    method: 'POST',
    path: '/clients/:client/users/:id/second-factor/removal/',
    summary: 'Turn the second factor off',
    params: inClientWithId,
    body: withPassword,
    response: Done,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/clients/:client/users/:id/password/',
    summary: 'Change one’s password; other sessions and links are revoked',
    params: inClientWithId,
    body: z.object({ current: requiredText(200), password, confirmation: z.string() }),
    response: Done,
  }),
  changeMail: endpoint({
    method: 'POST',
    path: '/clients/:client/users/:id/mail/',
    summary: 'Change one’s mail: without a code, one is sent to the new address; with it, the address changes',
    params: inClientWithId,
    body: z.object({ mail: email, password: requiredText(200), code: z.optional(z.string().check(z.regex(/^\d{6}$/, 'validationCode'))) }),
    response: z.object({ changed: wire.flag }),
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/clients/:client/users/:id/sessions/',
    summary: 'One’s open sessions, the latest used first',
    params: inClientWithId,
    response: z.array(OpenSession),
  }),
  closeSession: endpoint({
    method: 'DELETE',
    path: '/clients/:client/users/:id/sessions/:session/',
    summary: 'Close one session; its pages are put out at once',
    params: z.object({ client: z.string(), id: wire.id, session: z.string() }),
    response: Done,
  }),
  closeOtherSessions: endpoint({
    method: 'DELETE',
    path: '/clients/:client/users/:id/sessions/',
    summary: 'Close every session but this one',
    params: inClientWithId,
    response: z.object({ closed: wire.integer }),
  }),
  renewLinks: endpoint({
    method: 'POST',
    path: '/clients/:client/users/:id/personal-links/renewal/',
    summary: 'Kill every personal link and address sent so far',
    params: inClientWithId,
    response: Done,
  }),
  connectAs: endpoint({
    method: 'POST',
    path: '/clients/:client/users/:id/connect-as/',
    summary: 'Open a session in the name of a person; every trace names the administrator',
    secret: true,
    params: inClientWithId,
    response: Session,
  }),
  enterTenant: endpoint({
    method: 'POST',
    path: '/clients/:client/connect-as/',
    summary: 'From the vendor’s space, open a session as the administrator of a tenant; traced in both',
    secret: true,
    params: inClient,
    body: z.object({ tenant: wire.id }),
    response: Session,
  }),
  endActing: endpoint({
    method: 'POST',
    path: '/clients/:client/connect-as/end/',
    summary: 'End a session held in the name of someone',
    params: inClient,
    response: Done,
  }),
}
