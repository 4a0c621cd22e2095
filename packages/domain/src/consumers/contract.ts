import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { email, optionalLines, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'
import { contractEnding } from './kind.ts'

/** A declaration as it was received. */
export const ContractEndingLine = z.object({
  id: wire.id,
  kind: contractEnding.schema,
  name: z.string(),
  contract: z.string(),
  mail: z.string(),
  reason: z.string(),
  declared_at: wire.instant,
})
export type ContractEndingLine = z.output<typeof ContractEndingLine>

export const consumersContract = {
  declareEnding: endpoint({
    method: 'POST',
    path: '/clients/:client/public/contract-endings/',
    summary:
      'Withdraw from a contract or terminate it, without an account; always the same answer, and a dated receipt by mail (PRV-52, PRV-53)',
    access: 'public',
    // A consumer's right does not wait for their seller to be open again.
    whileSuspended: true,
    params: inClient,
    body: z.object({
      kind: contractEnding.schema,
      name: requiredText(200),
      /** As the person calls it: the number of a contract or of an order. */
      contract: requiredText(100),
      mail: email,
      reason: optionalLines(2000),
    }),
    response: z.object({ declared_at: wire.instant }),
    status: 201,
  }),
  endings: endpoint({
    method: 'GET',
    path: '/clients/:client/contract-endings/',
    summary: 'Withdrawals and terminations as consumers declared them, the latest first (PRV-52, PRV-53)',
    params: inClient,
    query: z.object(listQuery),
    response: listOf(ContractEndingLine),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
}
