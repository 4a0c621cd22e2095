import type { Actor } from '@kxo/domain/kernel/actor'
import type { Locale } from '@kxo/domain/kernel/sentence'
import type { Grouping } from '@kxo/domain/payments/grouped/grouped-choices'
import type { RunMode } from '@kxo/domain/payments/grouped/grouped-contract'
import { eachMinute } from '../../platform/work/each-minute.ts'
import { job } from '../../platform/work/jobs.ts'
import type { ProviderEvent } from './provider/card-provider.ts'

/** What a provider told, applied in the tenant it concerns; dates travel as text. */
export const applyEvent = job<{ event: Omit<ProviderEvent, 'at'> & { at: string } }>({
  name: 'apply-provider-event',
  label: { fr: 'Appliquer une nouvelle de la banque', en: 'Applying news from the bank' },
  retries: 10,
})
/** Asks the provider for the page where a person pays. */
export const prepareCheckout = job<{ checkout: string }>({
  name: 'prepare-checkout',
  label: { fr: 'Préparer un paiement par carte', en: 'Preparing a card payment' },
  retries: 3,
})
/** Asks the provider what became of an attempt. */
export const readCheckout = job<{ checkout: string }>({
  name: 'read-checkout',
  label: { fr: 'Lire l’issue d’un paiement', en: 'Reading the outcome of a payment' },
  retries: 5,
})
/** Gives a charge back at the provider. */
export const refundCharge = job<{
  checkout: string
  amount: number /** The movement it follows, where a charge goes back in several. */
  movement?: number
}>({
  name: 'refund-charge',
  label: { fr: 'Rembourser un paiement', en: 'Refunding a payment' },
  retries: 12,
})
/** Ends the attempts whose time or place is over, every minute. */
export const abandonCheckouts = job<Record<never, never>>({
  name: 'abandon-checkouts',
  label: { fr: 'Clore les paiements abandonnés', en: 'Closing abandoned payments' },
  schedule: eachMinute,
})
/** Invoices what falls due today of the schedules, every morning. */
export const invoiceInstalments = job<Record<never, never>>({
  name: 'invoice-instalments',
  label: { fr: 'Émettre les soldes arrivés à terme', en: 'Issuing balances that are due' },
  schedule: '15 6 * * *',
})
/** The test bank takes money back later, for the card that says so. */
export const refundLater = job<{ checkout: string }>({
  name: 'test-bank-refund',
  label: { fr: 'Rembourser à la banque de test', en: 'Refunding at the test bank' },
})

/** A group as it was shown and chosen: its rows by their keys and fingerprints, and whom it is made out to. */
export type RunGroup = {
  rows: { key: string; fingerprint: string }[]
  user: number | null
  company: number | null
  purchase_order: string | null
}
/** Bills written, issued or mailed group after group, by whoever asked for them. */
export const billGroups = job<{ work_id: number; mode: RunMode; grouping: Grouping; groups: RunGroup[]; actor: Actor; locale: Locale }>({
  name: 'bill-groups',
  label: { fr: 'Facturer plusieurs payeurs', en: 'Billing several payers' },
  retries: 3,
})
