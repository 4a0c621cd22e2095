import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { requiredLines, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'
import { registrationStatus } from './status.ts'

const Recipients = z.object({ recipients: z.int() })
const statuses = wire.list(registrationStatus.wire).check(z.minLength(1, 'required'))

export const messageContract = {
  recipients: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/messages/',
    summary: 'How many people a message to the registrations of these statuses would reach',
    params: inClientWithId,
    query: z.object({ status: statuses }),
    response: Recipients,
  }),
  write: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/messages/',
    summary: 'Write to everybody registered for an event at these statuses; mails leave in batches',
    params: inClientWithId,
    body: z.object({ subject: requiredText(150), message: requiredLines(5_000), status: statuses }),
    response: Recipients,
    status: 202,
    stale: ['mails', 'traces'],
  }),
}
