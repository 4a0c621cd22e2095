import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { checkoutStatus } from '@kxo/domain/payments/status'
import { type Context, found } from '../../../platform/context.ts'
import { lockBill } from '../../billing/index.ts'
import { trace } from '../../traces/index.ts'
import { statusOf } from '../present.ts'
import { type CheckoutRecord, lockCheckout } from '../queries.ts'
import { recordMovement } from '../recording/record.ts'
import { refundedOf } from '../recording/refunded.ts'
import { settle } from '../recording/settle.ts'
import type { ProviderEvent } from './card-provider.ts'
import { hasEffect, keepEvent, recordEffect, waitingEvents } from './provider-events.ts'

/**
 * Applies what a provider told, once by its own id: the same message again changes nothing. Messages may come in any order: what an attempt can no
 * longer become is kept as evidence and ignored, a refund told before its payment waits for it.
 * @returns whether anything changed
 */
export async function applyProviderEvent(context: Context, event: ProviderEvent): Promise<boolean> {
  const { db } = context
  const isNew = await keepEvent(context, event)
  const checkout = await lockCheckout(db, event.checkout)
  if (!checkout || checkout.provider !== event.provider) {
    if (isNew) await trace(context, { action: 'unknown_payment', info: `${event.provider} ${event.id} ${event.kind}` })
    return false
  }
  if (await hasEffect(context, event)) return false
  const effect = await applyTo(context, checkout, event)
  if (effect === 'waits') return false
  await recordEffect(context, event)
  if (event.kind === 'succeeded') await applyWaiting(context, checkout)
  return effect === 'changed'
}

/** What was told too early is applied now that its payment is here. */
async function applyWaiting(context: Context, { unique_id }: CheckoutRecord): Promise<void> {
  for (const event of await waitingEvents(context, unique_id)) {
    const effect = await applyTo(context, found(await lockCheckout(context.db, unique_id)), event)
    if (effect !== 'waits') await recordEffect(context, event)
  }
}

type Effect = 'changed' | 'none' | 'waits'

async function applyTo(context: Context, checkout: CheckoutRecord, event: ProviderEvent): Promise<Effect> {
  const { db } = context
  if (event.kind === 'refunded') return takeBack(context, checkout, event)
  const isRefusedAgain = event.kind === 'refused' && checkout.status === 'refused'
  if (!isRefusedAgain && !checkoutStatus.mayFollow(statusOf(checkout), event.kind)) return 'none'
  if (event.kind === 'succeeded') {
    await settle(context, checkout, event)
    return 'changed'
  }
  await db
    .updateTable('checkouts')
    .set({
      status: event.kind,
      refusal: event.kind === 'refused' ? event.refusal : null,
      ended_at: event.kind === 'needs_authentication' ? null : event.at,
      payment_ref: event.payment_ref ?? checkout.payment_ref,
    })
    .where('id', '=', checkout.id)
    .execute()
  if (event.kind === 'refused')
    await trace(context, {
      action: 'refuse_payment',
      info: event.refusal ?? '',
      user_id: checkout.user_id,
      subject_id: checkout.bill_id,
    })
  return 'changed'
}

/** Money the bank took back from a payment that counted (dispute, refund decided at the provider): the bill is due again. */
async function takeBack(context: Context, checkout: CheckoutRecord, event: ProviderEvent): Promise<Effect> {
  const { db } = context
  const rows = await db.selectFrom('payments').selectAll().where('checkout_id', '=', checkout.id).orderBy('id').execute()
  const payment = rows.find(({ amount, bill_id }) => amount > 0 && bill_id === checkout.bill_id)
  if (!payment) return 'waits'
  const refunded = await refundedOf(db, checkout)
  const amount = event.amount - refunded
  if (amount <= 0) return 'none'
  const bill = found(await lockBill(db, checkout.bill_id))
  const isWhole = amount === payment.amount
  await recordMovement(context, {
    bill,
    amount: -amount,
    mode: 'card',
    paid_on: dayInZone(event.at, defaultZone),
    reference: event.payment_ref ?? checkout.unique_id,
    checkout_id: checkout.id,
    ...(isWhole && { reverses_id: payment.id }),
    kind: 'refund',
  })
  if (amount + refunded >= payment.amount)
    await db.updateTable('checkouts').set({ status: 'refunded', ended_at: event.at }).where('id', '=', checkout.id).execute()
  await trace(context, {
    action: 'refund_payment',
    info: bill.number ?? '',
    user_id: checkout.user_id,
    subject_id: bill.id,
    change: { amount },
  })
  return 'changed'
}
