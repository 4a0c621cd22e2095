import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { email, optionalText, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'
import { contractEnding } from './kind.ts'

export const consumersContract = {
  declareEnding: endpoint({
    method: 'POST',
    path: '/clients/:client/public/contract-endings/',
    summary:
      'Withdraw from a contract or terminate it, without an account; always the same answer, and a dated receipt by mail (PRV-52, PRV-53)',
    access: 'public',
    params: inClient,
    body: z.object({
      kind: contractEnding.schema,
      name: requiredText(200),
      /** As the person calls it: the number of a contract or of an order. */
      contract: requiredText(100),
      mail: email,
      reason: optionalText(2000),
    }),
    response: z.object({ declared_at: wire.instant }),
    status: 201,
  }),
}
