import type { Locale } from './sentence.ts'

const tags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' }

/** Minutes as decimal hours, to a hundredth: 100 is 1.67. */
export const decimalHours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100

/** Minutes as decimal hours for a reader: 450 is "7,5". */
export const printHours = (minutes: number, locale: Locale): string => new Intl.NumberFormat(tags[locale]).format(decimalHours(minutes))
