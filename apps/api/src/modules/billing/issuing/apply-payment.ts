import { billCategory } from '@kxo/domain/billing/category'
import { billingErrors } from '@kxo/domain/billing/errors'
import { dueOf, statusOf } from '@kxo/domain/billing/rules'
import { billStatus } from '@kxo/domain/billing/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { type Context, found } from '../../../platform/context.ts'
import { type BillRecord, lockBill } from '../queries.ts'
import { tellFollowers } from './tell-followers.ts'

/** What must be paid in all on a bill: its total, the rounding, less the deposits it deducts. Cents. */
export const payableOf = (bill: Pick<BillRecord, 'amount' | 'rounding' | 'deducted'>): number => bill.amount + bill.rounding - bill.deducted

/**
 * Counts money received on an issued bill, or given back when negative, and brings its status to what its balance says (INV-11, INV-49):
 * settled → 7, partly paid → 4. On a credit note the money is what is handed back.
 * @throws 409 on a draft
 */
export async function applyPayment(context: Context, billId: number, cents: number): Promise<BillRecord> {
  const { db } = context
  const bill = found(await lockBill(db, billId))
  if (bill.number === null) refuse(billingErrors.notIssued)
  const paid = bill.paid + cents
  if (billCategory.keyOf(bill.category) === 'credit') {
    const to_be_paid = bill.to_be_paid - cents
    const status = billStatus.codeOf(to_be_paid <= 0 ? 'paid' : 'toPay')
    return db.updateTable('bills').set({ paid, to_be_paid, status }).where('id', '=', bill.id).returningAll().executeTakeFirstOrThrow()
  }
  const balance = { payable: payableOf(bill), paid, credited: bill.credited }
  const counted = await db
    .updateTable('bills')
    .set({ paid, to_be_paid: dueOf(balance), status: billStatus.codeOf(statusOf(balance)) })
    .where('id', '=', bill.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellFollowers(context, counted, bill)
  return counted
}
