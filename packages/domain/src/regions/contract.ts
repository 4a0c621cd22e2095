import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'

export const regionsContract = {
  choices: endpoint({
    method: 'GET',
    path: '/clients/:client/region-choices/',
    summary: 'Names of the regions, for lists and forms about people',
    params: inClient,
    response: z.array(z.object({ id: wire.id, name: z.string() })),
  }),
}
