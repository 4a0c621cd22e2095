import type { paymentsContract } from '@kxo/domain/payments/contract'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { applyEvent } from '../jobs.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import type { ProviderEvent } from './card-provider.ts'
import { providerOf } from './provider.ts'

/** Takes what the provider signed and answers at once: one address serves every tenant, so the message is applied by a job of the tenant it names. */
export const stripeEvent: Verb<typeof paymentsContract.stripeEvent> = async (context, { raw }) => {
  const event = await providerOf(context.services).readEvent(raw)
  if (event) await context.enqueue(applyEvent, { event: { ...event, at: event.at.toISOString() } }, { tenantId: event.tenant_id })
  return { done: true as const }
}

/** The job of a tenant's own messages. */
export async function applyReceived(context: Context, { event }: { event: Omit<ProviderEvent, 'at'> & { at: string } }): Promise<void> {
  await applyProviderEvent(context, { ...event, at: new Date(event.at) })
}
