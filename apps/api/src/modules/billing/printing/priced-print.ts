import type { billPrintWords } from '@kxo/domain/billing/bill-legal'
import { textFromScaled } from '@kxo/domain/kernel/decimals'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import { formatMoney, formatRate, quantityDecimals, unitPriceDecimals } from '@kxo/domain/kernel/money'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { vatReason } from '@kxo/domain/kernel/vat'
import type { Fact } from '../../../platform/pdf/letterhead.ts'
import type { BillLine, BillParty, PostalAddress, PricedDocument } from './priced-document.ts'

/** The words of print-words.ts, rendered for the tenant and the reader. */
export type BillLabels = Readonly<Record<keyof typeof billPrintWords, string>>
export type PrintWith = { labels: BillLabels; locale: Locale }

/** A row of amounts; `strong` for the one the reader looks for. */
export type TotalRow = Fact & { strong: boolean }
/** What bill.typ prints in the middle of the page: finished texts only. */
export type PricedPrint = {
  parties: { label: string; name: string; lines: string[] }[]
  columns: string[]
  has_discounts: boolean
  rows: { name: string; description: string | null; cells: string[] }[]
  totals: TotalRow[]
  vat: { title: string; heads: string[]; rows: string[][] }
  mentions: { title: string; lines: string[] }
}

const minus = (text: string) => text.replace('-', '−')
export const shownMoney = (cents: number, locale: Locale): string => minus(formatMoney(cents, locale))

const numberFormat = (locale: Locale, least: number) =>
  new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { minimumFractionDigits: least, maximumFractionDigits: unitPriceDecimals })
const shownQuantity = (line: BillLine, { labels, locale }: PrintWith) =>
  minus(numberFormat(locale, 0).format(textFromScaled(line.quantity, quantityDecimals))) +
  (line.unit === 'unit' ? '' : `\u202F${labels[line.unit]}`)
const shownPrice = (line: BillLine, locale: Locale) =>
  `${numberFormat(locale, 2).format(textFromScaled(line.unit_price, unitPriceDecimals))}${locale === 'fr' ? '\u00A0' : ' '}€`

export const addressLines = (address: PostalAddress): string[] => [
  ...address.lines,
  `${address.postal_code} ${address.city}`.trim(),
  ...(address.country_code === 'FR' ? [] : [address.country]),
]

function partyLines(party: BillParty, labels: BillLabels): string[] {
  const identifiers = [
    party.siren && `${labels.siren} ${shownSiret(party.siren)}`,
    party.siret && `${labels.siret} ${shownSiret(party.siret)}`,
    party.vat_number && `${labels.vat_number} ${party.vat_number}`,
  ]
  return [...addressLines(party.address), party.legal_mention, ...identifiers].filter((line): line is string => !!line)
}

const discountCell = (line: BillLine, locale: Locale) => {
  if (line.discount === 0) return ''
  return line.discount_type === 'percent' ? formatRate(line.discount, locale) : shownMoney(line.discount, locale)
}

/** The rows, totals and mentions invoices and quotes share (INV-20, INV-40). */
export function pricedPrint(
  document: PricedDocument,
  { labels, locale }: PrintWith,
  extraTotals: TotalRow[],
  mentions: string[],
): PricedPrint {
  const { totals } = document
  const money = (cents: number) => shownMoney(cents, locale)
  const row = (label: string, cents: number, strong = false): TotalRow => ({ label, value: money(cents), strong })
  const has_discounts = document.lines.some((line) => line.discount !== 0)
  const reasons = [...new Set(totals.groups.flatMap((group) => group.reasons))]
  return {
    parties: [
      { label: labels.seller, name: document.seller.name, lines: partyLines(document.seller, labels) },
      { label: labels.buyer, name: document.buyer.name, lines: partyLines(document.buyer, labels) },
    ],
    columns: [
      labels.designation,
      labels.quantity,
      labels.unit_price,
      ...(has_discounts ? [labels.line_discount] : []),
      labels.vat_rate,
      labels.line_total,
    ],
    has_discounts,
    rows: document.lines.map((line, index) => ({
      name: line.name,
      description: line.description,
      cells: [
        shownQuantity(line, { labels, locale }),
        shownPrice(line, locale),
        ...(has_discounts ? [discountCell(line, locale)] : []),
        line.vat_reason === null ? formatRate(line.vat_rate, locale) : formatRate(0, locale),
        money(totals.lines[index]?.net ?? 0),
      ],
    })),
    totals: [
      ...(totals.allowances === 0
        ? []
        : [row(labels.sum_lines, totals.sum_lines), row(document.discount?.label ?? labels.line_discount, -totals.allowances)]),
      row(labels.total_ht, totals.total_ht),
      row(labels.total_tax, totals.total_tax),
      row(labels.total_ttc, totals.total_ttc, extraTotals.length === 0),
      ...extraTotals,
    ],
    vat: {
      title: labels.vat_detail,
      heads: [labels.vat_rate, labels.vat_base, labels.vat_amount],
      rows: totals.groups.map((group) => [
        group.category === 'S' ? formatRate(group.vat_rate, locale) : labels.vat_none,
        money(group.basis),
        money(group.tax),
      ]),
    },
    mentions: {
      title: labels.mentions,
      lines: [labels[document.operation], ...reasons.map((reason) => vatReason.entries[reason].label.fr), ...mentions, ...document.notes],
    },
  }
}
