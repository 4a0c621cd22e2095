import { refuse } from '@kxo/domain/kernel/errors'
import { paymentErrors } from '@kxo/domain/payments/errors'
import { testBank as testBankAddress } from '@kxo/domain/payments/paths'
import type { RefusalReason } from '@kxo/domain/payments/status'
import type { CardProvider } from './card-provider.ts'

/** What a test card does: pay, pay and lose the money later, ask for authentication, or be refused. */
export type TestCard = { number: string; outcome: 'success' | 'laterRefund' | 'authentication' | RefusalReason }

/** The cards of the built-in bank: their numbers are the ones providers publish for tests, no real card passes. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'success' },
  { number: '4000002500003155', outcome: 'authentication' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000000000009995', outcome: 'insufficientFunds' },
  { number: '4000000000000069', outcome: 'expiredCard' },
  { number: '4000000000005126', outcome: 'laterRefund' },
]

/** @throws 422 for anything but a test card */
export function testCardOf(number: string): TestCard {
  const digits = number.replace(/\D/g, '')
  return (
    testCards.find((card) => card.number === digits) ?? refuse(paymentErrors.wrongCard, {}, [{ field: 'card', message: 'wrongFormat' }])
  )
}

/** The built-in bank: its page is one of the product's, its events are born there, its refunds need nobody. */
export const testBank: CardProvider = {
  name: 'test',
  instantAddress: ({ client, unique_id }) => testBankAddress(client, unique_id),
  createCheckout: async (request) => ({ provider_ref: request.unique_id, address: '' }),
  readEvent: async () => undefined,
  readCheckout: async () => undefined,
  refund: async () => {},
}
