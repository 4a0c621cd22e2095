import * as z from 'zod/mini'
import { BulkPreview, Outcome } from '../../kernel/bulk-preview.ts'
import { endpoint } from '../../kernel/contract.ts'
import { requiredText } from '../../kernel/validation.ts'
import { inClient } from '../../tenants/contract.ts'
import { cancelledBills, EventImpact } from '../acts/act-contract.ts'
import { chosen } from './bulk-contract.ts'

const body = z.object(chosen)

/** Events end as each would alone: cancelled for good, or deleted when nothing hangs on them. */
export const eventEndingContract = {
  previewCancellations: endpoint({
    method: 'POST',
    path: '/clients/:client/events/many/cancellation/preview/',
    summary: 'What cancelling many events would do, all told: people, partners, tickets, rooms, bills; nothing is written',
    params: inClient,
    body,
    response: z.object({ ...BulkPreview.shape, impact: EventImpact }),
    reads: true,
  }),
  cancelMany: endpoint({
    method: 'POST',
    path: '/clients/:client/events/many/cancellation/',
    summary: 'Cancel many events for one reason, told to everyone; those that cannot be are left, with the reason',
    params: inClient,
    body: z.object({ ...chosen, reason: requiredText(500), bills: z._default(z.optional(z.enum(cancelledBills)), 'task') }),
    response: z.object({ ...Outcome.shape, impact: EventImpact }),
    stale: ['events', 'public'],
  }),
  previewRemovals: endpoint({
    method: 'POST',
    path: '/clients/:client/events/many/removal/preview/',
    summary: 'Which of many events would be deleted, and what keeps the others; nothing is written',
    params: inClient,
    body,
    response: BulkPreview,
    reads: true,
  }),
  removeMany: endpoint({
    method: 'POST',
    path: '/clients/:client/events/many/removal/',
    summary: 'Delete those of many events that nothing hangs on; the others are left, with what keeps them',
    params: inClient,
    body,
    response: Outcome,
    stale: ['events', 'public'],
  }),
}
