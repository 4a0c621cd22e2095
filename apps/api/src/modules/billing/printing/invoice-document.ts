import { type TaxedBase, type Totals, totalsOf } from '@kxo/domain/kernel/totals'
import type { PostalAddress, PricedDocument } from './priced-document.ts'

/** What an invoice is, with its UNTDID 1001 code (INV-01). */
export const invoiceTypeCodes = { invoice: 380, deposit: 386, credit: 381, deposit_credit: 503, corrective: 384, self_billed: 389 } as const
export type InvoiceKind = keyof typeof invoiceTypeCodes

export type InvoiceReference = { number: string; issue_date: string }
/** What a final invoice deducts of a deposit invoice, with its VAT per rate (INV-48). Cents, basis points. */
export type DepositReference = InvoiceReference & { total_ht: number; total_ttc: number; taxes: TaxedBase[] }
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

/** Totals where a rounding is part of the tax it belongs to; as they are when no line bears a tax. */
function withRoundingInTax({ lines, discount, rounding }: InvoiceInput, totals: Totals): Totals {
  const taxed = totals.groups.filter((group) => group.vat_rate > 0).toSorted((one, other) => other.basis - one.basis)[0]
  if (!taxed) return totals
  return totalsOf(lines, discount ?? undefined, ({ category, vat_rate }) => {
    const group = totals.groups.find((one) => one.category === category && one.vat_rate === vat_rate)
    return (group?.tax ?? 0) + (group === taxed ? rounding : 0)
  })
}

/**
 * Totals, what is due and the settlement of an invoice (INV-40, INV-48, INV-56). A credit note carries positive amounts.
 * An invoice paid as it is issued is due on the day of its last payment and paid exactly: a rounding is part of its tax (BR-FR-CO-09, INV-42 a).
 * @param taxOf the tax of a rate where it is not the rate's: on a credit note, what it gives back (INV-12)
 */
export function invoiceDocument(input: InvoiceInput, taxOf?: (group: Omit<TaxedBase, 'tax'>) => number): InvoiceDocument {
  const atRates = totalsOf(input.lines, input.discount ?? undefined, taxOf)
  const prepaid = sum(input.deposits.map((deposit) => deposit.total_ttc)) + sum(input.payments.map((payment) => payment.amount))
  const isSettled = input.deposits.length === 0 && input.payments.length > 0 && atRates.total_ttc + input.rounding === prepaid
  const totals = isSettled && input.rounding !== 0 ? withRoundingInTax(input, atRates) : atRates
  const rounding = atRates.total_ttc + input.rounding - totals.total_ttc
  const isPaid = isSettled && rounding === 0
  const lastPayment = input.payments
    .map((payment) => payment.date)
    .toSorted()
    .at(-1)
  return {
    ...input,
    due_date: isPaid ? (lastPayment ?? null) : input.due_date,
    totals,
    prepaid,
    rounding,
    due: totals.total_ttc - prepaid + rounding,
    settlement: input.deposits.length > 0 ? 'balance' : isPaid ? 'paid' : 'unpaid',
  }
}
