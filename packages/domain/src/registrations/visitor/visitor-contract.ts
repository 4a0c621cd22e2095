import * as z from 'zod/mini'
import { Session } from '../../identity/contract.ts'
import { endpoint } from '../../kernel/contract.ts'
import { personName } from '../../kernel/person-name.ts'
import { phone } from '../../kernel/phone-field.ts'
import { email } from '../../kernel/validation.ts'
import { inClientWithId } from '../../tenants/contract.ts'

const person = { mail: email, first_name: personName(100), last_name: personName(100), phone: z.optional(phone) }

/** A visitor registers first; the account is offered afterwards. */
export const visitorContract = {
  sendCode: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/visitor-codes/',
    summary: 'Mail a six-digit code proving the address of a visitor who registers; always the same answer',
    access: 'public',
    params: inClientWithId,
    body: z.object({ mail: email }),
    response: z.object({ done: z.literal(true) }),
    status: 202,
  }),
  enter: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/visitors/',
    summary: 'Prove one’s address with the code received: opens a session held to registrations, and takes a place',
    access: 'public',
    params: inClientWithId,
    body: z.object({ ...person, code: z.string().check(z.regex(/^\d{6}$/, 'validationCode')) }),
    response: z.object({ session: Session, path: z.string() }),
    status: 201,
    secret: true,
  }),
}
