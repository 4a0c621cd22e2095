import { job } from '../../platform/jobs.ts'
import type { ProviderEvent } from './provider.ts'

/** What a provider told, applied in the tenant it concerns; dates travel as text. */
export const applyEvent = job<{ event: Omit<ProviderEvent, 'at'> & { at: string } }>({ name: 'apply-provider-event', retries: 10 })
/** Asks the provider for the page where a person pays. */
export const prepareCheckout = job<{ checkout: string }>({ name: 'prepare-checkout', retries: 3 })
/** Asks the provider what became of an attempt. */
export const readCheckout = job<{ checkout: string }>({ name: 'read-checkout', retries: 5 })
/** Gives a charge back at the provider. */
export const refundCharge = job<{ checkout: string; amount: number }>({ name: 'refund-charge', retries: 12 })
/** Ends the attempts whose time or place is over, every minute. */
export const abandonCheckouts = job<Record<never, never>>({ name: 'abandon-checkouts', schedule: '* * * * *' })
/** Invoices what falls due today of the schedules, every morning. */
export const invoiceInstalments = job<Record<never, never>>({ name: 'invoice-instalments', schedule: '15 6 * * *' })
/** The test bank takes money back later, for the card that says so. */
export const takeBackLater = job<{ checkout: string }>({ name: 'test-bank-refund' })
