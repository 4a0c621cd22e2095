import type { EventCard } from '@kxo/domain/events/contract'
import { eventsWords as w } from '@kxo/domain/events/words'
import { formatMoney } from '@kxo/domain/kernel/money'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** The lowest price anyone pays: with tax, and without when they differ. */
export function EventPrice({ event }: { event: Pick<EventCard, 'is_payable' | 'price_from'> }) {
  const { say, locale } = useLanguage()
  if (!event.is_payable) return <>{say(w.free)}</>
  if (!event.price_from) return <>{say(w.noPrice)}</>
  const { amount_ht, amount_ttc } = event.price_from
  const shown = say(w.fromPrice, { amount: formatMoney(amount_ttc, locale) })
  return <>{amount_ht === amount_ttc ? shown : `${shown} (${say(w.priceExcl, { amount: formatMoney(amount_ht, locale) })})`}</>
}
