import type { LobbyContent, LobbyDay, LobbySlot } from '@kxo/domain/events/catalogue/public-page'
import { formatDate, timeInZone } from '@kxo/domain/kernel/dates'
import { lobbyWords as w } from '@kxo/domain/planning/lobby/lobby-words'
import { useLanguage } from '../ui/i18n/language.tsx'
import { usePage } from './page-context.ts'

/** Where a slot is, in the fewest words. */
function usePlaceOf() {
  const { say } = useLanguage()
  return ({ room, is_online }: LobbySlot): string => room ?? (is_online ? say(w.online) : '')
}

function More({ n }: { n: number }) {
  const { say } = useLanguage()
  return n > 0 ? <small>{say(w.more, { n })}</small> : null
}

function Today({ today: { slots, more }, zone, place }: { today: LobbyDay; zone: string; place: string | null }) {
  const { now } = usePage()
  const { say } = useLanguage()
  const placeOf = usePlaceOf()
  if (slots.length === 0) return <p>{say(w.nothing)}</p>
  return (
    <>
      <ul>
        {slots.map((slot) => {
          const isNow = slot.start_at <= now
          const beside = [slot.beside, slot.people.join(', ')].filter(Boolean).join(' · ')
          return (
            <li key={`${slot.title} ${slot.start_at.toISOString()} ${slot.room}`} className={isNow ? 'isNow' : undefined}>
              <span className="nowrap figures">
                {isNow ? <small>{say(w.now)}</small> : null}
                {timeInZone(slot.start_at, zone)}–{timeInZone(slot.end_at, zone)}
              </span>
              <span>
                {slot.title}
                {beside ? <small>{beside}</small> : null}
              </span>
              <span>
                {placeOf(slot)}
                {slot.place && !place ? <small>{slot.place}</small> : null}
              </span>
            </li>
          )
        })}
      </ul>
      <More n={more} />
    </>
  )
}

function Later({ day: { day, slots, more }, zone }: { day: LobbyDay; zone: string }) {
  const { locale } = useLanguage()
  const placeOf = usePlaceOf()
  return (
    <section>
      <h3>{formatDate(day, locale, { style: 'full' }).replace(/,? \d{4}$/, '')}</h3>
      <ul>
        {slots.map((slot) => (
          <li key={`${slot.title} ${slot.start_at.toISOString()} ${slot.room}`}>
            <span className="figures">{timeInZone(slot.start_at, zone)}</span>
            <span>
              {slot.title} <small>{placeOf(slot)}</small>
            </span>
          </li>
        ))}
      </ul>
      <More n={more} />
    </section>
  )
}

/** The screen of a hall: read from five metres, and never scrolled. */
export function LobbyPage({ content: { days, place, zone } }: { content: LobbyContent }) {
  const { tenant, now } = usePage()
  const { say, locale } = useLanguage()
  const [today, ...later] = days
  return (
    <>
      <header className="lobbyHead">
        {tenant.logo ? (
          <img src={tenant.logo} alt="" />
        ) : (
          <span className="initial" aria-hidden="true" data-initial={tenant.label.slice(0, 1).toUpperCase()} />
        )}
        <h1>{place ? `${tenant.label}, ${place}` : tenant.label}</h1>
        <span>{say(w.updated, { time: timeInZone(now, zone) })}</span>
      </header>
      <div className="lobby">
        <section className="lobbyCard">
          <h2>
            {say(w.title)} · {today ? formatDate(today.day, locale, { style: 'full' }) : null}
          </h2>
          {today ? <Today today={today} zone={zone} place={place} /> : null}
        </section>
        {later.length > 0 ? (
          <aside className="lobbyCard" aria-label={say(w.next)}>
            <h2>{say(w.next)}</h2>
            {later.map((day) => (
              <Later key={day.day} day={day} zone={zone} />
            ))}
          </aside>
        ) : null}
      </div>
    </>
  )
}
