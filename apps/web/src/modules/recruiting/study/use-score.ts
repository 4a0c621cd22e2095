import { recruitingWords as w } from '@kxo/domain/recruiting/words'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** A mean of notes, given in tenths, as it is read: « 4,5 sur 5 ». */
export function useScore(): (tenths: number) => string {
  const { say, locale } = useLanguage()
  return (tenths) => say(w.outOf, { score: (tenths / 10).toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB') })
}
