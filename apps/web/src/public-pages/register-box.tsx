import { amountInWords } from '@kxo/domain/events/catalogue/card-in-words'
import { languagesInWords } from '@kxo/domain/events/catalogue/event-languages'
import { levelInWords } from '@kxo/domain/events/catalogue/event-levels'
import type { EventContent } from '@kxo/domain/events/catalogue/public-page'
import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import type { EventPage } from '@kxo/domain/events/contract'
import { event as eventAddress } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { login, nextParameter } from '@kxo/domain/identity/paths'
import { decimalHours } from '@kxo/domain/kernel/hours'
import { signin, visitorSignin } from '@kxo/domain/registrations/paths'
import { visitorWords } from '@kxo/domain/registrations/visitor/visitor-words'
import { waitingWords } from '@kxo/domain/registrations/waiting/waiting-words'
import { SellerNotice } from '../modules/events/catalogue/seller-notice.tsx'
import { EventPlace } from '../modules/events/event/event-place.tsx'
import { EventPrice } from '../modules/events/event/event-price.tsx'
import { mapOf } from '../ui/display/map-of.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import { uiWords } from '../ui/i18n/words.ts'
import { Dates } from './event-facts.tsx'
import { useEventCalendar } from './feeds.ts'
import { Icon } from './icons.tsx'
import { useLanguageBehind, usePage } from './page-context.ts'

/** The box beside an event: key facts, price, and the one button or sentence of §0.5. */
export function RegisterBox({ content }: { content: EventContent }) {
  const { event } = content
  const { say, locale } = useLanguage()
  return (
    <aside className="box" aria-label={say(w.facts)}>
      <ul className="facts">
        <li>
          <Icon name="calendar" />
          <span>
            <Dates event={event} withZone />
          </span>
        </li>
        {event.minutes > 0 ? (
          <li>
            <Icon name="clock" />
            <span>
              {say(w.durationOf, {
                hours: say(w.hours, { hours: decimalHours(event.minutes) }),
                n: event.slots.length,
              })}
            </span>
          </li>
        ) : null}
        {event.level ? (
          <li>
            <Icon name="level" />
            <span>{levelInWords(event.level, { say })}</span>
          </li>
        ) : null}
        {event.languages.length > 0 ? (
          <li>
            <Icon name="language" />
            <span>{languagesInWords(event.languages, locale)}</span>
          </li>
        ) : null}
        <li>
          <Icon name="place" />
          <span>
            <EventPlace event={event} />{' '}
            {event.address ? (
              <a className="under" href={mapOf(event.address)} target="_blank" rel="noreferrer">
                {event.address} ({say(p.map)})
              </a>
            ) : null}
          </span>
        </li>
      </ul>
      <Prices event={event} />
      {event.availability === 'available' && event.places_left !== null ? (
        <p className="muted">{say(w.placesLeft, { n: event.places_left })}</p>
      ) : null}
      <RegisterAct content={content} />
      {event.availability === 'available' && event.limit_date ? <p className="muted">{say(w.limitIs, { day: event.limit_date })}</p> : null}
      <SellerNotice event={event} />
      {content.isPreview ? null : <Share event={event} />}
    </aside>
  )
}

function Prices({ event }: { event: EventPage }) {
  const { tenant } = usePage()
  const { say, locale } = useLanguage()
  return (
    <div>
      <p className="boxPrice">
        <EventPrice event={event} tenant={tenant} />
      </p>
      {event.prices.length > 1
        ? event.prices.map((price) => (
            <span key={price.name} className="muted">
              {say(uiWords.factOf, { label: price.name, value: amountInWords(price, { say, locale }) })}
            </span>
          ))
        : null}
    </div>
  )
}

/** Leads to the registration through the door of the tenant, or says why one cannot. */
function RegisterAct({ content: { event, carried, isPreview } }: { content: EventContent }) {
  const { tenant } = usePage()
  const { say } = useLanguage()
  const lang = useLanguageBehind()
  const spoken = lang ? <input type="hidden" name="lang" value={lang} /> : null
  switch (event.availability) {
    case 'available': {
      if (event.is_payable && !event.price_from) return <p>{say(w.noPrice)}</p>
      if (isPreview)
        return (
          <button type="button" className="primary" disabled>
            {event.button_text ?? say(w.register)}
          </button>
        )
      const others = carried.filter(([name]) => name !== 'lang')
      const queryOf = (pairs: string[][]) => (pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '')
      return (
        <>
          <a className="button primary" href={visitorSignin(tenant.name, event.url) + queryOf(lang ? [...others, ['lang', lang]] : others)}>
            {event.button_text ?? say(w.register)}
          </a>
          <form action={login(tenant.name)} method="get">
            <input type="hidden" name={nextParameter} value={signin(event.id) + queryOf(others)} />
            {spoken}
            <button type="submit">{say(visitorWords.hasAccount)}</button>
          </form>
        </>
      )
    }
    case 'full':
      return <p>{say(w.full)}</p>
    case 'waitingList':
      return (
        <form action={login(tenant.name)} method="get">
          <p>{say(w.full)}</p>
          <input type="hidden" name={nextParameter} value={eventAddress(event.id)} />
          {spoken}
          <button type="submit" className="primary">
            {say(waitingWords.join)}
          </button>
        </form>
      )
    case 'notYetOpen':
      return event.opening_date ? <p>{say(w.opensAt, { day: event.opening_date })}</p> : null
    case 'pastLimitDate':
      return <p>{event.limit_date ? say(w.limitWas, { day: event.limit_date }) : say(w.begun)}</p>
    case 'expired':
      return event.sisters.length > 0 ? (
        <a className="button" href="#dates">
          {say(p.nextDates)}
        </a>
      ) : null
    default:
      return null
  }
}

function Share({ event }: { event: EventPage }) {
  const { canonical } = usePage()
  const { say } = useLanguage()
  const calendar = useEventCalendar(event.id)
  return (
    <p className="acts">
      <button type="button" className="link" data-copy={canonical} data-done={say(w.copied)} hidden>
        {say(p.copyLink)}
      </button>{' '}
      {event.start_date && !event.is_cancelled ? <a href={calendar}>{say(p.addToCalendar)}</a> : null}{' '}
      <a href={`mailto:?subject=${encodeURIComponent(event.title)}&body=${encodeURIComponent(canonical)}`}>{say(p.shareMail)}</a>
    </p>
  )
}
