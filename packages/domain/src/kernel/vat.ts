import { catalogue, type KeyOf } from './catalogue.ts'
import { roundHalfAwayFromZero } from './decimals.ts'

/** VAT categories of EN 16931: standard, zero rated, exempt, reverse charge, export, out of scope. */
export type VatCategory = 'S' | 'Z' | 'E' | 'AE' | 'G' | 'O'

/** Why a line bears no VAT (INV-31); the French label is the mention the law wants printed. */
export const vatReason = catalogue({
  training_exempt: {
    code: 1,
    label: { fr: 'Exonération de TVA, article 261, 4, 4° a du CGI', en: 'VAT exempt, article 261, 4, 4° a of the French tax code' },
  },
  franchise: {
    code: 2,
    label: { fr: 'TVA non applicable, art. 293 B du CGI', en: 'VAT not applicable, art. 293 B of the French tax code' },
  },
  reverse_charge_eu_service: { code: 3, label: { fr: 'Autoliquidation', en: 'Reverse charge' } },
  export: { code: 4, label: { fr: 'Exonération de TVA, article 262 I du CGI', en: 'VAT exempt, article 262 I of the French tax code' } },
  association_261_7: {
    code: 5,
    label: { fr: 'Exonération de TVA, article 261, 7, 1° du CGI', en: 'VAT exempt, article 261, 7, 1° of the French tax code' },
  },
  out_of_scope: { code: 6, label: { fr: 'Hors champ de TVA', en: 'Outside the scope of VAT' } },
})
export type VatReason = KeyOf<typeof vatReason>
/** A stored reason; null for none. */
export const vatReasonFrom = (text: string | null): VatReason | null => (text !== null && vatReason.is(text) ? text : null)

/** What the electronic invoice carries for each reason: category (BT-118) and code (BT-121). */
export const vatReasonCodes: Readonly<Record<VatReason, { category: VatCategory; vatex: string }>> = {
  training_exempt: { category: 'E', vatex: 'VATEX-FR-CGI261-4' },
  franchise: { category: 'E', vatex: 'VATEX-FR-FRANCHISE' },
  reverse_charge_eu_service: { category: 'AE', vatex: 'VATEX-EU-AE' },
  export: { category: 'G', vatex: 'VATEX-EU-G' },
  association_261_7: { category: 'E', vatex: 'VATEX-FR-CGI261-7' },
  out_of_scope: { category: 'O', vatex: 'VATEX-EU-O' },
}

/** Category and effective rate of a line: a reason forces the rate to zero (INV-31). */
export function vatTreatment(rate: number, reason: VatReason | null): { category: VatCategory; rate: number } {
  if (reason !== null) return { category: vatReasonCodes[reason].category, rate: 0 }
  return { category: rate === 0 ? 'Z' : 'S', rate }
}

/** Rates offered on a line, in basis points. */
export const vatRates = [2000, 1000, 550, 210, 0] as const

/** The offered rate nearest to the given one; the higher of two equally near. */
export const nearestVatRate = (basisPoints: number): number =>
  vatRates.reduce<number>((best, rate) => (Math.abs(rate - basisPoints) < Math.abs(best - basisPoints) ? rate : best), vatRates[0])

/** Splits a price set with tax (INV-42 a): net = round(ttc ÷ (1 + rate)), tax = ttc − net, so the price shown is the price paid. */
export function taxInclusive(ttc: number, rate: number): { ht: number; tax: number; ttc: number } {
  const ht = roundHalfAwayFromZero(BigInt(ttc) * 10_000n, 10_000n + BigInt(rate))
  return { ht, tax: ttc - ht, ttc }
}
