import { refuse } from '@kxo/domain/kernel/errors'
import { paymentErrors } from '@kxo/domain/payments/errors'
import type { RefusalReason } from '@kxo/domain/payments/status'
import type Stripe from 'stripe'
import type { CardProvider, ProviderEvent } from './card-provider.ts'

type Keys = { secretKey: string; webhookSecret: string }

const refusals: Readonly<Record<string, RefusalReason>> = {
  insufficient_funds: 'insufficientFunds',
  card_velocity_exceeded: 'insufficientFunds',
  expired_card: 'expiredCard',
  authentication_required: 'authenticationFailed',
  payment_intent_authentication_failure: 'authenticationFailed',
}
const referenceOf = (object: string | { id: string } | null): string | null => (typeof object === 'string' ? object : (object?.id ?? null))

/** Whose attempt an object of the provider belongs to; undefined when it is none of ours. */
function ownerOf(metadata: Stripe.Metadata | null): { tenant_id: number; checkout: string } | undefined {
  const tenant_id = Number(metadata?.['tenant_id'])
  const checkout = metadata?.['checkout']
  return Number.isSafeInteger(tenant_id) && tenant_id > 0 && checkout ? { tenant_id, checkout } : undefined
}

type EventHead = Pick<ProviderEvent, 'id' | 'at'>

function fromSession(session: Stripe.Checkout.Session, head: EventHead): ProviderEvent | undefined {
  const owner = ownerOf(session.metadata)
  if (!owner) return undefined
  const base = {
    provider: 'stripe',
    ...head,
    ...owner,
    amount: session.amount_total ?? 0,
    refusal: null,
    payment_ref: referenceOf(session.payment_intent),
  }
  if (session.payment_status === 'paid') return { ...base, kind: 'succeeded' }
  return session.status === 'expired' ? { ...base, kind: 'abandoned' } : undefined
}

function fromFailure(intent: Stripe.PaymentIntent, head: EventHead): ProviderEvent | undefined {
  const owner = ownerOf(intent.metadata)
  if (!owner) return undefined
  const { code, decline_code } = intent.last_payment_error ?? {}
  const refusal = refusals[decline_code ?? ''] ?? refusals[code ?? ''] ?? 'declined'
  return { provider: 'stripe', ...head, ...owner, kind: 'refused', amount: intent.amount, refusal, payment_ref: intent.id }
}

function fromRefund(charge: Stripe.Charge, head: EventHead): ProviderEvent | undefined {
  const owner = ownerOf(charge.metadata)
  if (!owner) return undefined
  const payment_ref = referenceOf(charge.payment_intent)
  return { provider: 'stripe', ...head, ...owner, kind: 'refunded', amount: charge.amount_refunded, refusal: null, payment_ref }
}

function meaningOf(event: Stripe.Event): ProviderEvent | undefined {
  const head = { id: event.id, at: new Date(event.created * 1000) }
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return fromSession(event.data.object, head)
    case 'payment_intent.payment_failed':
      return fromFailure(event.data.object, head)
    case 'charge.refunded':
      return fromRefund(event.data.object, head)
    default:
      return undefined
  }
}

/** Card payments through Stripe's hosted page: no card number ever reaches the product. */
export function stripeProvider({ secretKey, webhookSecret }: Keys): CardProvider {
  let opened: Promise<Stripe> | undefined
  const client = (): Promise<Stripe> =>
    (opened ??= import('stripe').then(({ default: Client }) => new Client(secretKey, { maxNetworkRetries: 2, timeout: 20_000 })))
  return {
    name: 'stripe',
    async createCheckout(request) {
      const metadata = { tenant_id: String(request.tenant_id), checkout: request.unique_id }
      const session = await (await client()).checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            { quantity: 1, price_data: { currency: 'eur', unit_amount: request.amount, product_data: { name: request.label } } },
          ],
          client_reference_id: request.unique_id,
          metadata,
          payment_intent_data: { metadata },
          locale: request.language,
          expires_at: Math.floor(request.expires_at.getTime() / 1000),
          success_url: request.back,
          cancel_url: request.back,
          ...(request.mail && { customer_email: request.mail }),
        },
        { idempotencyKey: request.unique_id },
      )
      return { provider_ref: session.id, address: session.url ?? '' }
    },
    async readEvent({ bytes, headers }) {
      const stripe = await client()
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string') return refuse(paymentErrors.unsigned)
      const event = await stripe.webhooks
        .constructEventAsync(Buffer.from(bytes), signature, webhookSecret)
        .catch(() => refuse(paymentErrors.unsigned))
      return meaningOf(event)
    },
    async readCheckout(provider_ref) {
      const session = await (await client()).checkout.sessions.retrieve(provider_ref)
      return fromSession(session, { id: `read ${session.id} ${session.payment_status} ${session.status}`, at: new Date() })
    },
    async refund(payment_ref, amount, key) {
      await (await client()).refunds.create({ payment_intent: payment_ref, amount }, { idempotencyKey: key })
    },
  }
}
