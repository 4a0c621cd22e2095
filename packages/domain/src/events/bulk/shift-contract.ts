import * as z from 'zod/mini'
import { BulkPreview, Outcome } from '../../kernel/bulk-preview.ts'
import { endpoint } from '../../kernel/contract.ts'
import { requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient } from '../../tenants/contract.ts'
import { EventImpact } from '../acts/act-contract.ts'
import { chosen } from './bulk-contract.ts'
import { shiftedDays } from './shift.ts'

const days = z.int().check(z.gte(-shiftedDays), z.lte(shiftedDays))

/** Events go by the same number of days, as each would by its own postponement. */
export const eventShiftContract = {
  previewShift: endpoint({
    method: 'POST',
    path: '/clients/:client/events/many/shift/preview/',
    summary:
      'What shifting many events by some days would do: each date before and after, conflicts of rooms and people first, who is told',
    params: inClient,
    body: z.object({ ...chosen, days }),
    response: z.object({
      ...BulkPreview.shape,
      /** Who is told, and what is made anew: of the events that go. */
      impact: EventImpact,
      /** The half-days of events that stay, and what each would meet. */
      conflicts: z.array(z.object({ id: wire.id, name: z.string(), when: z.string(), conflict: z.string() })),
    }),
    reads: true,
  }),
  shiftMany: endpoint({
    method: 'POST',
    path: '/clients/:client/events/many/shift/',
    summary:
      'Shift many events by some days, their half-days keeping their local hours, and have everyone told; those that cannot be are left, with the reason',
    params: inClient,
    body: z.object({ ...chosen, days, reason: requiredText(500) }),
    response: z.object({ ...Outcome.shape, impact: EventImpact }),
    stale: ['events', 'public'],
  }),
}
