import { priceInWords } from '@kxo/domain/events/catalogue/card-in-words'
import type { EventCard } from '@kxo/domain/events/contract'
import type { ClientParams } from '@kxo/domain/tenants/contract'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type EventPriceProps = { event: Pick<EventCard, 'is_payable' | 'price_from'>; tenant: Pick<ClientParams, 'params'> }

/** The lowest price anyone pays. */
export const EventPrice = ({ event, tenant }: EventPriceProps) => <>{priceInWords(event, tenant.params, useLanguage())}</>
