import { totalsOf } from '@kxo/domain/kernel/totals'
import type { PostalAddress, PricedDocument } from './priced-document.ts'

/** What an invoice is, with its UNTDID 1001 code (INV-01). */
export const invoiceTypeCodes = { invoice: 380, deposit: 386, credit: 381, deposit_credit: 503, corrective: 384, self_billed: 389 } as const
export type InvoiceKind = keyof typeof invoiceTypeCodes

export type InvoiceReference = { number: string; issue_date: string }
/** A deposit invoice deducted from a final one, with its VAT per rate (INV-48). Cents, basis points. */
export type DepositReference = InvoiceReference & { total_ht: number; total_ttc: number; taxes: { vat_rate: number; tax: number }[] }
export type ReceivedPayment = { date: string; amount: number }

/** Everything an invoice says, frozen at issue (INV-10): the printed page and the XML are both read from it. */
export type InvoiceDocument = PricedDocument & {
  kind: InvoiceKind
  due_date: string | null
  /** Second character of BT-23 (INV-56): to pay, already paid, balance after deposits. */
  settlement: 'unpaid' | 'paid' | 'balance'
  deposits: DepositReference[]
  payments: ReceivedPayment[]
  /** Deposits and payments, tax included (BT-113). */
  prepaid: number
  /** BT-114: what a price set with tax needs to be reached (INV-42). */
  rounding: number
  due: number
  /** Invoices this one corrects (BG-3). */
  preceding: InvoiceReference[]
  delivery_address: PostalAddress | null
  vat_due: 'payment' | 'invoice' | 'delivery'
  /** Finished texts of notes PMT, PMD and AAB (INV-20); for consumers neutral ones (INV-21). */
  terms: { recovery_fee: string; late_penalty: string; early_discount: string }
  bank: { iban: string; bic: string | null; reference: string } | null
}

export type InvoiceInput = Omit<InvoiceDocument, 'totals' | 'settlement' | 'prepaid' | 'due'>

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
export const isCredit = (kind: InvoiceKind): boolean => kind === 'credit' || kind === 'deposit_credit'

/**
 * Totals, what is due and the settlement of an invoice (INV-40, INV-48, INV-56). A credit note carries positive amounts.
 * An invoice already paid is due on the day of its last payment (BR-FR-CO-09).
 */
export function invoiceDocument(input: InvoiceInput): InvoiceDocument {
  const totals = totalsOf(input.lines, input.discount ?? undefined)
  const prepaid = sum(input.deposits.map((deposit) => deposit.total_ttc)) + sum(input.payments.map((payment) => payment.amount))
  const due = totals.total_ttc - prepaid + input.rounding
  const isPaid = input.deposits.length === 0 && input.payments.length > 0 && due === 0
  const lastPayment = input.payments
    .map((payment) => payment.date)
    .toSorted()
    .at(-1)
  return {
    ...input,
    due_date: isPaid ? (lastPayment ?? null) : input.due_date,
    totals,
    prepaid,
    due,
    settlement: input.deposits.length > 0 ? 'balance' : isPaid ? 'paid' : 'unpaid',
  }
}
