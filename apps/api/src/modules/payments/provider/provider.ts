import { refuse } from '@kxo/domain/kernel/errors'
import { paymentErrors } from '@kxo/domain/payments/errors'
import type { Services } from '../../../platform/context.ts'
import type { CardProvider } from './card-provider.ts'
import { stripeProvider } from './stripe.ts'
import { testBank } from './test-bank.ts'

const opened = new WeakMap<object, CardProvider>()

/** Stripe when its keys are set, else the built-in test bank where it may stand in; undefined when nobody takes cards. */
export function findProvider({ config }: Pick<Services, 'config'>): CardProvider | undefined {
  const known = opened.get(config)
  if (known) return known
  const provider = config.stripe ? stripeProvider(config.stripe) : config.isTestBankOpen ? testBank : undefined
  if (provider) opened.set(config, provider)
  return provider
}

/** @throws 409 when nobody takes cards here */
export const providerOf = (services: Pick<Services, 'config'>): CardProvider =>
  findProvider(services) ?? refuse(paymentErrors.meansNotOffered)
