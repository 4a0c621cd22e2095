import type { EventCard } from '@kxo/domain/events/contract'
import { showsPrice } from '@kxo/domain/events/rules'
import { eventsWords as w } from '@kxo/domain/events/words'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { ClientParams } from '@kxo/domain/tenants/contract'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type EventPriceProps = { event: Pick<EventCard, 'is_payable' | 'price_from'>; tenant: Pick<ClientParams, 'params'> }

/** The lowest price anyone pays: with tax, and without when they differ. */
export function EventPrice({ event, tenant }: EventPriceProps) {
  const { say, locale } = useLanguage()
  if (!showsPrice(event, tenant.params)) return null
  if (!event.is_payable) return <>{say(w.free)}</>
  if (!event.price_from) return <>{say(w.noPrice)}</>
  const { amount_ht, amount_ttc } = event.price_from
  const shown = say(w.fromPrice, { amount: formatMoney(amount_ttc, locale) })
  return <>{amount_ht === amount_ttc ? shown : `${shown} (${say(w.priceExcl, { amount: formatMoney(amount_ht, locale) })})`}</>
}
