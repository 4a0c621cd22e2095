import { paymentTermWords } from '@kxo/domain/billing/bill-legal'
import { formatDate } from '@kxo/domain/kernel/dates'
import { formatRate } from '@kxo/domain/kernel/money'
import type { Fact, Letterhead } from '../../../platform/pdf/letterhead.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { isCredit } from './invoice-document.ts'
import type { ServicePeriod } from './priced-document.ts'
import { addressLines, type PricedPrint, type PrintWith, pricedPrint, shownMoney, type TotalRow } from './priced-print.ts'

/** What invoice.typ reads. */
export type InvoicePrint = PricedPrint & {
  letterhead: Letterhead
  title: string
  facts: Fact[]
  deposits: { title: string; heads: string[]; rows: string[][] } | null
  payment: { title: string; lines: Fact[] } | null
}

export const serviceFact = (service: ServicePeriod | null, { labels, locale }: PrintWith): Fact[] => {
  if (!service) return []
  if (service.start === service.end) return [{ label: labels.service_date, value: formatDate(service.start, locale) }]
  return [{ label: labels.service_period, value: `${formatDate(service.start, locale)} – ${formatDate(service.end, locale)}` }]
}

export const optionalFact = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : [])

/** An IBAN by groups of four, unbreakable. */
export const shownIban = (iban: string): string => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1\u00A0')

function balanceRows(document: InvoiceDocument, { labels, locale }: PrintWith): TotalRow[] {
  const row = (label: string, cents: number): TotalRow[] =>
    cents === 0 ? [] : [{ label, value: shownMoney(cents, locale), strong: false }]
  if (isCredit(document.kind))
    return [...row(labels.rounding, document.rounding), { label: labels.credited, value: shownMoney(document.due, locale), strong: true }]
  const deposits = document.deposits.reduce((total, deposit) => total + deposit.total_ttc, 0)
  const paid = document.prepaid - deposits
  return [
    ...row(labels.rounding, document.rounding),
    ...row(labels.deposits, -deposits),
    ...row(labels.already_paid, -paid),
    { label: labels.due, value: shownMoney(document.due, locale), strong: true },
  ]
}

function depositTable({ deposits }: InvoiceDocument, { labels, locale }: PrintWith): InvoicePrint['deposits'] {
  if (deposits.length === 0) return null
  return {
    title: labels.deposit_detail,
    heads: [labels.deposit_invoice, labels.issue_date, labels.total_ht, labels.vat_rate, labels.total_ttc],
    rows: deposits.map((deposit) => [
      deposit.number,
      formatDate(deposit.issue_date, locale),
      shownMoney(deposit.total_ht, locale),
      deposit.taxes.map((part) => `${shownMoney(part.tax, locale)} (${formatRate(part.vat_rate, locale)})`).join(', ') || labels.vat_none,
      shownMoney(deposit.total_ttc, locale),
    ]),
  }
}

/** Terms due between professionals are not printed to a consumer. */
const isDue = (term: string): boolean => term !== paymentTermWords.consumer.fr

/** The printed page of an invoice, deposit invoice or credit note: every mention of INV-20, and no stamp of its payment. */
export function invoicePrint(document: InvoiceDocument, letterhead: Letterhead, words: PrintWith): InvoicePrint {
  const { labels } = words
  const toPay = document.due > 0 && !isCredit(document.kind)
  const terms = isCredit(document.kind)
    ? []
    : [document.terms.late_penalty, document.terms.recovery_fee, document.terms.early_discount].filter(isDue)
  const mentions = [
    ...(document.vat_due === 'invoice' ? [labels.vat_on_debits] : []),
    ...(document.kind === 'self_billed' ? [labels.self_billing_mention] : []),
    ...new Set(terms),
  ]
  const print = pricedPrint(document, words, balanceRows(document, words), mentions)
  return {
    ...print,
    parties: [
      ...print.parties,
      ...(document.delivery_address
        ? [{ label: labels.delivery, name: document.buyer.name, lines: addressLines(document.delivery_address) }]
        : []),
    ],
    letterhead,
    title: labels[document.kind],
    facts: [
      { label: labels.number, value: document.number },
      { label: labels.issue_date, value: formatDate(document.issue_date, words.locale) },
      ...optionalFact(
        document.settlement === 'paid' ? labels.paid_on : labels.due_date,
        isCredit(document.kind) ? null : document.due_date && formatDate(document.due_date, words.locale),
      ),
      ...serviceFact(document.service, words),
      ...optionalFact(document.is_commitment ? labels.commitment : labels.purchase_order, document.purchase_order),
      ...optionalFact(labels.buyer_reference, document.buyer_reference ?? null),
      ...optionalFact(labels.contract_reference, document.contract_reference),
      ...(document.deposits.length > 0 ? [] : document.preceding).map((reference) => ({
        label: labels.corrects,
        value: `${reference.number} – ${formatDate(reference.issue_date, words.locale)}`,
      })),
    ],
    deposits: depositTable(document, words),
    payment:
      document.bank && toPay
        ? {
            title: labels.transfer,
            lines: [
              { label: labels.iban, value: shownIban(document.bank.iban) },
              ...optionalFact(labels.bic, document.bank.bic),
              { label: labels.payment_reference, value: document.bank.reference },
            ],
          }
        : null,
  }
}
