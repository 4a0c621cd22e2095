import { billCategory } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { paymentWords } from '@kxo/domain/payments/words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type Context, found } from '../../../platform/context.ts'
import { type BillRecord, findBill, isIssuablePaid, issueBill, lockBill } from '../../billing/index.ts'
import { markSettled } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { refundCharge } from '../jobs.ts'
import { dueOf } from '../plans/due.ts'
import type { ProviderEvent } from '../provider/card-provider.ts'
import { returnedEarly } from '../provider/provider-events.ts'
import type { CheckoutRecord } from '../queries.ts'
import { writeToPayer } from '../write-to-payer.ts'
import { recordMovement } from './record.ts'

const endCheckout = ({ db }: Context, checkout: CheckoutRecord, status: 'succeeded' | 'refunded', event: ProviderEvent) =>
  db
    .updateTable('checkouts')
    .set({ status, refusal: null, ended_at: event.at, payment_ref: event.payment_ref ?? checkout.payment_ref })
    .where('id', '=', checkout.id)
    .execute()

/**
 * A card was charged. In one transaction: the place is made sure of, the bill issued, the payment written in the ledger, the bill settled, the
 * registration goes on and the mails leave. What cannot be kept (the place is gone, the bill was paid meanwhile or can no longer be issued,
 * the amount is not the one asked) is given back, and said.
 */
export async function settle(context: Context, checkout: CheckoutRecord, event: ProviderEvent): Promise<void> {
  const { db } = context
  const before = found(await findBill(db, checkout.bill_id))
  if (event.amount !== checkout.amount) return giveBack(context, checkout, event, before, paymentWords.refundAmount)
  const paid_on = dayInZone(event.at, defaultZone)
  if (before.number === null && !(await isIssuablePaid(context, before, { date: paid_on, amount: checkout.amount })))
    return giveBack(context, checkout, event, before, paymentWords.refundIncomplete)
  if (before.number === null && checkout.registration_id !== null) {
    const { isPlaceConfirmed } = await markSettled(context, checkout.registration_id)
    if (!isPlaceConfirmed) return giveBack(context, checkout, event, before, paymentWords.refundPlace)
  }
  const bill = found(await lockBill(db, checkout.bill_id))
  const isGone = billStatus.keyOf(bill.status) === 'deleted'
  if (isGone || checkout.amount > bill.to_be_paid) return giveBack(context, checkout, event, bill, paymentWords.refundPaid)
  // Two attempts begun before either was paid must not take together more than who pays their own training may be asked today (FOR-12).
  if (bill.number !== null && checkout.amount > (await dueOf(context, bill)).now)
    return giveBack(context, checkout, event, bill, paymentWords.refundTooEarly)
  const issued = bill.number === null ? await issueBill(context, bill.id, { payments: [{ date: paid_on, amount: checkout.amount }] }) : bill
  const { bill: settled, payment } = await recordMovement(context, {
    bill: issued,
    amount: checkout.amount,
    mode: 'card',
    paid_on,
    reference: event.payment_ref ?? checkout.unique_id,
    checkout_id: checkout.id,
    kind: 'payment',
  })
  await endCheckout(context, checkout, 'succeeded', event)
  await trace(context, {
    action: 'record_payment',
    info: settled.number ?? '',
    user_id: checkout.user_id,
    subject_id: bill.id,
    change: { amount: checkout.amount },
  })
  await writeToPayer(context, 'validate_payment', {
    bill: settled,
    amount: checkout.amount,
    occurrence: `payment ${payment.id}`,
    user_id: checkout.user_id,
  })
  await settleRegistration(context, settled)
}

/** A bill paid in full lets its registration go on, or those of the group it was made for. */
export async function settleRegistration(context: Context, bill: BillRecord): Promise<void> {
  if (bill.to_be_paid !== 0) return
  if (bill.registration_id !== null && !(await waitsForRest(context, bill))) await markSettled(context, bill.registration_id)
  const rows = await context.db
    .selectFrom('registrations')
    .select('id')
    .where('group_bill_id', '=', bill.id)
    .where('status', '<>', registrationStatus.codeOf('cancelled'))
    .orderBy('id')
    .execute()
  for (const { id } of rows) await markSettled(context, id)
}

/** A funder that paid its part does not make the rest paid; the funder itself is not waited for (FOR-51). */
async function waitsForRest({ db }: Context, { registration_id, is_funder_share }: BillRecord): Promise<boolean> {
  if (!is_funder_share) return false
  const rest = await db
    .selectFrom('bills')
    .select('id')
    .where('registration_id', '=', registration_id)
    .where('is_funder_share', '=', false)
    .where('category', '=', billCategory.codeOf('invoice'))
    .where('status', '<>', billStatus.codeOf('deleted'))
    .where('to_be_paid', '>', 0)
    .executeTakeFirst()
  return rest !== undefined
}

/** Money that came and cannot be kept: both movements are written, the provider is asked to give it back once this commits. */
async function giveBack(
  context: Context,
  checkout: CheckoutRecord,
  event: ProviderEvent,
  bill: BillRecord,
  reason: Sentence,
): Promise<void> {
  const movement = {
    bill,
    mode: 'card' as const,
    paid_on: dayInZone(event.at, defaultZone),
    reference: event.payment_ref ?? checkout.unique_id,
    checkout_id: checkout.id,
    isCounted: false,
  }
  const { payment } = await recordMovement(context, { ...movement, amount: event.amount, kind: 'payment' })
  await recordMovement(context, { ...movement, amount: -event.amount, kind: 'refund', reverses_id: payment.id })
  await endCheckout(context, checkout, 'refunded', event)
  const left = event.amount - (await returnedEarly(context, checkout.unique_id))
  if (left > 0) await context.enqueue(refundCharge, { checkout: checkout.unique_id, amount: left })
  await trace(context, {
    action: 'refund_payment',
    info: reason.fr,
    user_id: checkout.user_id,
    subject_id: bill.id,
    change: { amount: event.amount },
  })
  await writeToPayer(context, 'refund_payment', {
    bill,
    amount: event.amount,
    occurrence: `refund ${payment.id}`,
    user_id: checkout.user_id,
    reason,
  })
}
