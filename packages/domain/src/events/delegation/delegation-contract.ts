import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { optionally } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { EventRecord } from '../event-record.ts'
import { offeredSteps } from '../steps.ts'

export const delegationEndpoints = {
  delegateStep: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/steps/:step/delegation/',
    summary: 'Say who builds a step of an event, and by when; whoever is asked finds it among their tasks',
    params: z.object({ client: z.string(), id: wire.id, step: z.enum(offeredSteps) }),
    body: z.object({ responsible_id: optionally(wire.id), due_on: optionally(wire.day) }),
    response: EventRecord,
  }),
}
