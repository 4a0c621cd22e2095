import { percentOf } from '@kxo/domain/kernel/money'
import type { VatCategory } from '@kxo/domain/kernel/vat'
import { type InvoiceDocument, isCredit } from '../printing/invoice-document.ts'

type Rule = (document: InvoiceDocument) => boolean

const sum = <T>(items: readonly T[], read: (item: T) => number) => items.reduce((total, item) => total + read(item), 0)
const has = (document: InvoiceDocument, category: VatCategory) => document.totals.groups.some((group) => group.category === category)
const isDay = (day: string) => /^20\d{2}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
const isNumber = (number: string) => /^[A-Za-z0-9+\-_/]{1,35}$/.test(number)
const isSiren = (siren: string | null) => siren !== null && /^\d{9}$/.test(siren)
const allowedRates = new Set([0, 90, 105, 175, 210, 550, 700, 850, 920, 960, 1000, 1300, 1960, 2000, 2060])
const isFrenchAddress = (value: string) => /^[A-Za-z0-9\-_.]{1,125}$/.test(value)
const siretFits = ({ siren, siret }: { siren: string | null; siret: string | null }) =>
  siret === null || (/^\d{14}$/.test(siret) && siren !== null && siret.startsWith(siren))

/** What must hold before an invoice is issued, under the ids of EN 16931 (INV-63) and of the French rules (INV-56). */
const rules: Record<string, Rule> = {
  'BR-06': ({ seller }) => seller.name !== '',
  'BR-07': ({ buyer }) => buyer.name !== '',
  'BR-09': ({ seller }) => /^[A-Z]{2}$/.test(seller.address.country_code),
  'BR-11': ({ buyer }) => /^[A-Z]{2}$/.test(buyer.address.country_code),
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-25': ({ lines }) => lines.every((line) => line.name.trim() !== ''),
  'BR-27': ({ lines }) => lines.every((line) => line.unit_price >= 0),
  'BR-29': ({ service }) => service === null || service.start <= service.end,
  'BR-50': ({ bank }) => bank === null || bank.iban.trim() !== '',
  'BR-55': ({ preceding }) => preceding.every((reference) => reference.number !== ''),
  'BR-CO-10': ({ totals }) => totals.sum_lines === sum(totals.lines, (line) => line.net),
  'BR-CO-11': ({ totals }) => totals.allowances === sum(totals.groups, (group) => group.allowance),
  'BR-CO-13': ({ totals }) => totals.total_ht === totals.sum_lines - totals.allowances,
  'BR-CO-14': ({ totals }) => totals.total_tax === sum(totals.groups, (group) => group.tax),
  'BR-CO-15': ({ totals }) => totals.total_ttc === totals.total_ht + totals.total_tax,
  'BR-CO-16': ({ totals, prepaid, rounding, due }) => due === totals.total_ttc - prepaid + rounding,
  // What is left of a tax, or a price paid with tax, may be cents away from the rate; the standard lets it be less than a euro away.
  'BR-CO-17': ({ totals, kind, settlement }) =>
    totals.groups.every((group) => {
      const away = Math.abs(group.tax - percentOf(group.basis, group.vat_rate))
      return isCredit(kind) || settlement === 'paid' ? away < 100 : away === 0
    }),
  'BR-CO-18': ({ totals }) => totals.groups.length > 0,
  'BR-CO-25': ({ due, due_date, kind }) => due <= 0 || due_date !== null || isCredit(kind),
  'BR-CO-26': ({ seller }) => seller.siren !== null || seller.vat_number !== null,
  'BR-S-02': (document) => !has(document, 'S') || document.seller.vat_number !== null || document.seller.siren !== null,
  'BR-S-08': ({ totals }) =>
    totals.groups.every((group) => group.basis === group.net - group.allowance) &&
    sum(totals.groups, (group) => group.net) === totals.sum_lines,
  'BR-E-01': ({ totals }) => totals.groups.filter((group) => group.category === 'E').length <= 1,
  'BR-E-02': (document) => !has(document, 'E') || document.seller.vat_number !== null || document.seller.siren !== null,
  'BR-E-10': ({ totals }) => totals.groups.every((group) => group.category === 'S' || group.category === 'Z' || group.reasons.length > 0),
  'BR-AE-02': (document) => !has(document, 'AE') || (document.seller.vat_number !== null && document.buyer.vat_number !== null),
  'BR-G-02': (document) => !has(document, 'G') || document.seller.vat_number !== null,
  'BR-G-03': ({ totals, seller }) =>
    seller.vat_number !== null || totals.groups.every((group) => group.category !== 'G' || group.allowance === 0),
  'BR-O-11': (document) => !has(document, 'O') || document.totals.groups.length === 1,
  'INV-31': (document) => !has(document, 'Z'),
  'BR-FR-01/02': ({ number, preceding }) => [number, ...preceding.map((reference) => reference.number)].every(isNumber),
  'BR-FR-03': ({ issue_date, due_date, service, preceding }) =>
    [
      issue_date,
      due_date ?? issue_date,
      service?.start ?? issue_date,
      service?.end ?? issue_date,
      ...preceding.map((one) => one.issue_date),
    ].every(isDay),
  'BR-FR-05': ({ terms }) => [terms.recovery_fee, terms.late_penalty, terms.early_discount].every((text) => text.trim() !== ''),
  'BR-FR-09': ({ seller, buyer }) => siretFits(seller) && siretFits(buyer),
  'BR-FR-10': ({ seller }) => isSiren(seller.siren),
  'BR-FR-12': ({ buyer }) => buyer.electronic_address !== null,
  'BR-FR-13': ({ seller }) => seller.electronic_address !== null,
  'BR-FR-16': ({ lines }) => lines.every((line) => allowedRates.has(line.vat_rate)),
  'BR-FR-21': ({ buyer }) =>
    buyer.siren === null || (buyer.electronic_address?.scheme === '0225' && buyer.electronic_address.value.startsWith(buyer.siren)),
  'BR-FR-23/25': ({ seller, buyer }) =>
    [seller, buyer].every(({ electronic_address }) => electronic_address?.scheme !== '0225' || isFrenchAddress(electronic_address.value)),
  'BR-FR-CO-04': ({ kind, preceding }) => kind !== 'corrective' || preceding.length === 1,
  'BR-FR-CO-05': ({ kind, preceding }) => !isCredit(kind) || preceding.length > 0,
  'BR-FR-CO-07': ({ kind, settlement, issue_date, due_date }) =>
    due_date === null || due_date >= issue_date || settlement === 'paid' || kind === 'deposit' || kind === 'deposit_credit',
  'BR-FR-CO-08': ({ kind, settlement }) => settlement !== 'balance' || (kind !== 'deposit' && kind !== 'deposit_credit'),
  'BR-FR-CO-09': ({ settlement, prepaid, totals, rounding, due, due_date }) =>
    settlement !== 'paid' || (prepaid === totals.total_ttc && rounding === 0 && due === 0 && due_date !== null),
}

/** Ids of the rules an invoice breaks, none when it may be issued. */
export const brokenRulesOf = (document: InvoiceDocument): string[] =>
  Object.entries(rules)
    .filter(([, holds]) => !holds(document))
    .map(([id]) => id)
