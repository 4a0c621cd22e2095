import { formatRange } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { dayValue, type FieldValues } from '@kxo/domain/mailing/merging/field-formats'
import type { InvoiceDocument } from '../printing/invoice-document.ts'
import { isCredit } from '../printing/invoice-document.ts'
import type { PricedDocument } from '../printing/priced-document.ts'
import { addressLines, type BillLabels } from '../printing/priced-print.ts'

type Said<D> = { document: D; locale: Locale; labels: BillLabels }

/** A company that pays is the one printed, whoever the record is about. */
const buyerValues = ({ buyer }: PricedDocument): FieldValues =>
  buyer.siren || buyer.siret
    ? { 'company.name': buyer.name, 'company.siret': buyer.siret ?? '', 'company.address': addressLines(buyer.address).join(', ') }
    : {}

function pricedValues({ document, locale }: Said<PricedDocument>, rounding: number): FieldValues {
  const { totals, service } = document
  const money = (cents: number): string => formatMoney(cents, locale)
  return {
    ...buyerValues(document),
    'bill.number': document.number,
    'bill.issue_date': dayValue(document.issue_date, locale),
    'bill.amount_ht': money(totals.total_ht),
    'bill.tax_amount': money(totals.total_tax),
    'bill.amount': money(totals.total_ttc + rounding),
    'bill.order_number': document.purchase_order ?? '',
    'bill.service_date': service ? formatRange(service.start, service.end, locale) : '',
  }
}

/** What a bill says of itself in the words of its model: the figures it prints, as they are frozen. */
export function billValues(said: Said<InvoiceDocument>): FieldValues {
  const { document, locale, labels } = said
  const [original] = isCredit(document.kind) ? document.preceding : []
  const deposit =
    document.kind === 'deposit'
      ? document.totals.total_ttc + document.rounding
      : document.deposits.reduce((sum, one) => sum + one.total_ttc, 0)
  return {
    ...pricedValues(said, document.rounding),
    'bill.type': labels[document.kind],
    'bill.due_date': document.due_date === null || isCredit(document.kind) ? '' : dayValue(document.due_date, locale),
    'bill.to_be_paid': formatMoney(document.due, locale),
    'bill.downpayment': deposit === 0 ? '' : formatMoney(deposit, locale),
    'bill.original_number': original?.number ?? '',
    'bill.original_date': original ? dayValue(original.issue_date, locale) : '',
  }
}

/** What a quote says of itself in the words of its model. */
export const quoteValues = (said: Said<PricedDocument>): FieldValues => pricedValues(said, 0)
