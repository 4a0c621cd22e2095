import * as z from 'zod/mini'
import { FoundPeople } from '../contacts/bulk/bulk-contract.ts'
import { bulkLimit } from '../events/bulk/bulk-acts.ts'
import { wire } from '../kernel/wire.ts'
import { registrationStatus } from '../registrations/status.ts'

/** People one sending reaches at most. */
export const mostRecipients = 10_000

/** Who a message is for: people chosen or found by a list, those of an event by status, addresses as they were pasted. */
export const Audience = z.object({
  ids: z.optional(z.array(wire.id).check(z.maxLength(mostRecipients))),
  found: z.optional(FoundPeople),
  event: z.optional(wire.id),
  /** Those of several events at once, each person once. */
  events: z.optional(z.array(wire.id).check(z.minLength(1), z.maxLength(bulkLimit))),
  statuses: z.optional(z.array(registrationStatus.wire).check(z.maxLength(20))),
  addresses: z.optional(z.array(z.string().check(z.trim(), z.maxLength(254))).check(z.maxLength(mostRecipients))),
  /** Those a former sending did not reach. */
  missed_by: z.optional(wire.id),
})
export type Audience = z.output<typeof Audience>
