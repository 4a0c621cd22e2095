import { type Band, boundsText } from '@kxo/domain/contributions/bands'
import { contributionsWords as w } from '@kxo/domain/contributions/words'
import { formatMoney, formatRate } from '@kxo/domain/kernel/money'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** How a band reads: its bounds, and what it is worth: its discount, its own price, or both. */
export function useBandText() {
  const { say, locale } = useLanguage()
  return {
    boundsOf: (band: Pick<Band, 'from' | 'to'>): string => boundsText(band, say(w.openEnd)),
    worthOf: ({ discount, price }: Pick<Band, 'discount' | 'price'>): string =>
      [price === null ? null : formatMoney(price, locale), discount > 0 || price === null ? formatRate(discount, locale) : null]
        .filter(Boolean)
        .join(' − '),
  }
}
