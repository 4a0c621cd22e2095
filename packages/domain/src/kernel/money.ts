import { quantityDecimals, scaledFromText, textFromScaled } from './decimals.ts'
import type { Locale } from './sentence.ts'

export {
  allocate,
  multiply,
  percentOf,
  quantityDecimals,
  rateOf,
  roundHalfAwayFromZero,
  unitPriceDecimals,
  unitPriceOf,
} from './decimals.ts'

/** Cents of an amount as typed ("1 234,50 €"); undefined when unreadable, ambiguous or beyond two decimals (TYP-02). */
export function centsFromText(text: string): number | undefined {
  const bare = text.trim().replace(/^€|€$/, '')
  return bare.includes('€') ? undefined : scaledFromText(bare, 2)
}

/** The largest amount kept of one thing, in cents; sums go beyond. */
export const mostCents = 2_147_483_647

/** Decimal euros with two decimals, as JSON carries them. */
export const euros = (cents: number): number => Number(textFromScaled(cents, 2))

const moneyFormats: Record<Locale, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
}
/** An amount for a reader, always two decimals: "1 234,50 €" with U+202F groups and U+00A0 before the sign (TYP-01). */
export const formatMoney = (cents: number, locale: Locale): string => moneyFormats[locale].format(textFromScaled(cents, 2))

const rateFormats: Record<Locale, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 2 }),
}
/** A rate in basis points for a reader: 550 is "5,5 %" (TYP-01). */
export const formatRate = (basisPoints: number, locale: Locale): string => rateFormats[locale].format(textFromScaled(basisPoints, 4))

const quantityFormats: Record<Locale, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat('fr-FR', { maximumFractionDigits: quantityDecimals }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: quantityDecimals }),
}
/** A quantity in ten-thousandths for a reader: 15000 is "1,5" (TYP-01). */
export const formatQuantity = (quantity: number, locale: Locale): string =>
  quantityFormats[locale].format(textFromScaled(quantity, quantityDecimals))

/** A line for a reader, with how many when it is not one: "Nuit × 2". */
export const nameWithQuantity = ({ name, quantity }: { name: string; quantity: number }, locale: Locale): string =>
  quantity === 10 ** quantityDecimals ? name : `${name} × ${formatQuantity(quantity, locale)}`
