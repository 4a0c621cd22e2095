import type { EventPage, Slot } from '@kxo/domain/events/contract'
import { eventsWords as w } from '@kxo/domain/events/words'
import { clocksDiffer, formatDate, formatRange, formatTime, halfDayOf } from '@kxo/domain/kernel/dates'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../events.module.css'

type SlotLineProps = { slot: Slot; zone: string }

/** A half-day: day and hours on the event's clock, room, who hosts. */
export function SlotLine({ slot, zone }: SlotLineProps) {
  const { say, locale } = useLanguage()
  const viewerZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const title = slot.title || say(halfDayOf(slot.start_at, zone) === 'morning' ? w.morning : w.afternoon)
  const where = [slot.room_name, slot.location_name].filter(Boolean).join(', ')
  return (
    <span className={style['grow']}>
      <span>
        <strong>{formatDate(slot.start_at, locale, { zone, style: 'full' })}</strong>, {formatTime(slot.start_at, locale, { zone })} –{' '}
        {formatTime(slot.end_at, locale, { zone })}
      </span>
      <span className={style['muted']}>{[title, where, slot.partners.join(', ')].filter(Boolean).join(' · ')}</span>
      {clocksDiffer(slot.start_at, zone, viewerZone) ? (
        <span className={style['muted']}>
          {say(w.yourZone, { range: formatRange(slot.start_at, slot.end_at, locale, { zone: viewerZone }) })}
        </span>
      ) : null}
    </span>
  )
}

/** The half-days of an event. */
export function EventProgramme({ event }: { event: EventPage }) {
  const { say } = useLanguage()
  if (event.slots.length === 0) return <p className={style['muted']}>{say(w.nothingHere)}</p>
  return (
    <ol className={style['slots']}>
      {event.slots.map((slot) => (
        <li key={slot.id} className={style['slot']}>
          <SlotLine slot={slot} zone={event.time_zone} />
        </li>
      ))}
    </ol>
  )
}
