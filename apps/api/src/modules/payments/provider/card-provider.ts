import type { RefusalReason } from '@kxo/domain/payments/status'
import type { RawBody } from '../../../platform/http/raw-body.ts'

/** What a person is about to pay; `address` and `back` are complete addresses. */
export type CheckoutRequest = {
  tenant_id: number
  unique_id: string
  amount: number
  label: string
  mail: string | null
  language: 'fr' | 'en'
  back: string
  expires_at: Date
}

/** What a provider tells, read and verified: the only thing the product believes about a card. */
export type ProviderEvent = {
  provider: string
  /** The provider's own number of this event: it is applied once. */
  id: string
  kind: 'succeeded' | 'refused' | 'needs_authentication' | 'abandoned' | 'refunded'
  tenant_id: number
  checkout: string
  /** Cents charged or given back. */
  amount: number
  refusal: RefusalReason | null
  /** The provider's reference of the charge. */
  payment_ref: string | null
  at: Date
}

/** One way to take cards. Nothing here is called inside a transaction, except what answers at once. */
export type CardProvider = {
  name: string
  /** Where a person pays, known at once (`instantAddress`) or asked of the provider by a job. */
  instantAddress?: (attempt: { client: string; unique_id: string }) => string
  createCheckout(request: CheckoutRequest): Promise<{ provider_ref: string; address: string }>
  /** Reads a signed message. @throws 400 when the signature does not hold; undefined when it is of no interest */
  readEvent(raw: RawBody): Promise<ProviderEvent | undefined>
  /** What became of an attempt, asked of the provider itself; undefined while nothing did. */
  readCheckout(provider_ref: string): Promise<ProviderEvent | undefined>
  /** Gives money back; the key makes a retry harmless. */
  refund(payment_ref: string, amount: number, key: string): Promise<void>
}
