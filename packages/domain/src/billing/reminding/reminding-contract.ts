import * as z from 'zod/mini'
import { BulkPreview, Outcome } from '../../kernel/bulk-preview.ts'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { RenderedMail } from '../../mailing/templates-contract.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { BillDetail } from '../bill-shape.ts'
import { remindedTogether } from './reminders.ts'

const level = z.int().check(z.gte(1), z.lte(3))
const many = z.object({ ids: wire.list(wire.id).check(z.minLength(1, 'required'), z.maxLength(remindedTogether, 'tooMany')) })
const stale = ['bills', 'mails'] as const

export const remindingContract = {
  previewReminder: endpoint({
    method: 'POST',
    path: '/clients/:client/bills/:id/reminders/preview/',
    summary: 'The letter a bill would be reminded by, as it would leave now, or why it may not; nothing is kept',
    params: inClientWithId,
    response: z.object({
      /** The letter that would leave; null when none may. */
      level: z.nullable(level),
      /** Why none may, in a sentence. */
      refusal: z.nullable(z.string()),
      mail: z.nullable(z.object({ ...RenderedMail.shape, recipient: z.string() })),
    }),
    reads: true,
    // The personal link it would hold is made, then taken back.
    writes: true,
  }),
  remindBill: endpoint({
    method: 'POST',
    path: '/clients/:client/bills/:id/reminders/',
    summary: 'Send the letter that was previewed; another one meanwhile is refused',
    params: inClientWithId,
    body: z.object({ level }),
    response: BillDetail,
    status: 201,
    stale,
  }),
  previewReminders: endpoint({
    method: 'POST',
    path: '/clients/:client/bills/reminders/preview/',
    summary: 'Which bills would be reminded of, by which letter and to whom, and why the others would not; nothing leaves',
    params: inClient,
    body: many,
    response: BulkPreview,
    reads: true,
  }),
  remindBills: endpoint({
    method: 'POST',
    path: '/clients/:client/bills/reminders/',
    summary: 'Send the next letter of each bill that may be reminded of; those it leaves are told with the reason',
    params: inClient,
    body: many,
    response: Outcome,
    stale,
  }),
}
