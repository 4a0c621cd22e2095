import { adminEvent, adminEventNew } from '@kxo/domain/events/paths'
import { adminImport } from '@kxo/domain/imports/paths'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import type { Dashboard, NextEvent } from '@kxo/domain/reporting/contract'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { useId } from 'react'
import { Badge } from '../../ui/display/badge.tsx'
import { LinkButton } from '../../ui/display/button.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import style from './dashboard.module.css'

/** What comes next, with its occupancy and its minimum. */
export function NextEvents({ dashboard }: { dashboard: Dashboard }) {
  const { say } = useLanguage()
  const id = useId()
  const { next_events } = dashboard
  return (
    <section aria-labelledby={id} className={style['card']}>
      <h2 id={id} className={style['cardTitle']}>
        {say(w.nextEvents)}
      </h2>
      {next_events.length === 0 ? (
        <Empty
          sentence={w.noNextEvent}
          act={
            <>
              <LinkButton to={adminEventNew()}>{say(w.createEvent)}</LinkButton>
              <LinkButton to={adminImport()} variant="default">
                {say(w.importFile)}
              </LinkButton>
            </>
          }
        />
      ) : (
        <ul className={style['nexts']}>
          {next_events.map((event) => (
            <NextLine key={event.id} event={event} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NextLine({ event }: { event: NextEvent }) {
  const { say, locale, zone } = useLanguage()
  const { taken, max_participants: max, min_participants: min } = event
  const place = event.is_online ? say(w.online) : event.town
  const missing = min === null ? null : Math.max(0, min - taken)
  return (
    <li className={style['next']}>
      <div className={style['nextWords']}>
        <span className={style['nextTitle']}>
          <Link to={adminEvent(event.id)}>{event.title}</Link>
          {event.is_active ? null : <Badge>{w.draft}</Badge>}
        </span>
        <span className={style['muted']}>
          {[formatDateTime(event.start_date, locale, { zone, style: 'long' }), place].filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className={style['nextFill']}>
        <span>{max === null ? say(w.occupancyFree, { taken }) : say(w.occupancy, { taken, max })}</span>
        {max === null ? null : <meter className={style['meter']} min={0} max={max} value={Math.min(taken, max)} aria-label={event.title} />}
        {missing === null ? null : (
          <span className={style['muted']}>{missing === 0 ? say(w.minimumReached) : say(w.minimumMissing, { n: missing })}</span>
        )}
      </div>
    </li>
  )
}
