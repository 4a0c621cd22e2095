import { billCategory } from '@kxo/domain/billing/category'
import type { paymentsContract } from '@kxo/domain/payments/contract'
import { may } from '@kxo/domain/payments/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { checkOpenDay, findBill, lockBill, presentDetail } from '../../billing/index.ts'
import { trace } from '../../traces/index.ts'
import { writeToPayer } from '../write-to-payer.ts'
import { checkAmount, checkValueDate } from './check-movement.ts'
import { recordMovement } from './record.ts'
import { settleRegistration } from './settle.ts'

/** Records money received otherwise than by card, between 1 and what is due (INV-49); on a credit note, money handed back. */
export const recordPayment: Verb<typeof paymentsContract.recordPayment> = async (context, { params, body }) => {
  authorize(may.account(context.actor))
  const bill = found(await lockBill(context.db, params.id))
  checkAmount(bill, body.amount, 'amount')
  checkValueDate(context, body.paid_on)
  await checkOpenDay(context, bill.entity_id, body.paid_on, 'paid_on')
  const isRefund = billCategory.keyOf(bill.category) === 'credit'
  const { bill: counted, payment } = await recordMovement(context, {
    bill,
    amount: body.amount,
    mode: body.mode,
    paid_on: body.paid_on,
    reference: body.reference,
    kind: isRefund ? 'refund' : 'payment',
  })
  await trace(context, {
    action: isRefund ? 'refund_payment' : 'record_payment',
    info: bill.number ?? '',
    subject_id: bill.id,
    change: { amount: body.amount, mode: body.mode, paid_on: body.paid_on },
  })
  if (!isRefund) {
    if (body.is_receipt_sent)
      await writeToPayer(context, 'validate_payment', { bill: counted, amount: body.amount, occurrence: `payment ${payment.id}` })
    await settleRegistration(context, counted)
  }
  return presentDetail(context, found(await findBill(context.db, bill.id)))
}
