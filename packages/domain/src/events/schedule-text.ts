import { dayInZone, formatDate, formatTime } from '../kernel/dates.ts'
import type { Locale } from '../kernel/sentence.ts'

type HalfDay = { start_at: Date; end_at: Date }

/** The hours of half-days in a sentence: once when each day has the same ones, else day by day; nothing without a half-day. */
export function scheduleText(halfDays: readonly HalfDay[], locale: Locale, zone: string): string {
  const time = (instant: Date): string => formatTime(instant, locale, { zone, style: 'prose' })
  const ordered = halfDays.toSorted((a, b) => a.start_at.getTime() - b.start_at.getTime())
  const days = [...Map.groupBy(ordered, ({ start_at }) => dayInZone(start_at, zone))].map(([day, own]) => ({
    day,
    // Several groups may meet at the same hours.
    hours: [...new Set(own.map(({ start_at, end_at }) => `${time(start_at)} – ${time(end_at)}`))].join(', '),
  }))
  const [colon, next] = locale === 'fr' ? ['\u00A0:', ' ; '] : [':', '; ']
  return new Set(days.map(({ hours }) => hours)).size < 2
    ? (days[0]?.hours ?? '')
    : days.map(({ day, hours }) => `${formatDate(day, locale, { style: 'long' })}${colon} ${hours}`).join(next)
}
