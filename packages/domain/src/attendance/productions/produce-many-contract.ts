import * as z from 'zod/mini'
import { chosen } from '../../events/bulk/bulk-contract.ts'
import { BulkPreview, Outcome } from '../../kernel/bulk-preview.ts'
import { endpoint } from '../../kernel/contract.ts'
import { inClient } from '../../tenants/contract.ts'
import { producedForMany } from './produce-many.ts'

const body = z.object({ ...chosen, kind: z.enum(producedForMany) })
/** How many documents, of all the events together. */
const documents = z.int()

export const produceManyContract = {
  previewProductions: endpoint({
    method: 'POST',
    path: '/clients/:client/events/many/productions/preview/',
    summary: 'How many documents of a kind are still to make for many events, and why none is for the others; nothing is written',
    params: inClient,
    body,
    response: z.object({ ...BulkPreview.shape, documents }),
    reads: true,
  }),
  produceMany: endpoint({
    method: 'POST',
    path: '/clients/:client/events/many/productions/',
    summary: 'Have the documents of a kind made for many events, for whoever has none yet',
    params: inClient,
    body,
    response: z.object({ ...Outcome.shape, documents }),
    status: 202,
    stale: ['events', 'documents'],
  }),
}
