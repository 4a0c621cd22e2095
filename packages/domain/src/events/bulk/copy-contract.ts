import * as z from 'zod/mini'
import { BulkPreview, Outcome } from '../../kernel/bulk-preview.ts'
import { endpoint } from '../../kernel/contract.ts'
import { inClient } from '../../tenants/contract.ts'
import { chosen } from './bulk-contract.ts'
import { shiftedDays } from './shift.ts'

const body = z.object({ ...chosen, days: z._default(z.int().check(z.gte(-shiftedDays), z.lte(shiftedDays)), 0) })

/** Events are copied as each would be by its own duplication, without their rooms nor who leads them. */
export const eventCopyContract = {
  previewCopies: endpoint({
    method: 'POST',
    path: '/clients/:client/events/many/copy/preview/',
    summary: 'What copying many events as drafts would give: the dates of each and those of its copy; nothing is written',
    params: inClient,
    body,
    response: BulkPreview,
    reads: true,
  }),
  copyMany: endpoint({
    method: 'POST',
    path: '/clients/:client/events/many/copy/',
    summary:
      'Copy many events as drafts, their dates moved by some days; never registrations. Those that cannot be are left, with the reason',
    params: inClient,
    body,
    response: Outcome,
    stale: ['events', 'public'],
  }),
}
