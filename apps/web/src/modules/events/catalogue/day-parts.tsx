import { daysOfEvent, type EventRun } from '@kxo/domain/events/catalogue/calendar-days'
import type { EventCard } from '@kxo/domain/events/contract'
import { formatDate, formatRange, formatTime } from '@kxo/domain/kernel/dates'
import { Anchor, Text } from '@mantine/core'
import type { CSSProperties } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'

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

type DayEventProps = {
  run: EventRun<EventCard>
  to: string
  day: string
  look?: CSSProperties
  /** Says its days to whoever sees the page too, where nothing else shows how long it lasts. */
  isDated?: boolean
}

/** An event on some of its days; its hour on the first only, its days for who hears the page. */
export function DayEvent({ run: { event, first, last }, to, day, look, isDated = false }: DayEventProps) {
  const { locale } = useLanguage()
  const { start_date, time_zone: zone } = event
  const range = formatRange(first, last, locale)
  return (
    <Anchor
      component={Link}
      to={to}
      underline="hover"
      display="block"
      mt={4}
      px={6}
      py={4}
      bdrs={4}
      bg="var(--k-subtle)"
      c="var(--k-text)"
      fz={13}
      lh={1.3}
      className="anywhere"
      style={{ borderInlineStart: '3px solid var(--k-link)', ...look }}
    >
      {start_date && daysOfEvent(event)?.first === day ? (
        <span className="figures">{formatTime(start_date, locale, { zone })} </span>
      ) : null}
      {event.title}
      {isDated && first < last ? (
        <Text span display="block" c="dimmed" fz={13}>
          {range}
        </Text>
      ) : (
        <span className="visually-hidden">, {range}</span>
      )}
    </Anchor>
  )
}
