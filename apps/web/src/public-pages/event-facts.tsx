import type { EventCard } from '@kxo/domain/events/contract'
import { isNearlyFull } from '@kxo/domain/events/rules'
import { availabilityTones, availabilityWords, eventsWords as w } from '@kxo/domain/events/words'
import type { Tone } from '@kxo/domain/kernel/catalogue'
import { formatRange, zoneName } from '@kxo/domain/kernel/dates'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useLanguage } from '../ui/i18n/language.tsx'
import { usePage } from './page-context.ts'

const Badge = ({ tone, children, values }: { tone: Tone; children: Sentence; values?: { n: number } }) => (
  <span className="badge" data-tone={tone}>
    {useLanguage().say(children, values)}
  </span>
)

type Places = Pick<EventCard, 'availability' | 'max_participants' | 'places_left'>

/** The badge of §0.5: whether one may register, and how few places are left. */
export function Availability({ event }: { event: Places }) {
  const { tenant } = usePage()
  const { availability, max_participants, places_left } = event
  const taken = max_participants === null || places_left === null ? 0 : max_participants - places_left
  if (availability === 'available' && tenant.features.includes('filling') && isNearlyFull({ max_participants, taken }))
    return (
      <Badge tone="warning" values={{ n: places_left ?? 0 }}>
        {w.onlyLeft}
      </Badge>
    )
  return <Badge tone={availabilityTones[availability]}>{availabilityWords[availability]}</Badge>
}

export const Featured = () => <Badge tone="info">{w.featured}</Badge>

type Dated = Pick<EventCard, 'start_date' | 'end_date' | 'time_zone' | 'is_asynchronous'>

/** When, on the clock of the event; its zone is named where it is read from elsewhere. */
export function Dates({ event, withZone = false }: { event: Dated; withZone?: boolean }) {
  const { say, locale } = useLanguage()
  const { start_date, end_date, time_zone: zone, is_asynchronous } = event
  if (!start_date) return <>{say(is_asynchronous ? w.asynchronous : w.noDate)}</>
  const range = formatRange(start_date, end_date ?? start_date, locale, { zone })
  return (
    <>
      <time dateTime={start_date.toISOString()}>{range.charAt(0).toLocaleUpperCase(locale) + range.slice(1)}</time>
      {withZone ? <span className="muted">{say(w.eventZone, { zone: zoneName(start_date, locale, zone) })}</span> : null}
    </>
  )
}
