import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { productionKinds, proofKinds } from './productions.ts'

/** A document the platform makes for an event. */
export const Production = z.object({
  kind: z.enum(productionKinds),
  /** How many there are; null for what is drawn each time it is read. */
  made: z.nullable(z.int()),
  last_at: z.nullable(wire.instant),
  /** How many are still to make; null where nobody can tell yet. */
  missing: z.nullable(z.int()),
  /** Whether it is made as the sheet locks; null for what leaves no choice. */
  is_automatic: z.nullable(z.boolean()),
})
export type Production = z.output<typeof Production>

const Productions = z.object({ is_locked: z.boolean(), productions: z.array(Production) })

export const productionEndpoints = {
  productions: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/productions/',
    summary: 'What the platform makes for an event: how many, since when, what is missing',
    params: inClientWithId,
    response: Productions,
  }),
  changeProductions: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/productions/',
    summary: 'Which proofs are made as the sheet locks',
    params: inClientWithId,
    body: z.object({ kind: z.enum(proofKinds), is_automatic: wire.flag }),
    response: Productions,
    stale: ['events'],
  }),
  issueAttestations: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/attestations/',
    summary: 'Issue the attestations of a locked sheet to those who have none',
    params: inClientWithId,
    body: z.object({}),
    response: z.object({ count: z.int() }),
    status: 202,
    stale: ['events', 'documents'],
  }),
}
