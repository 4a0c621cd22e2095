import { adminEvent } from '@kxo/domain/events/paths'
import { formatRange } from '@kxo/domain/kernel/dates'
import type { Location } from '@kxo/domain/locations/contract'
import { locationsWords as w } from '@kxo/domain/locations/words'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import style from './location-page.module.css'

/** When each room is taken from now on, and by what. */
export function Occupations({ location }: { location: Location }) {
  const { say, locale } = useLanguage()
  return (
    <section className={style['panel']}>
      <h2 className={style['heading']}>{say(w.occupation)}</h2>
      {location.occupations.length === 0 ? <p className={style['muted']}>{say(w.noOccupation)}</p> : null}
      <ul className={style['list']}>
        {location.occupations.map((taken) => (
          <li key={`${taken.room_id} ${taken.start_at.getTime()}`} className={style['line']}>
            <span className={style['grow']}>
              <Link to={adminEvent(taken.event_id)}>{taken.event_title}</Link>
              <span className={style['muted']}>
                {' '}
                · {taken.room_name} · {formatRange(taken.start_at, taken.end_at, locale, { zone: taken.time_zone })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
