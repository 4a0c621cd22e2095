import { closingContract } from '@kxo/domain/billing/closings/closing-contract'
import type { PaymentMode } from '@kxo/domain/billing/payment-mode'
import { paymentsContract as contract } from '@kxo/domain/payments/contract'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { call } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'

/** What came in and went out. */
export const paymentsSource = tableSource(contract.payments, {})

/** Days, months and years of the ledger that were closed, and those that may be. */
export const closingsSource = tableSource(closingContract.closings, {})
export const openPeriodsQuery = () => apiQuery(closingContract.openPeriods, {})

export const eventPaymentQuery = (event: number) => apiQuery(contract.eventPayment, { params: { id: event } })

export const billPaymentQuery = (bill: number) => apiQuery(contract.billPayment, { params: { id: bill } })

/** The people an address names together. */
export const usersIn = (listed = ''): number[] =>
  listed
    .split(',')
    .map(Number)
    .filter((user) => user > 0)

/** What is due for people registered together. */
export const groupPaymentQuery = (event: number, users: readonly number[]) =>
  apiQuery(contract.groupPayment, { params: { id: event }, query: { users: [...users] } })

const followed = 2000
/** An attempt, followed as long as the bank has not answered. */
export const checkoutQuery = (checkout: string) =>
  apiQuery(
    contract.checkout,
    { params: { checkout } },
    {
      refetchInterval: ({ state }) => {
        const status = state.data?.status
        return status === 'open' || status === 'needs_authentication' || (status === 'succeeded' && !state.data?.has_pdf) ? followed : false
      },
    },
  )

export const testBankQuery = (checkout: string) => apiQuery(contract.testBank, { params: { checkout } }, { retry: false })

const patience = 30
const wait = () => new Promise((resolve) => setTimeout(resolve, 500))

/** Starts an attempt and answers where to pay, once the bank prepared it. The same key, for the same shown amount, never starts two. */
export async function openCheckout(bill: number, body: { amount: number; purchase_order?: string }, once: string): Promise<string> {
  let checkout = await call(contract.openCheckout, { params: { id: bill }, body }, { key: once })
  for (let tries = 0; checkout.address === null && tries < patience; tries++) {
    await wait()
    checkout = await call(contract.checkout, { params: { checkout: checkout.checkout } })
  }
  if (checkout.address === null) throw new Error('the bank did not prepare its page')
  return checkout.address
}

export const abandon = (checkout: string) => call(contract.abandonCheckout, { params: { checkout } })
export const announce = (bill: number, body: { mode: PaymentMode; purchase_order?: string }): Promise<PaymentSummary> =>
  call(contract.announcePayment, { params: { id: bill }, body })
export const acceptPlan = (event: number) => call(contract.acceptPlan, { params: { id: event } })
export const handToCompany = (event: number): Promise<PaymentSummary> => call(contract.handToCompany, { params: { id: event } })

export const acceptTakeover = (bill: number) => call(contract.answerTakeover, { params: { id: bill }, body: { accepts: true } })
export const refuseTakeover = (bill: number, reason: string) =>
  call(contract.answerTakeover, { params: { id: bill }, body: { accepts: false, reason } })

type BankAct = { act: 'pay' | 'authenticate' | 'fail' | 'leave'; card?: string }
export const actAtBank = (checkout: string, body: BankAct) => call(contract.payAtTestBank, { params: { checkout }, body })

/** Payment failures of a screen are told silently. */
export const logPayment = (message: string): void => {
  void call(contract.paymentsLog, { body: { page: location.pathname, message: message.slice(0, 4000) } }).catch(() => undefined)
}
