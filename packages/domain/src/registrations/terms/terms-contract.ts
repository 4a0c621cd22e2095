import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'

/** The wording of the conditions that applies to a registration, and whether its person accepted it. */
export const PendingTerms = z.object({
  wording: wire.id,
  published_at: wire.instant,
  accepted_at: z.nullable(wire.instant),
})
export type PendingTerms = z.output<typeof PendingTerms>

/** A wording that was accepted, as evidence: when, by whom, and the SHA-256 of what was read. */
export const AcceptedTerms = z.object({
  wording: wire.id,
  published_at: wire.instant,
  accepted_at: wire.instant,
  by_name: z.nullable(z.string()),
  sha256: z.string(),
})
export type AcceptedTerms = z.output<typeof AcceptedTerms>

export const termsContract = {
  readTerms: endpoint({
    method: 'GET',
    path: '/clients/:client/guests/:id/terms/',
    summary: 'The conditions that apply to a registration, as they are worded today',
    access: 'link',
    params: inClientWithId,
    response: z.object({ ...PendingTerms.shape, text: z.string(), sha256: z.string() }),
  }),
  acceptTerms: endpoint({
    stale: ['guests'],
    method: 'POST',
    path: '/clients/:client/guests/:id/terms/',
    summary: 'Accept for oneself the wording that was read; another one since is refused',
    access: 'link',
    params: inClientWithId,
    body: z.object({ wording: wire.id, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    response: PendingTerms,
  }),
}
