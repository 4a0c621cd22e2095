import { formatRange } from '../../kernel/dates.ts'
import { decimalHours } from '../../kernel/hours.ts'
import type { Language } from '../../kernel/language.ts'
import { formatMoney } from '../../kernel/money.ts'
import type { Sentence } from '../../kernel/sentence.ts'
import { isOrganisation, partnerKind } from '../../partners/kind.ts'
import type { EventPage } from '../event-card.ts'
import type { ProgrammeField } from '../sheet.ts'
import { eventsWords as w } from '../words.ts'
import type { Indicators } from './indicators.ts'
import { sheetWords } from './programme-words.ts'
import { syllabusWords as s } from './syllabus-words.ts'

/** What the event says elsewhere on a page that is not its sheet. */
export type FactKey = 'duration' | 'dates' | 'people' | 'prices'
export type SyllabusKey = ProgrammeField | FactKey | 'certification_code' | 'validity' | 'remote_assistance' | 'indicators'
/** A part of the sheet; several lines make a list. An empty text is still to be written. */
export type SyllabusPart = { key: SyllabusKey; title: string; text: string }

/** In the order of FOR-20. */
const order = [
  'objective',
  'operational_objectives',
  'audience',
  'prerequisites',
  'duration',
  'dates',
  'content',
  'methods',
  'people',
  'assessment',
  'sanction',
  'certification_code',
  'validity',
  'prices',
  'access_time',
  'accessibility',
  'remote_assistance',
  'indicators',
] as const satisfies readonly SyllabusKey[]

const titles: Record<SyllabusKey, Sentence> = {
  ...sheetWords,
  duration: w.duration,
  dates: s.dates,
  people: w.trainers,
  prices: s.prices,
  certification_code: w.certification,
  validity: w.validity,
  remote_assistance: w.remoteAssistance,
  indicators: s.indicators,
}

/** Parts that need nothing of the author, or that only some trainings have: absent, nothing is missing. */
const isOptional = (key: SyllabusKey): boolean =>
  ['duration', 'dates', 'people', 'prices', 'certification_code', 'validity', 'remote_assistance', 'indicators'].includes(key)

/** A rate is never told without what it is counted on, nor the period (FOR-42). */
const resultsInWords = (results: Indicators, zone: string, { say, locale }: Pick<Language, 'say' | 'locale'>) => [
  say(s.came, {
    n: results.expected,
    period: formatRange(results.from, results.to, locale, { zone, times: false }),
    rate: formatRate(results.came / results.expected, locale),
  }),
  results.planned_minutes > 0 &&
    say(s.followed, {
      hours: say(w.hours, { hours: decimalHours(results.planned_minutes) }),
      rate: formatRate(results.followed_minutes / results.planned_minutes, locale),
    }),
  results.satisfaction !== null &&
    say(s.satisfied, { n: results.satisfaction.answers, rate: formatRate(results.satisfaction.rate / 100, locale) }),
]

/** The pedagogical sheet of a training, part by part (FOR-20, FOR-42); those still to be written with an empty text. */
export function syllabusParts(event: EventPage, { say, locale }: Pick<Language, 'say' | 'locale'>): SyllabusPart[] {
  const { start_date, end_date, time_zone: zone, indicators } = event
  const { validity_months } = event.sheet
  const money = (cents: number): string => formatMoney(cents, locale)
  const facts: Partial<Record<SyllabusKey, (string | false)[]>> = {
    duration: [
      event.minutes > 0 && say(w.durationOf, { hours: say(w.hours, { hours: decimalHours(event.minutes) }), n: event.slots.length }),
    ],
    dates: [
      start_date !== null && formatRange(start_date, end_date ?? start_date, locale, { zone }),
      [event.place, event.address ?? event.town].filter(Boolean).join(', '),
    ],
    people: event.people
      .filter(({ kind }) => !isOrganisation(kind))
      .map(({ full_name, role_title, kind }) => `${full_name}, ${role_title || say(partnerKind.labelOf(kind))}`),
    prices: event.is_payable
      ? event.prices.map(({ name, amount_ht, amount_ttc }) =>
          say(amount_ht === amount_ttc ? s.netPrice : s.priceLine, { name, ht: money(amount_ht), ttc: money(amount_ttc) }),
        )
      : [say(w.free)],
    validity: [validity_months ? say(w.validFor, { n: validity_months }) : ''],
    indicators: indicators ? resultsInWords(indicators, zone, { say, locale }) : [],
  }
  return order
    .map((key) => ({
      key,
      title: say(titles[key]),
      text: key in facts ? (facts[key] ?? []).filter(Boolean).join('\n') : ((event.sheet as Record<string, string | undefined>)[key] ?? ''),
    }))
    .filter(({ key, text }) => text.trim() !== '' || !isOptional(key))
}

const formatRate = (share: number, locale: 'fr' | 'en'): string =>
  new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { style: 'percent', maximumFractionDigits: 0 }).format(share)
