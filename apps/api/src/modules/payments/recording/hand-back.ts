import { paymentMode } from '@kxo/domain/billing/payment-mode'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { paymentWords } from '@kxo/domain/payments/words'
import { type Context, found } from '../../../platform/context.ts'
import { lockBill } from '../../billing/index.ts'
import { trace } from '../../traces/index.ts'
import { refundCharge } from '../jobs.ts'
import { writeToPayer } from '../write-to-payer.ts'
import { recordMovement } from './record.ts'
import { refundedOf } from './refunded.ts'

/**
 * What a credit note hands back goes to the cards its invoice was paid by, as far as they were charged; the rest is for whoever keeps the
 * accounts. The movement and the order to the provider are written together.
 */
export async function handBack(context: Context, { credit_id }: { credit_id: number }): Promise<void> {
  const { db, now } = context
  const note = await lockBill(db, credit_id)
  if (!note || note.corrects_bill_id === null) return
  const charges = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('bill_id', '=', note.corrects_bill_id)
    .where('payment_ref', 'is not', null)
    .where('status', '=', 'succeeded')
    .orderBy('id')
    .forUpdate()
    .execute()
  let left = note.to_be_paid
  for (const charge of charges) {
    const amount = Math.min(left, charge.amount - (await refundedOf(db, charge)))
    if (amount <= 0) continue
    left -= amount
    const { payment } = await recordMovement(context, {
      bill: found(await lockBill(db, note.id)),
      amount,
      mode: 'card',
      paid_on: dayInZone(now, defaultZone),
      reference: charge.payment_ref ?? charge.unique_id,
      checkout_id: charge.id,
      kind: 'refund',
    })
    await context.enqueue(refundCharge, { checkout: charge.unique_id, amount, movement: payment.id })
    await trace(context, {
      action: 'refund_payment',
      info: note.number ?? '',
      user_id: charge.user_id,
      subject_id: note.id,
      change: { amount, mode: paymentMode.codeOf('card') },
    })
    await writeToPayer(context, 'refund_payment', {
      bill: note,
      amount,
      occurrence: `refund ${payment.id}`,
      user_id: charge.user_id,
      reason: paymentWords.refundCancelled,
    })
  }
}
