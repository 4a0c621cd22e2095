import type { EventPage } from '@kxo/domain/events/contract'
import { eventsWords as w } from '@kxo/domain/events/words'
import { partnerKind } from '@kxo/domain/partners/kind'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../events.module.css'
import { Prose } from './prose.tsx'

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('')

/** What an event is, and with whom. */
export function EventPresentation({ event }: { event: EventPage }) {
  const { say } = useLanguage()
  return (
    <div className={style['body']}>
      {event.summary ? <p className={style['lead']}>{event.summary}</p> : null}
      {event.description ? <Prose text={event.description} /> : null}
      {event.people.length > 0 ? (
        <section className={style['part']}>
          <h2 className={style['partTitle']}>{say(w.trainers)}</h2>
          <ul className={style['people']}>
            {event.people.map((person) => (
              <li key={`${person.full_name} ${person.kind}`} className={style['person']}>
                <span className={style['initials']} aria-hidden="true">
                  {initialsOf(person.full_name)}
                </span>
                <span>
                  {person.full_name}
                  <span className={style['muted']}>{person.role_title || say(partnerKind.labelOf(person.kind))}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
