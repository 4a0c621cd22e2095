import { paymentMode } from '@kxo/domain/billing/payment-mode'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import type { paymentsContract } from '@kxo/domain/payments/contract'
import { paymentErrors } from '@kxo/domain/payments/errors'
import { may } from '@kxo/domain/payments/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findBill, lockBill, presentDetail } from '../../billing/index.ts'
import { trace } from '../../traces/index.ts'
import { lockLineOf, releaseLine } from '../matching/release-line.ts'
import { recordMovement } from './record.ts'

/** Undoes a payment that did not hold (returned cheque, rejected debit) by a counter-entry: the bill is due again, and a line of a bank statement waits again. */
export const reversePayment: Verb<typeof paymentsContract.reversePayment> = async (context, { params, body }) => {
  authorize(may.account(context.actor))
  const { db, now } = context
  const payment = found(await db.selectFrom('payments').selectAll().where('id', '=', params.id).executeTakeFirst())
  // Whoever matches a line locks it, then its bills: the same order here.
  await lockLineOf(db, payment.id)
  const bill = found(await lockBill(db, payment.bill_id))
  const reversed = await db.selectFrom('payments').select('id').where('reverses_id', '=', payment.id).executeTakeFirst()
  const mode = paymentMode.keyOf(payment.mode)
  if (payment.amount < 0 || payment.reverses_id !== null || reversed || mode === 'card') refuse(paymentErrors.notReversible)
  await recordMovement(context, {
    bill,
    amount: -payment.amount,
    mode,
    paid_on: dayInZone(now, defaultZone),
    reference: body.reason.slice(0, 100),
    reverses_id: payment.id,
    kind: 'reversal',
  })
  await releaseLine(db, payment)
  await trace(context, {
    action: 'reverse_payment',
    info: body.reason,
    subject_id: bill.id,
    change: { payment: payment.id, amount: payment.amount },
  })
  return presentDetail(context, found(await findBill(db, bill.id)))
}
