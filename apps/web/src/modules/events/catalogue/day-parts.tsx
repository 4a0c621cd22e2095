import { daysOfEvent } from '@kxo/domain/events/catalogue/calendar-days'
import type { EventCard } from '@kxo/domain/events/contract'
import { formatDate, formatRange, formatTime } from '@kxo/domain/kernel/dates'
import { Text } from '@mantine/core'
import type { CSSProperties } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import style from './catalogue-calendar.module.css'

export function DayNumber({ day, isToday }: { day: string; isToday: boolean }) {
  const { locale } = useLanguage()
  return (
    <Text
      component="time"
      dateTime={day}
      fz={13}
      px={6}
      {...(isToday && { c: 'var(--k-link)', fw: 700, bd: '1px solid currentcolor', bdrs: 'xl' })}
    >
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <span className="visually-hidden">{formatDate(day, locale, { style: 'full' })}</span>
    </Text>
  )
}

type DayEventProps = { event: EventCard; to: string; day: string; look?: CSSProperties }

/** An event on a day of its own; its hour on the first only, its dates for who hears the page. */
export function DayEvent({ event, to, day, look }: DayEventProps) {
  const { locale } = useLanguage()
  const { start_date, end_date, time_zone: zone } = event
  const days = daysOfEvent(event)
  return (
    <Link to={to} className={style['event']} {...(look && { style: look })}>
      {start_date && days?.first === day ? <span className="figures">{formatTime(start_date, locale, { zone })} </span> : null}
      {event.title}
      {start_date ? (
        <span className="visually-hidden">, {formatRange(start_date, end_date ?? start_date, locale, { zone, times: false })}</span>
      ) : null}
    </Link>
  )
}
