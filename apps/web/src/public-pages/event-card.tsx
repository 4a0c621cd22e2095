import { languagesInWords } from '@kxo/domain/events/catalogue/event-languages'
import { levelInWords } from '@kxo/domain/events/catalogue/event-levels'
import type { EventCard as Card } from '@kxo/domain/events/contract'
import { publicPage } from '@kxo/domain/events/paths'
import { leadsToSignin } from '@kxo/domain/events/rules'
import { eventsWords as w } from '@kxo/domain/events/words'
import { visitorSignin } from '@kxo/domain/registrations/paths'
import { cardEdge } from '../modules/events/catalogue/card-edge.ts'
import { EventImage } from '../modules/events/catalogue/event-image.tsx'
import { EventPlace } from '../modules/events/event/event-place.tsx'
import { EventPrice } from '../modules/events/event/event-price.tsx'
import { useLanguage } from '../ui/i18n/language.tsx'
import { Availability, CardBadges, Dates } from './event-facts.tsx'
import { Icon } from './icons.tsx'
import { useInLanguage, useLanguageBehind, usePage } from './page-context.ts'

/** Straight from a card into the registration, where it is open to anyone. */
function RegisterLink({ event, target }: Shown) {
  const { tenant } = usePage()
  const { say } = useLanguage()
  const lang = useLanguageBehind()
  if (!leadsToSignin(event)) return null
  return (
    <a
      href={visitorSignin(tenant.name, event.url) + (lang ? `?lang=${lang}` : '')}
      className="button"
      {...(target ? { target, rel: 'noopener' } : {})}
    >
      {event.button_text ?? say(w.register)} <span className="visually-hidden">{event.title}</span>
    </a>
  )
}

type Shown = { event: Card; target?: string | undefined }

function TitleLink({ event, target }: Shown) {
  const { tenant } = usePage()
  const inLanguage = useInLanguage()
  return (
    <a href={inLanguage(publicPage(tenant.name, event.url))} className="wholeLink" {...(target ? { target, rel: 'noopener' } : {})}>
      {event.title}
    </a>
  )
}

function CardImage({ event: { image } }: { event: Card }) {
  const { tenant } = usePage()
  return image ? <EventImage image={image} client={tenant.name} look="card" sizes="(max-width: 700px) 100vw, 400px" /> : null
}

/** The card of an event, its title read first: what, when, where, with whom, at what price, and whether places are left. */
export function EventCard({ event, target }: Shown) {
  const { tenant } = usePage()
  const { say, locale } = useLanguage()
  return (
    <article className="card" style={cardEdge(event)}>
      <h2>
        <TitleLink event={event} target={target} />
      </h2>
      <CardImage event={event} />
      <CardBadges event={event} />
      {event.subtitle ? <p>{event.subtitle}</p> : null}
      {event.summary ? <p className="muted">{event.summary}</p> : null}
      <ul className="facts">
        <li>
          <Icon name="calendar" />
          <span>
            <Dates event={event} />
          </span>
        </li>
        <li>
          <Icon name="place" />
          <span>
            <EventPlace event={event} />
          </span>
        </li>
        {event.partners.length > 0 ? (
          <li>
            <Icon name="person" />
            <span>{event.partners.join(', ')}</span>
          </li>
        ) : null}
      </ul>
      {event.level || event.languages.length > 0 || event.themes.length > 0 ? (
        <p className="muted">
          {[event.level && levelInWords(event.level, { say }), languagesInWords(event.languages, locale), ...event.themes]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : null}
      <p className="cardFoot">
        <strong>
          <EventPrice event={event} tenant={tenant} />
        </strong>
        <RegisterLink event={event} target={target} />
      </p>
    </article>
  )
}

/** The same on one line. */
export function EventLine({ event, target }: Shown) {
  const { tenant } = usePage()
  return (
    <li className="line">
      <span>
        <strong>
          <TitleLink event={event} target={target} />
        </strong>{' '}
        {event.subtitle ? <span className="muted">{event.subtitle} </span> : null}
        <span className="muted">
          <EventPlace event={event} />
        </span>
      </span>{' '}
      <span>
        <Dates event={event} />
      </span>{' '}
      <strong>
        <EventPrice event={event} tenant={tenant} />
      </strong>{' '}
      <span className="bar">
        <Availability event={event} /> <RegisterLink event={event} target={target} />
      </span>
    </li>
  )
}
