import { eventsWords as w } from '@kxo/domain/events/words'
import { clocksDiffer, formatRange, zoneName } from '@kxo/domain/kernel/dates'
import { useLanguage } from '../../ui/language.tsx'
import style from './events.module.css'

type Dated = { start_date: Date | null; end_date: Date | null; time_zone: string; is_asynchronous: boolean }

const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** When an event takes place, on its own clock; with the viewer's clock under it when it differs. */
export function EventDates({ event, detailed = false }: { event: Dated; detailed?: boolean }) {
  const { say, locale } = useLanguage()
  const { start_date, end_date, time_zone: zone, is_asynchronous } = event
  if (!start_date) return <>{say(is_asynchronous ? w.asynchronous : w.noDate)}</>
  const own = formatRange(start_date, end_date ?? start_date, locale, { zone })
  if (!detailed || !clocksDiffer(start_date, zone, viewerZone())) return <>{own}</>
  return (
    <>
      {own}
      <span className={style['muted']}>
        {say(w.eventZone, { zone: zoneName(start_date, locale, zone) })}{' '}
        {say(w.yourZone, { range: formatRange(start_date, end_date ?? start_date, locale, { zone: viewerZone(), times: true }) })}
      </span>
    </>
  )
}

/** "7 h (2 demi-journées)" of planned minutes. */
export function useHours(): (minutes: number) => string {
  const { say } = useLanguage()
  return (minutes) => say(w.hours, { hours: Math.round((minutes / 60) * 100) / 100 })
}
