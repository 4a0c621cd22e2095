import { undatedWord } from '@kxo/domain/events/catalogue/card-in-words'
import type { Undated } from '@kxo/domain/events/standing'
import { eventsWords as w } from '@kxo/domain/events/words'
import { clocksDiffer, formatDate, formatRange, formatTime, zoneName } from '@kxo/domain/kernel/dates'
import { decimalHours } from '@kxo/domain/kernel/hours'
import { Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type Dated = Undated & { start_date: Date | null; end_date: Date | null; time_zone: string }

const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** When an event takes place, on its own clock; with the viewer's clock under it when it differs. */
export function EventDates({ event, style: look = 'plain' }: { event: Dated; style?: 'plain' | 'detailed' | 'table' }) {
  const { say, locale } = useLanguage()
  const { start_date, end_date, time_zone: zone } = event
  if (!start_date) return <>{say(undatedWord(event))}</>
  if (look === 'table') return <ShortRange start={start_date} end={end_date ?? start_date} zone={zone} />
  const range = formatRange(start_date, end_date ?? start_date, locale, { zone })
  const own = range.charAt(0).toLocaleUpperCase(locale) + range.slice(1)
  if (look === 'plain' || !clocksDiffer(start_date, zone, viewerZone())) return <>{own}</>
  return (
    <>
      {own}
      <Text span display="block" c="dimmed" fz="sm">
        {say(w.eventZone, { zone: zoneName(start_date, locale, zone) })}{' '}
        {say(w.yourZone, { range: formatRange(start_date, end_date ?? start_date, locale, { zone: viewerZone(), times: true }) })}
      </Text>
    </>
  )
}

/** "30/11/2026 09:00–17:30", "15/12/2026–16/12/2026": for the cells of a table, never cut after a dash. */
function ShortRange({ start, end, zone }: { start: Date; end: Date; zone: string }) {
  const { locale } = useLanguage()
  const [from, to] = [formatDate(start, locale, { zone }), formatDate(end, locale, { zone })]
  if (from !== to) return <Text span inherit className="nowrap">{`${from}–${to}`}</Text>
  const hours = `${formatTime(start, locale, { zone })}–${formatTime(end, locale, { zone })}`
  return (
    <>
      {from}{' '}
      <Text span inherit className="nowrap">
        {hours}
      </Text>
    </>
  )
}

/** "7 h (2 demi-journées)" of planned minutes. */
export function useHours(): (minutes: number) => string {
  const { say } = useLanguage()
  return (minutes) => say(w.hours, { hours: decimalHours(minutes) })
}
