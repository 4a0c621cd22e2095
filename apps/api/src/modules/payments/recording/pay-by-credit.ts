import { paymentMode } from '@kxo/domain/billing/payment-mode'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { type Context, found } from '../../../platform/context.ts'
import { isIssuable, isIssuablePaid, issueBill, lockBill } from '../../billing/index.ts'
import { trace } from '../../traces/index.ts'
import { recordMovement } from './record.ts'
import { settleRegistration } from './settle.ts'

/**
 * Money a credit note would hand back pays an order instead, as far as it goes: the order is invoiced, and both movements are written.
 * An order that lacks a particular, or that is paid in part while its funder has not agreed, is left, and the money with the credit note.
 */
export async function payByCredit(context: Context, credit_id: number, bill_id: number): Promise<void> {
  const note = found(await lockBill(context.db, credit_id))
  const order = found(await lockBill(context.db, bill_id))
  const amount = Math.min(note.to_be_paid, order.to_be_paid)
  const paid_on = dayInZone(context.now, defaultZone)
  const payment = { date: paid_on, amount }
  const isWhole = amount === order.to_be_paid
  if (amount <= 0 || !(await (isWhole ? isIssuablePaid(context, order, payment) : isIssuable(context, order)))) return
  const bill = await issueBill(context, order.id, isWhole ? { payments: [payment] } : {})
  const movement = { amount, mode: 'credit' as const, paid_on }
  await recordMovement(context, { ...movement, bill: note, reference: bill.number ?? '', kind: 'refund' })
  const { bill: counted } = await recordMovement(context, { ...movement, bill, reference: note.number ?? '', kind: 'payment' })
  await trace(context, {
    action: 'record_payment',
    info: bill.number ?? '',
    subject_id: bill.id,
    change: { amount, mode: paymentMode.codeOf('credit'), paid_on },
  })
  await settleRegistration(context, counted)
}
