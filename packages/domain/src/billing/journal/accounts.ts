import type { KeyOf } from '../../kernel/catalogue.ts'
import { catalogue } from '../../kernel/catalogue.ts'

/** What is posted somewhere, each on an account of its own (FEC-06). */
export const accountUse = catalogue({
  customers: { code: 1, label: { fr: 'Clients', en: 'Customers' } },
  sales: { code: 2, label: { fr: 'Ventes taxées', en: 'Taxed sales' } },
  sales_exempt: { code: 3, label: { fr: 'Ventes sans TVA', en: 'Sales without VAT' } },
  deposits: { code: 4, label: { fr: 'Acomptes reçus', en: 'Deposits received' } },
  vat: { code: 5, label: { fr: 'TVA collectée', en: 'VAT collected' } },
  vat_1000: { code: 6, label: { fr: 'TVA collectée à 10\u00A0%', en: 'VAT collected at 10%' } },
  vat_550: { code: 7, label: { fr: 'TVA collectée à 5,5\u00A0%', en: 'VAT collected at 5.5%' } },
  vat_210: { code: 8, label: { fr: 'TVA collectée à 2,1\u00A0%', en: 'VAT collected at 2.1%' } },
  vat_pending: { code: 9, label: { fr: 'TVA en attente d’encaissement', en: 'VAT awaiting payment' } },
  bank: { code: 10, label: { fr: 'Banque', en: 'Bank' } },
  cheques: { code: 11, label: { fr: 'Chèques à encaisser', en: 'Cheques to cash' } },
  cash: { code: 12, label: { fr: 'Caisse', en: 'Cash register' } },
  transfers: { code: 13, label: { fr: 'Compensations', en: 'Set-offs' } },
  rounding_gain: { code: 14, label: { fr: 'Écarts d’arrondi, produit', en: 'Rounding differences, gain' } },
  rounding_loss: { code: 15, label: { fr: 'Écarts d’arrondi, charge', en: 'Rounding differences, loss' } },
})
export type AccountUse = KeyOf<typeof accountUse>

/** Accounts everybody uses (FEC-06). Without one of its own, a rate is posted with the others, and VAT waits for no payment (FEC-07). */
export const usualAccounts = {
  customers: '411000',
  sales: '706000',
  sales_exempt: '706200',
  deposits: '419100',
  vat: '445710',
  bank: '512000',
  cheques: '511200',
  cash: '531000',
  transfers: '467000',
  rounding_gain: '758000',
  rounding_loss: '658000',
} as const satisfies Partial<Record<AccountUse, string>>

/** An account begins with three digits of the French chart (FEC-04). */
export const isAccount = (text: string): boolean => /^\d{3}[0-9A-Za-z]{0,17}$/.test(text)

/** Those an issuer chose. */
export type ChosenAccounts = Partial<Record<AccountUse, string>>
/** Those an issuer posts to: what it chose, the usual ones otherwise. */
export type Accounts = Record<keyof typeof usualAccounts, string> & ChosenAccounts
export const accountsOf = (chosen: ChosenAccounts): Accounts => ({ ...usualAccounts, ...chosen })

/** Where the VAT of a rate in basis points goes. */
export const vatAccount = (accounts: Accounts, rate: number): string =>
  (rate === 1000 ? accounts.vat_1000 : rate === 550 ? accounts.vat_550 : rate === 210 ? accounts.vat_210 : undefined) ?? accounts.vat
