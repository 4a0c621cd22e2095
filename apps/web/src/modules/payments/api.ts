import type { PaymentMode } from '@kxo/domain/billing/payment-mode'
import { paymentsContract as contract } from '@kxo/domain/payments/contract'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'

const key = (client: string) => ['payments', client] as const
/** Everything known of what is due: invalidated by each act. */
export const paymentsKey = key

export const eventPaymentQuery = (client: string, event: number) =>
  queryOptions({
    queryKey: [...key(client), 'event', event],
    queryFn: ({ signal }) => call(contract.eventPayment, { params: { client, id: event } }, { signal }),
  })

export const billPaymentQuery = (client: string, bill: number) =>
  queryOptions({
    queryKey: [...key(client), 'bill', bill],
    queryFn: ({ signal }) => call(contract.billPayment, { params: { client, id: bill } }, { signal }),
  })

const followed = 2000
/** An attempt, followed as long as the bank has not answered. */
export const checkoutQuery = (client: string, checkout: string) =>
  queryOptions({
    queryKey: [...key(client), 'checkout', checkout],
    queryFn: ({ signal }) => call(contract.checkout, { params: { client, checkout } }, { signal }),
    refetchInterval: ({ state }) => {
      const status = state.data?.status
      return status === 'open' || status === 'needs_authentication' || (status === 'succeeded' && !state.data?.has_pdf) ? followed : false
    },
  })

export const testBankQuery = (client: string, checkout: string) =>
  queryOptions({
    queryKey: [...key(client), 'bank', checkout],
    queryFn: ({ signal }) => call(contract.testBank, { params: { client, checkout } }, { signal }),
    retry: false,
  })

const patience = 30
const wait = () => new Promise((resolve) => setTimeout(resolve, 500))

/** Starts an attempt and answers where to pay, once the bank prepared it. The same key, for the same shown amount, never starts two. */
export async function openCheckout(client: string, bill: number, amount: number, once: string): Promise<string> {
  let checkout = await call(contract.openCheckout, { params: { client, id: bill }, body: { amount } }, { key: once })
  for (let asked = 0; checkout.address === null && asked < patience; asked++) {
    await wait()
    checkout = await call(contract.checkout, { params: { client, checkout: checkout.checkout } })
  }
  if (checkout.address === null) throw new Error('the bank did not prepare its page')
  return checkout.address
}

export const abandon = (client: string, checkout: string) => call(contract.abandonCheckout, { params: { client, checkout } })
export const announce = (client: string, bill: number, mode: PaymentMode): Promise<PaymentSummary> =>
  call(contract.announcePayment, { params: { client, id: bill }, body: { mode } })
export const acceptPlan = (client: string, event: number) => call(contract.acceptPlan, { params: { client, id: event } })

type BankAct = { act: 'pay' | 'authenticate' | 'fail' | 'leave'; card?: string }
export const actAtBank = (client: string, checkout: string, body: BankAct) =>
  call(contract.payAtTestBank, { params: { client, checkout }, body })

/** Payment failures of a screen are told silently. */
export const logPayment = (message: string): void => {
  void call(contract.paymentsLog, { body: { page: location.pathname, message: message.slice(0, 4000) } }).catch(() => undefined)
}
