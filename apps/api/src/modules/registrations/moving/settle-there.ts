import type { Context } from '../../../platform/context.ts'
import { type BillRecord, draftsOfPlace, handBackCredit, issueIfComplete } from '../../billing/index.ts'
import { fromAbove } from '../dependencies.ts'

/**
 * What the place left had invoiced and paid pays the place taken: each credit note goes on the order of the same payer, and what is beyond goes
 * back the way it came. An order in place of an invoice is invoiced too.
 */
export async function settleThere(context: Context, registration_id: number, notes: readonly BillRecord[]): Promise<void> {
  for (const note of notes) {
    const order = (await draftsOfPlace(context.db, registration_id)).find(({ company_id }) => company_id === note.company_id)
    const isPaid = note.to_be_paid > 0
    if (order && isPaid) await fromAbove().payByCredit(context, note.id, order.id)
    if (order && !isPaid && order.company_id !== null) await issueIfComplete(context, order.id)
    if (isPaid) await context.enqueue(handBackCredit, { credit_id: note.id })
  }
}
