import * as z from 'zod/mini'
import { BulkPreview, Outcome } from '../../kernel/bulk-preview.ts'
import { endpoint } from '../../kernel/contract.ts'
import { personNameOrNone } from '../../kernel/person-name.ts'
import { email } from '../../kernel/validation.ts'
import { inClientWithId } from '../../tenants/contract.ts'

/** People invited by one request, at most. */
export const mostInvited = 500

const body = z.object({
  people: z
    .array(z.object({ mail: email, first_name: personNameOrNone(120), last_name: personNameOrNone(120) }))
    .check(z.minLength(1, 'required'), z.maxLength(mostInvited, 'tooMany')),
})

export const inviteAddressesContract = {
  preview: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/address-invitations/preview/',
    summary: 'Who of a list of addresses would be invited, and who is known',
    params: inClientWithId,
    body,
    response: BulkPreview,
    reads: true,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/address-invitations/',
    summary: 'Invite the people of a list of addresses; those unknown are added',
    params: inClientWithId,
    body,
    response: Outcome,
    status: 201,
  }),
}
