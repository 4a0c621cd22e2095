import type { paymentsContract } from '@kxo/domain/payments/contract'
import { may } from '@kxo/domain/payments/permissions'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findBill } from '../../billing/index.ts'
import { trace, traceScreen } from '../../traces/index.ts'
import { readCheckout } from '../jobs.ts'
import { presentCheckout } from '../present.ts'
import type { CheckoutRecord } from '../queries.ts'
import { abandonCheckout } from '../recording/abandon.ts'

/** The last attempt on a bill the caller may pay. */
async function lastCheckout(context: Context, billId: number): Promise<CheckoutRecord> {
  const bill = found(await findBill(context.db, billId))
  found(may.pay(context.actor, bill) ? bill : undefined)
  return found(
    await context.db.selectFrom('checkouts').selectAll().where('bill_id', '=', billId).orderBy('id', 'desc').limit(1).executeTakeFirst(),
  )
}

/** What a screen saw at the provider is only a reason to ask the provider (`stripe-response/`). */
export const stripeResponse: Verb<typeof paymentsContract.stripeResponse> = async (context, { body }) => {
  const checkout = await lastCheckout(context, body.bill_id)
  await traceScreen(context, {
    name: 'payment',
    info: body.stripe_response ?? '',
    event_id: body.event_id ?? null,
    subject: 'bill',
    subject_id: body.bill_id,
  })
  if (checkout.provider_ref !== null) await context.enqueue(readCheckout, { checkout: checkout.unique_id })
  return presentCheckout(context, checkout)
}

const abandonedStatuses = new Set(['abandoned', 'cancelled', 'canceled', 'closed'])

/** A screen may say that its person gave up; any other status is the provider's to tell. */
export const updateStripeResponse: Verb<typeof paymentsContract.updateStripeResponse> = async (context, { params, body }) => {
  const checkout = await lastCheckout(context, body.bill_id)
  found(checkout.id === params.id ? checkout : undefined)
  if (abandonedStatuses.has(body.status))
    return abandonCheckout(context, { params: { client: context.tenant.name, checkout: checkout.unique_id } })
  if (checkout.provider_ref !== null) await context.enqueue(readCheckout, { checkout: checkout.unique_id })
  return presentCheckout(context, checkout)
}

export const paymentsLog: Verb<typeof paymentsContract.paymentsLog> = async (context, { body }) => {
  await trace(context, { action: 'payment-log', info: `${body.page} ${body.message}`.slice(0, 4000) })
  return { done: true as const }
}
