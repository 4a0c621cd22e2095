import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { password } from '../kernel/password-fields.ts'
import { personName } from '../kernel/person-name.ts'
import { phone } from '../kernel/phone-field.ts'
import { email, optionalText, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'
import { Done, Session } from './contract.ts'

/** Whose personal link it is and what it opens; a dead one says so instead. */
export const PersonalLink = z.object({
  is_open: wire.flag,
  user: wire.id,
  masked_name: z.string(),
  masked_mail: z.string(),
  path: z.string(),
  expires_at: wire.instant,
})
export type PersonalLink = z.output<typeof PersonalLink>

/** Ways in beside the password: a forgotten one, a new account, a personal link. */
export const waysInContract = {
  findSpace: endpoint({
    method: 'POST',
    path: '/spaces/',
    summary:
      'The space of an organisation by its name or code; by one’s mail, the list of one’s spaces is sent, and the answer is always the same',
    access: 'public',
    body: z.object({ asked: requiredText(254) }),
    response: z.object({ space: z.nullable(z.object({ name: z.string(), label: z.string() })), is_sent: wire.flag }),
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
    inLine: 'passwords',
    params: inClient,
    body: z.object({
      mail: email,
      code: z.string().check(z.regex(/^\d{6}$/, 'validationCode')),
      first_name: personName(100),
      last_name: personName(100),
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
    inLine: 'passwords',
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
