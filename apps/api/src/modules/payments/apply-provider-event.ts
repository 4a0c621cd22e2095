import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { checkoutStatus } from '@kxo/domain/payments/status'
import { type Context, found } from '../../platform/context.ts'
import { lockBill } from '../billing/index.ts'
import { trace } from '../traces/index.ts'
import { statusOf } from './present.ts'
import type { ProviderEvent } from './provider.ts'
import { type CheckoutRecord, lockCheckout } from './queries.ts'
import { recordMovement } from './record.ts'
import { settle } from './settle.ts'

/**
 * Applies what a provider told, once by its own id: the same message again changes nothing. Messages may come in any order;
 * what an attempt can no longer become is kept as evidence and ignored.
 * @returns whether anything changed
 */
export async function applyProviderEvent(context: Context, event: ProviderEvent): Promise<boolean> {
  const { db } = context
  const kept = await db
    .insertInto('provider_events')
    .values({ provider: event.provider, provider_event_id: event.id, kind: event.kind, payload: JSON.stringify(event) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  if (!kept) return false
  const checkout = await lockCheckout(db, event.checkout)
  if (!checkout || checkout.provider !== event.provider) {
    await trace(context, { action: 'unknown_payment', info: `${event.provider} ${event.id} ${event.kind}` })
    return false
  }
  if (event.kind === 'refunded') return takeBack(context, checkout, event)
  const isRefusedAgain = event.kind === 'refused' && checkout.status === 'refused'
  if (!isRefusedAgain && !checkoutStatus.mayFollow(statusOf(checkout), event.kind)) return false
  if (event.kind === 'succeeded') {
    await settle(context, checkout, event)
    return true
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
      subject: 'bill',
      subject_id: checkout.bill_id,
    })
  return true
}

/** Money the bank took back from a payment that counted (dispute, refund decided at the provider): the bill is due again (decisions §10). */
async function takeBack(context: Context, checkout: CheckoutRecord, event: ProviderEvent): Promise<boolean> {
  const { db } = context
  const rows = await db.selectFrom('payments').selectAll().where('checkout_id', '=', checkout.id).orderBy('id').execute()
  const payment = rows.find(({ amount }) => amount > 0)
  const given = rows.reduce((sum, { amount }) => sum + Math.min(0, amount), 0)
  const amount = event.amount + given
  if (!payment || amount <= 0) return false
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
  if (amount - given >= payment.amount)
    await db.updateTable('checkouts').set({ status: 'refunded', ended_at: event.at }).where('id', '=', checkout.id).execute()
  await trace(context, {
    action: 'refund_payment',
    info: bill.number ?? '',
    user_id: checkout.user_id,
    subject: 'bill',
    subject_id: bill.id,
    change: { amount },
  })
  return true
}
