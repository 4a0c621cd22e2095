import * as z from 'zod/mini'
import { wire } from '../../kernel/wire.ts'

/** What whoever pays by themselves reads before they register: when they pay, until when they may withdraw, what stopping costs (FOR-14). */
export const OrderTerms = z.object({
  plan: z.array(z.object({ due_on: wire.day, amount: wire.money })),
  /** The last day of the withdrawal period of an order placed today; null where the law gives none. */
  withdrawal_until: z.nullable(wire.day),
  /** Until when one cancels by oneself; null without a limit. */
  limit: z.nullable(wire.instant),
  /** The percentage of the price kept of who gives up today, past any withdrawal, and until when each one holds. */
  rate: z.int(),
  scale: z.array(z.object({ until: wire.instant, rate: z.int() })),
  /** Of a training stopped by force majeure only what was given is due (FOR-13). */
  is_training: wire.flag,
})
export type OrderTerms = z.output<typeof OrderTerms>
