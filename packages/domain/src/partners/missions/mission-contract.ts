import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { inClientWithId } from '../../tenants/contract.ts'

/** The mission order of a confirmed part: who goes where, when, for how much. */
export const missionContract = {
  missionOrder: endpoint({
    method: 'GET',
    path: '/clients/:client/assignments/:id/mission-order/',
    summary: 'The mission order of a confirmed part, for its person or whoever assigns',
    params: inClientWithId,
    streams: ['application/pdf'],
    // Who took it away is traced.
    writes: true,
  }),
  sendMissionOrder: endpoint({
    method: 'POST',
    path: '/clients/:client/assignments/:id/mission-order/',
    summary: 'Send the mission order of a confirmed part to its person; it stays among their documents',
    params: inClientWithId,
    body: z.object({}),
    response: z.object({ done: z.literal(true) }),
    status: 202,
  }),
}
