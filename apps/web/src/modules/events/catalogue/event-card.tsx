import type { EventCard as Card } from '@kxo/domain/events/contract'
import { eventsWords as w } from '@kxo/domain/events/words'
import { IconCalendar, IconMapPin, IconUser } from '@tabler/icons-react'
import { Badge } from '../../../ui/display/badge.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { EventDates } from '../event/event-dates.tsx'
import { EventPlace } from '../event/event-place.tsx'
import { EventPrice } from '../event/event-price.tsx'
import style from '../events.module.css'
import { OwnBadge } from '../provided-parts.tsx'
import { AvailabilityBadge } from './availability-badge.tsx'

type EventCardProps = { event: Card; to: string }

/** The card of an event in a catalogue: what, when, where, with whom, at what price, and whether places are left. */
export function EventCard({ event, to }: EventCardProps) {
  const { say } = useLanguage()
  return (
    <article className={style['card']}>
      <div className={style['cardBadges']}>
        <AvailabilityBadge event={event} />
        {event.is_displayed_first ? <Badge tone="info">{w.featured}</Badge> : null}
        <OwnBadge event_id={event.id} />
      </div>
      <h2 className={style['cardTitle']}>
        <Link to={to} className={style['cardLink'] ?? ''}>
          {event.title}
        </Link>
      </h2>
      {event.summary ? <p className={style['cardSummary']}>{event.summary}</p> : null}
      <ul className={style['facts']}>
        <li>
          <IconCalendar size={16} stroke={1.75} aria-hidden="true" />
          <span>
            <EventDates event={event} />
          </span>
        </li>
        <li>
          <IconMapPin size={16} stroke={1.75} aria-hidden="true" />
          <span>
            <EventPlace event={event} />
          </span>
        </li>
        {event.partners.length > 0 ? (
          <li>
            <IconUser size={16} stroke={1.75} aria-hidden="true" />
            <span>{event.partners.join(', ')}</span>
          </li>
        ) : null}
      </ul>
      <div className={style['cardFoot']}>
        <span className={style['price']}>
          <EventPrice event={event} />
        </span>
        {event.themes.length > 0 ? (
          <span className={style['muted']}>{event.themes.join(' · ')}</span>
        ) : (
          <span className="visually-hidden">{say(w.open)}</span>
        )}
      </div>
    </article>
  )
}
