import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { retainedGrounds } from './retained-rate.ts'

/** What giving a place up comes to now, before it is confirmed. */
export const CancelTerms = z.object({
  /** Until when the person may cancel by themselves; null without a limit. */
  limit: z.nullable(wire.instant),
  is_open: z.boolean(),
  rate: z.int(),
  ground: z.enum(retainedGrounds),
  withdrawal_until: z.nullable(wire.day),
  /** What is kept, tax included, what was paid, what is given back and what is left to pay. */
  fee: wire.money,
  paid: wire.money,
  refund: wire.money,
  due: wire.money,
  /** The same for each a bill is made out to; the person has no name. */
  owed: z.array(z.object({ name: z.nullable(z.string()), due: wire.money, refund: wire.money })),
  /** Until when each percentage holds. */
  scale: z.array(z.object({ until: wire.instant, rate: z.int() })),
})
export type CancelTerms = z.output<typeof CancelTerms>

export const cancelContract = {
  readTerms: endpoint({
    method: 'GET',
    path: '/clients/:client/guests/:id/cancellation/',
    summary: 'What giving a registration up keeps of its price, gives back and leaves to pay',
    access: 'link',
    params: inClientWithId,
    response: CancelTerms,
  }),
}
