import { cardBadges } from '@kxo/domain/events/catalogue/card-badges'
import { availabilityInWords, undatedWord } from '@kxo/domain/events/catalogue/card-in-words'
import type { EventCard } from '@kxo/domain/events/contract'
import { eventsWords as w } from '@kxo/domain/events/words'
import type { Tone } from '@kxo/domain/kernel/catalogue'
import { formatRange, zoneName } from '@kxo/domain/kernel/dates'
import { useLanguage } from '../ui/i18n/language.tsx'
import { usePage } from './page-context.ts'

const Badge = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className="badge" data-tone={tone}>
    {children}
  </span>
)

/** The badge of an event: whether one may register, and how few places are left. */
export function Availability({ event }: { event: Parameters<typeof availabilityInWords>[0] }) {
  const { tenant } = usePage()
  const { text, tone } = availabilityInWords(event, tenant.features.includes('filling'), useLanguage())
  return <Badge tone={tone}>{text}</Badge>
}

/** All that a card says in badges. */
export function CardBadges({ event }: { event: EventCard }) {
  const { tenant } = usePage()
  return (
    <div className="badges">
      {cardBadges(event, tenant.features.includes('filling'), useLanguage()).map(({ key, text, tone }) => (
        <Badge key={key} tone={tone}>
          {text}
        </Badge>
      ))}
    </div>
  )
}

type Dated = Pick<EventCard, 'nature' | 'start_date' | 'end_date' | 'time_zone' | 'is_asynchronous'>

/** When, on the clock of the event; its zone is named where it is read from elsewhere. */
export function Dates({ event, withZone = false }: { event: Dated; withZone?: boolean }) {
  const { say, locale } = useLanguage()
  const { start_date, end_date, time_zone: zone } = event
  if (!start_date) return <>{say(undatedWord(event))}</>
  const range = formatRange(start_date, end_date ?? start_date, locale, { zone })
  return (
    <>
      <time dateTime={start_date.toISOString()}>{range.charAt(0).toLocaleUpperCase(locale) + range.slice(1)}</time>{' '}
      {withZone ? <span className="muted">{say(w.eventZone, { zone: zoneName(start_date, locale, zone) })}</span> : null}
    </>
  )
}
