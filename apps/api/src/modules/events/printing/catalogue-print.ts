import { lastsSeveralDays } from '@kxo/domain/events/catalogue/calendar-days'
import { availabilityInWords, placeInWords, priceInWords, undatedWord } from '@kxo/domain/events/catalogue/card-in-words'
import { printWords as p } from '@kxo/domain/events/catalogue/print-words'
import type { EventCard } from '@kxo/domain/events/contract'
import { eventsWords as w } from '@kxo/domain/events/words'
import type { Tone } from '@kxo/domain/kernel/catalogue'
import { formatDate, formatRange, formatTime } from '@kxo/domain/kernel/dates'
import { capital, type Language } from '@kxo/domain/kernel/language'
import type { ClientParams } from '@kxo/domain/tenants/contract'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'

/** What catalogue.typ reads. */
type CataloguePrint = {
  letterhead: Letterhead
  title: string
  search: string
  summary: string
  /** Where the same search is read on a screen. */
  online: { url: string; svg: string; label: string }
  none: string | null
  note: string | null
  events: {
    title: string
    url: string
    /** The same, as somebody types it. */
    address: string
    dates: string
    hours: string
    place: string
    summary: string
    price: string
    availability: { text: string; tone: Tone }
    featured: string | null
  }[]
}

function datesOf(event: EventCard, { say, locale }: Language): string {
  const { start_date, end_date, time_zone: zone } = event
  if (!start_date) return say(undatedWord(event))
  if (!lastsSeveralDays(event)) return formatDate(start_date, locale, { zone, style: 'long' })
  return capital(formatRange(start_date, end_date ?? start_date, locale, { zone, times: false }), locale)
}

/** When a day begins and ends, of what lasts one. */
function hoursOf(event: EventCard, { locale }: Language): string {
  const { start_date, end_date, time_zone: zone } = event
  if (!start_date || lastsSeveralDays(event)) return ''
  const hours = [start_date, end_date ?? start_date].map((instant) => formatTime(instant, locale, { zone, style: 'prose' }))
  return [...new Set(hours)].join(' – ')
}

type Found = { events: readonly EventCard[]; count: number; search: string; online: Omit<CataloguePrint['online'], 'label'>; now: Date }
type Around = { letterhead: Letterhead; client: Pick<ClientParams, 'params' | 'features'>; urlOf: (event: EventCard) => string }

/** The catalogue as it is printed for whoever reads a language. */
export function cataloguePrint({ events, count, search, online, now }: Found, { letterhead, client, urlOf }: Around, language: Language) {
  const { say } = language
  const showsFilling = client.features.includes('filling')
  return {
    letterhead,
    title: say(w.catalogueTitle),
    search,
    summary: [say(w.found, { n: count }), say(p.asOf, { day: now })].join(' · '),
    online: { ...online, label: say(p.online) },
    none: events.length === 0 ? say(w.noneToShow) : null,
    note: count > events.length ? say(p.firstOnly, { n: events.length }) : null,
    events: events.map((event) => ({
      title: event.title,
      url: urlOf(event),
      address: urlOf(event).replace(/^https?:\/\//, ''),
      dates: datesOf(event, language),
      hours: hoursOf(event, language),
      place: placeInWords(event, language),
      summary: event.summary,
      price: capital(priceInWords(event, client.params, language), language.locale),
      availability: availabilityInWords(event, showsFilling, language),
      featured: event.is_displayed_first ? say(w.featured) : null,
    })),
  } satisfies CataloguePrint
}
