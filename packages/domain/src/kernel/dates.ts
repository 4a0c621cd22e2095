import type { Locale } from './sentence.ts'
import { dayInZone, defaultZone, timeInZone, zonedParts } from './zones.ts'

export { payableFrom } from './holidays.ts'
export {
  addDays,
  dayInZone,
  defaultZone,
  halfDayOf,
  instantInZone,
  monthsAfter,
  parseFrenchDateTime,
  timeInZone,
  weekdayOf,
  zonedParts,
} from './zones.ts'

/** `short` 05/03/2027 · `long` 5 mars 2027 · `full` vendredi 5 mars 2027. */
export type DateStyle = 'short' | 'long' | 'full'
/** `table` 14:05 · `prose` "14 h 05" (TYP-05). */
export type TimeStyle = 'table' | 'prose'
type In = { zone?: string }

const tags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' }
const shapes = {
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { day: 'numeric', month: 'long' },
  monthAndYear: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(locale: Locale, shape: keyof typeof shapes): Intl.DateTimeFormat {
  const key = `${locale} ${shape}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(tags[locale], { ...shapes[shape], timeZone: 'UTC' })
    formats.set(key, format)
  }
  return format
}

/** A month, `2026-11`, as readers write it: novembre 2026. */
export const monthInWords = (month: string, locale: Locale): string =>
  formatOf(locale, 'monthAndYear').format(new Date(`${month}-01T00:00:00Z`))

const dayOf = (value: Date | string, zone = defaultZone) => (typeof value === 'string' ? value : dayInZone(value, zone))

function writeDay(day: string, locale: Locale, shape: keyof typeof shapes): string {
  const parts = formatOf(locale, shape).formatToParts(new Date(`${day}T00:00:00Z`))
  const first = locale === 'fr' && shape !== 'short'
  return parts
    .map(({ type, value }) => (first && type === 'day' && value === '1' ? '1er' : type === 'year' ? day.slice(0, 4) : value))
    .join('')
}

/** A calendar day (`YYYY-MM-DD`) or an instant's day in the zone, as readers write it; the first of a month is "1er" (TYP-05). */
export const formatDate = (value: Date | string, locale: Locale, { zone, style = 'short' }: In & { style?: DateStyle } = {}): string =>
  writeDay(dayOf(value, zone), locale, style)

function writeTime(hour: number, minute: number, locale: Locale): string {
  const minutes = String(minute).padStart(2, '0')
  if (locale === 'fr') return minute === 0 ? `${hour}\u202Fh` : `${hour}\u202Fh\u202F${minutes}`
  // One clock a language: a page shows the hours of its tables and of its sentences side by side.
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** The time of an instant in the zone: "14 h 05" in prose, "14:05" in tables (TYP-05). */
export function formatTime(
  instant: Date,
  locale: Locale,
  { zone = defaultZone, style = 'table' }: In & { style?: TimeStyle } = {},
): string {
  if (style === 'table') return timeInZone(instant, zone)
  const { hour, minute } = zonedParts(instant, zone)
  return writeTime(hour, minute, locale)
}

/** Day and time of an instant in the zone: "05/03/2027 14:05" when short, else "5 mars 2027 à 14 h 05". */
export function formatDateTime(instant: Date, locale: Locale, { zone, style = 'short' }: In & { style?: DateStyle } = {}): string {
  const date = formatDate(instant, locale, { zone, style })
  if (style === 'short') return `${date} ${formatTime(instant, locale, { zone })}`
  return `${date} ${locale === 'fr' ? 'à' : 'at'} ${formatTime(instant, locale, { zone, style: 'prose' })}`
}

type Bounds = { start: Date | string; end: Date | string; zone: string | undefined; locale: Locale }

function rangeOfDays({ start, end, zone, locale }: Bounds): string {
  const [from, to] = [dayOf(start, zone), dayOf(end, zone)]
  const last = writeDay(to, locale, 'long')
  if (from === to) return locale === 'fr' ? `le ${last}` : `on ${last}`
  const sameYear = from.slice(0, 4) === to.slice(0, 4)
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  const date = Number(from.slice(8))
  const first = sameMonth ? (locale === 'fr' && date === 1 ? '1er' : String(date)) : writeDay(from, locale, sameYear ? 'month' : 'long')
  return locale === 'fr' ? `du ${first} au ${last}` : `from ${first} to ${last}`
}

/**
 * A period in prose (TYP-05): "du 3 au 5 mars 2027", "le 3 mars 2027 de 9 h à 17 h". Days given as text have no time;
 * instants show their times when they fall on one day of the zone, or always with `times: true`.
 */
export function formatRange(
  start: Date | string,
  end: Date | string,
  locale: Locale,
  { zone, times }: In & { times?: boolean } = {},
): string {
  const bounds = { start, end, zone, locale }
  if (typeof start === 'string' || typeof end === 'string' || times === false) return rangeOfDays(bounds)
  const [from, to] = [start, end].map((instant) => formatTime(instant, locale, { zone, style: 'prose' }))
  if (dayOf(start, zone) === dayOf(end, zone)) {
    if (from === to) return `${rangeOfDays(bounds)} ${locale === 'fr' ? 'à' : 'at'} ${to}`
    return `${rangeOfDays(bounds)} ${locale === 'fr' ? `de ${from} à ${to}` : `from ${from} to ${to}`}`
  }
  if (!times) return rangeOfDays(bounds)
  const [first, last] = [start, end].map((instant) => formatDateTime(instant, locale, { zone, style: 'long' }))
  return locale === 'fr' ? `du ${first} au ${last}` : `from ${first} to ${last}`
}

/** Whether the two zones' clocks differ at an instant, so that the event's zone must be named to this viewer. */
export const clocksDiffer = (instant: Date, zone: string, viewerZone: string): boolean =>
  zone !== viewerZone &&
  (dayInZone(instant, zone) !== dayInZone(instant, viewerZone) || timeInZone(instant, zone) !== timeInZone(instant, viewerZone))

/** The zone's name for a reader: "heure d’Europe centrale", "heure de La Réunion". */
export function zoneName(instant: Date, locale: Locale, zone: string): string {
  const parts = new Intl.DateTimeFormat(tags[locale], { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
