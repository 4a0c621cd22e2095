import { type PaymentMode, paymentMode } from '@kxo/domain/billing/payment-mode'
import type { Context } from '../../../platform/context.ts'
import { appendToLedger, applyPayment, type BillRecord, openDay } from '../../billing/index.ts'
import type { PaymentRecord } from '../queries.ts'

export type Movement = {
  bill: BillRecord
  /** Cents; negative when money goes back. */
  amount: number
  mode: PaymentMode
  /** The bank's day (INV-49). */
  paid_on: string
  reference?: string
  checkout_id?: number
  reverses_id?: number
  kind: 'payment' | 'refund' | 'reversal'
  /** False when the money never counted on the bill: it came too late or twice, and goes straight back. */
  isCounted?: boolean
}

/** One movement of money: its row, its ledger entry, and the bill's balance, in the caller's transaction (INV-49, INV-52). */
export async function recordMovement(context: Context, movement: Movement): Promise<{ payment: PaymentRecord; bill: BillRecord }> {
  const { bill, amount, mode, reference = '', checkout_id = null, reverses_id = null, kind, isCounted = true } = movement
  // A bank’s news may come once its month was closed: the money is then counted today (INV-52).
  const paid_on = mode === 'card' ? await openDay(context, bill.entity_id, movement.paid_on) : movement.paid_on
  const counted = isCounted ? await applyPayment(context, bill.id, amount) : bill
  const payment = await context.db
    .insertInto('payments')
    .values({
      bill_id: bill.id,
      amount,
      mode: paymentMode.codeOf(mode),
      paid_on,
      reference,
      checkout_id,
      reverses_id,
      recorded_by: context.actor.user_id,
      created_at: context.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await appendToLedger(context, bill.entity_id, kind, {
    payment_id: payment.id,
    bill_id: bill.id,
    number: counted.number,
    amount,
    mode: paymentMode.codeOf(mode),
    paid_on,
    reference,
    reverses_id,
  })
  return { payment, bill: counted }
}
