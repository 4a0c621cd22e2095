import type { Tone } from '../../kernel/catalogue.ts'
import { formatRange } from '../../kernel/dates.ts'
import type { Language } from '../../kernel/language.ts'
import { formatMoney } from '../../kernel/money.ts'
import type { Sentence } from '../../kernel/sentence.ts'
import type { EventCard } from '../event-card.ts'
import { eventNature } from '../nature.ts'
import { isNearlyFull, showsPrice } from '../rules.ts'
import { isStanding, type Undated } from '../standing.ts'
import { eventsWords as w } from '../words.ts'
import { availabilityTones, availabilityWords } from './availability-words.ts'

/** What is said of an event without dates, in place of them. */
export const undatedWord = (event: Undated): Sentence =>
  isStanding(event) ? eventNature.labelOf('registration') : event.is_asynchronous ? w.asynchronous : w.noDate

type Speech = Pick<Language, 'say' | 'locale'>

/** A price with tax, and without when they differ: a consumer reads what they pay (PRV-54). */
export function amountInWords(
  { amount_ht, amount_ttc }: { amount_ht: number; amount_ttc: number },
  { say, locale }: Speech,
  sentence: Sentence = w.priceIncl,
): string {
  const shown = say(sentence, { amount: formatMoney(amount_ttc, locale) })
  return amount_ht === amount_ttc ? shown : `${shown} (${say(w.priceExcl, { amount: formatMoney(amount_ht, locale) })})`
}

/** The lowest price anyone pays: with tax, and without when they differ; nothing where the tenant shows none. */
export function priceInWords(
  event: Pick<EventCard, 'is_payable' | 'price_from'>,
  params: Parameters<typeof showsPrice>[1],
  { say, locale }: Speech,
): string {
  if (!showsPrice(event, params)) return ''
  if (!event.is_payable) return say(w.free)
  if (!event.price_from) return say(w.noPrice)
  return amountInWords(event.price_from, { say, locale }, w.fromPrice)
}

/** Where an event takes place, in a few words; nothing while nobody has said it. */
export function placeInWords(event: Pick<EventCard, 'place' | 'town' | 'is_online' | 'is_asynchronous'>, { say }: Speech): string {
  if (event.is_online) return say(w.remote)
  if (event.is_asynchronous) return say(w.asynchronous)
  return [...new Set([event.place, event.town])].filter(Boolean).join(', ')
}

/** An event on one line of a message: what, when and where. */
export function lineInWords(
  event: Pick<EventCard, 'title' | 'start_date' | 'end_date' | 'time_zone' | 'place' | 'town' | 'is_online' | 'is_asynchronous'>,
  language: Speech,
): string {
  const { start_date: start, end_date: end, time_zone: zone } = event
  const dates = start && formatRange(start, end ?? start, language.locale, { zone })
  return [event.title, dates, placeInWords(event, language)].filter(Boolean).join(', ')
}

const sharedLength = 160
/** What search engines and social networks say under the title: its short text, else its presentation, on one line. */
export function sharedText({ summary, presentation }: { summary: string; presentation: string }): string {
  const plain = (summary || presentation).replace(/\s+/g, ' ').trim()
  return plain.length > sharedLength ? `${plain.slice(0, sharedLength - 1).trimEnd()}…` : plain
}

/** Whether one may register, and that few places are left: how few, where the tenant shows how full its events are. */
export function availabilityInWords(
  { availability, max_participants, places_left }: Pick<EventCard, 'availability' | 'max_participants' | 'places_left'>,
  showsFilling: boolean,
  { say }: Speech,
): { text: string; tone: Tone } {
  const taken = max_participants === null || places_left === null ? 0 : max_participants - places_left
  if (availability === 'available' && isNearlyFull({ max_participants, taken }))
    return { text: showsFilling ? say(w.onlyLeft, { n: places_left ?? 0 }) : say(w.lastPlaces), tone: 'warning' }
  return { text: say(availabilityWords[availability]), tone: availabilityTones[availability] }
}
