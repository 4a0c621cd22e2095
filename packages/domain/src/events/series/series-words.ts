import { addDays } from '../../kernel/dates.ts'
import { type Locale, type Sentence, words } from '../../kernel/sentence.ts'
import type { Frequency, Recurrence } from './recurrence.ts'

/** Sentences of series. */
export const seriesWords = words({
  repeat: { fr: 'Répéter', en: 'Repeat' },
  repeatTitle: { fr: 'Répéter «\u00A0{title}\u00A0»', en: 'Repeat “{title}”' },
  repeatHelp: {
    fr: 'Chaque date devient {event.un} à part entière, avec ses places, ses {registration.pl} et ses documents.',
    en: 'Each date becomes {event.un} in its own right, with its places, {registration.pl} and documents.',
  },
  frequency: { fr: 'Fréquence', en: 'Frequency' },
  interval: { fr: 'Intervalle', en: 'Interval' },
  intervalHelp: { fr: '2 pour une fois sur deux', en: '2 for every other time' },
  weekdays: { fr: 'Jours', en: 'Days' },
  monthly: { fr: 'Le', en: 'On' },
  ends: { fr: 'Fin', en: 'End' },
  endsAfter: { fr: 'Après un nombre de dates', en: 'After a number of dates' },
  endsOn: { fr: 'À une date', en: 'On a date' },
  count: { fr: 'Nombre de dates, celle-ci comprise', en: 'Number of dates, this one included' },
  until: { fr: 'Jusqu’au', en: 'Until' },
  datesToCreate: {
    fr: '{n, plural, =0 {Aucune date à créer} one {# date à créer} other {# dates à créer}}',
    en: '{n, plural, =0 {No date to create} one {# date to create} other {# dates to create}}',
  },
  holiday: { fr: 'Jour férié', en: 'Public holiday in France' },
  datesHelp: { fr: 'Décochez celles qui n’ont pas lieu.', en: 'Untick those that do not take place.' },
  conflictsLeft: {
    fr: '{n, plural, one {Une date tombe} other {# dates tombent}} sur une réservation\u00A0: décochez-{n, plural, one {la} other {les}}, ou ne copiez ni {room.pl} ni {partner.pl}.',
    en: '{n, plural, one {One date falls} other {# dates fall}} on a booking: untick {n, plural, one {it} other {them}}, or copy neither {room.pl} nor {partner.pl}.',
  },
  uncheckConflicts: { fr: 'Décocher les dates en conflit', en: 'Untick dates in conflict' },
  oneDate: { fr: 'Chacun choisit une seule de ces dates', en: 'People choose one of these dates' },
  repeatActivityHelp: {
    fr: 'Chaque date est {activity.un} à part entière, dans les dates {event.du}\u00A0: on la déplace ou on l’annule seule, avec les suivantes, ou toutes ensemble.',
    en: 'Each date is {activity.un} of its own, within the dates of the {event}: it is moved or cancelled alone, with the following ones, or all together.',
  },
  publishes: { fr: 'Mettre ces dates en ligne tout de suite', en: 'Publish these dates now' },
  completeRule: { fr: 'Complétez la règle pour voir les dates.', en: 'Complete the rule to see the dates.' },
  create: { fr: '{n, plural, one {Créer # date} other {Créer # dates}}', en: '{n, plural, one {Create # date} other {Create # dates}}' },
  repeated: { fr: 'Les dates sont créées.', en: 'The dates are created.' },
  extend: { fr: 'Ajouter des dates', en: 'Add dates' },
  extendHelp: {
    fr: 'Les dates suivent la règle de la série. Chacune est une copie de celle-ci, sans {registration.pl}.',
    en: 'The dates follow the rule of the series. Each is a copy of this one, without {registration.pl}.',
  },
  more: { fr: 'Nombre de dates à ajouter', en: 'Number of dates to add' },
  tab: { fr: 'Série', en: 'Series' },
  rule: { fr: 'Règle de départ', en: 'Starting rule' },
  leftOut: { fr: 'Sans', en: 'Except' },
  onlineMark: { fr: 'En ligne', en: 'Online' },
  thisDate: { fr: 'Cette date', en: 'This date' },
  movedFrom: { fr: 'Déplacé{event.e} du {day, date, short}', en: 'Moved from {day, date, short}' },
  appliesTo: { fr: 'Appliquer à', en: 'Apply to' },
  shiftHelp: {
    fr: 'Toutes les dates choisies se décalent du même nombre de jours.',
    en: 'All the dates chosen move by the same number of days.',
  },
  datesTouched: {
    fr: '{n, plural, one {# date} other {# dates}} de la série',
    en: '{n, plural, one {# date} other {# dates}} of the series',
  },
  dateMark: { fr: 'Le {start, date, long}\u00A0: {reason}', en: 'On {start, date, long}: {reason}' },
})

export const frequencyWords = words({
  daily: { fr: 'Tous les jours', en: 'Every day' },
  weekly: { fr: 'Toutes les semaines', en: 'Every week' },
  monthly: { fr: 'Tous les mois', en: 'Every month' },
}) satisfies Record<Frequency, Sentence>

const every = words({
  daily: { fr: '{n, plural, one {Tous les jours} other {Tous les # jours}}', en: '{n, plural, one {Every day} other {Every # days}}' },
  weekly: {
    fr: '{n, plural, one {Toutes les semaines} other {Toutes les # semaines}}, {on}',
    en: '{n, plural, one {Every week} other {Every # weeks}}, {on}',
  },
  monthly: {
    fr: '{n, plural, one {Tous les mois} other {Tous les # mois}}, {on}',
    en: '{n, plural, one {Every month} other {Every # months}}, {on}',
  },
}) satisfies Record<Frequency, Sentence>

const ends = words({
  count: { fr: '{n, plural, one {# date} other {# dates}}', en: '{n, plural, one {# date} other {# dates}}' },
  until: { fr: 'jusqu’au {day, date, long}', en: 'until {day, date, long}' },
})

const tags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' }
const aMonday = '2024-01-01'

/** The name of a weekday, 1 to 7. */
export const weekdayName = (weekday: number, locale: Locale, style: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(tags[locale], { weekday: style, timeZone: 'UTC' }).format(new Date(addDays(aMonday, weekday - 1)))

const ranks: Record<Locale, readonly string[]> = { fr: ['1er', '2e', '3e', '4e'], en: ['first', 'second', 'third', 'fourth'] }

/** What a monthly rule falls on: "le 14", "le dernier mardi". */
export function monthlyName({ weekdays, month_day, nth }: Pick<Recurrence, 'weekdays' | 'month_day' | 'nth'>, locale: Locale): string {
  const isFrench = locale === 'fr'
  if (month_day !== null) {
    if (month_day === -1) return isFrench ? 'le dernier jour' : 'on the last day'
    return isFrench ? `le ${month_day === 1 ? '1er' : month_day}` : `on day ${month_day}`
  }
  const rank = nth === -1 ? (isFrench ? 'dernier' : 'last') : ranks[locale][(nth ?? 1) - 1]
  return `${isFrench ? 'le' : 'on the'} ${rank} ${weekdayName(weekdays[0] ?? 1, locale)}`
}

type Say = (sentence: Sentence, values?: Record<string, string | number | Date>) => string

/** A rule in words: "Toutes les semaines, le mardi, 12 dates". */
export function ruleSentence(rule: Recurrence, say: Say, locale: Locale): string {
  const names = rule.weekdays.toSorted((a, b) => a - b).map((day) => `${locale === 'fr' ? 'le ' : ''}${weekdayName(day, locale)}`)
  const listed = new Intl.ListFormat(tags[locale]).format(names)
  const on = rule.frequency === 'monthly' ? monthlyName(rule, locale) : locale === 'fr' ? listed : `on ${listed}`
  const end = rule.count === null ? say(ends.until, { day: new Date(`${rule.until}T12:00:00Z`) }) : say(ends.count, { n: rule.count })
  return `${say(every[rule.frequency], { n: rule.interval, on })}, ${end}`
}
