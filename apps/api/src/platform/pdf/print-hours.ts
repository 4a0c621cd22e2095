import type { Locale } from '@kxo/domain/kernel/sentence'

const tags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' }
/** Minutes as decimal hours for a reader: 450 is "7,5". */
export const printHours = (minutes: number, locale: Locale): string =>
  new Intl.NumberFormat(tags[locale], { maximumFractionDigits: 2 }).format(minutes / 60)
