import { formatDate } from '../kernel/dates.ts'
import type { Language } from '../kernel/language.ts'
import { formatMoney } from '../kernel/money.ts'
import type { Sentence } from '../kernel/sentence.ts'
import { printScore } from '../questionnaires/rules.ts'
import { registrationStatus } from '../registrations/status.ts'
import type { EventStats } from './event-stats-contract.ts'
import { eventStatsWords as w } from './event-stats-words.ts'

export type StatsFigure = { label: string; value: string; note?: string }
/** `key` tells a row of the table: a status, a company, a slot, an event. */
export type StatsTable = { title: Sentence; heads: readonly Sentence[]; rows: readonly { key: string | number; cells: string[] }[] }

/** What an event comes to, in the order people ask for it: the page and its report say the same. */
export function statsFigures(
  { funnel, minutes, feedback, money, mails, max_participants }: EventStats,
  { say, locale }: Language,
): StatsFigure[] {
  const number = (n: number): string => n.toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 1 })
  const share = (n: number) => (funnel.started === 0 ? {} : { note: say(w.ofStarted, { percent: Math.round((n * 100) / funnel.started) }) })
  const places = funnel.started - funnel.cancelled
  return [
    {
      label: say(w.started),
      value: number(funnel.started),
      ...(max_participants !== null && { note: say(w.filling, { n: places, max: max_participants }) }),
    },
    ...(['confirmed', 'attended', 'signed', 'cancelled'] as const).map((stage) => ({
      label: say(w[stage]),
      value: number(funnel[stage]),
      ...share(funnel[stage]),
    })),
    ...(minutes.planned > 0
      ? [
          {
            label: say(w.hours),
            value: say(w.hoursValue, { hours: number(minutes.achieved / 60) }),
            note: say(w.hoursOf, { hours: number(minutes.planned / 60) }),
          },
        ]
      : []),
    ...opinions(feedback, say),
    ...(money
      ? [
          { label: say(w.billed), value: formatMoney(money.billed, locale) },
          { label: say(w.paid), value: formatMoney(money.paid, locale) },
        ]
      : []),
    ...(mails
      ? [
          {
            label: say(w.mailsSent),
            value: number(mails.sent),
            ...(mails.rejected > 0 && { note: say(w.mailsRejected, { n: mails.rejected }) }),
          },
        ]
      : []),
  ]
}

const opinions = (feedback: EventStats['feedback'], say: Language['say']): StatsFigure[] => {
  if (!feedback) return []
  const note = say(w.ofAnswers, { n: feedback.answers })
  return [
    ...(feedback.satisfaction === null ? [] : [{ label: say(w.satisfaction), value: say(w.percent, { n: feedback.satisfaction }), note }]),
    ...(feedback.score === null ? [] : [{ label: say(w.score), value: printScore(feedback.score), note }]),
  ]
}

type TableOf = (stats: EventStats, language: Language) => StatsTable

const statuses: TableOf = ({ statuses: rows }, { label }) => ({
  title: w.byStatus,
  heads: [w.status, w.count],
  rows: rows.map(({ status, count }) => ({ key: status, cells: [label(registrationStatus, status), String(count)] })),
})

const companies: TableOf = ({ companies: rows }, { say }) => ({
  title: w.byCompany,
  heads: [w.company, w.count],
  rows: rows.map(({ name, count }) => ({ key: name ?? '', cells: [name ?? say(w.noCompany), String(count)] })),
})

const days: TableOf = ({ days: rows }, { locale }) => ({
  title: w.perDay,
  heads: [w.day, w.count],
  rows: rows.map(({ day, count }) => ({ key: day, cells: [formatDate(day, locale), String(count)] })),
})

const attendance: TableOf = ({ slots }, { say }) => ({
  title: w.attendance,
  heads: [w.slot, w.expected, w.present, w.signedColumn, w.absent],
  rows: slots.map(({ id, start_at, end_at, title, expected, present, signed, absent }) => {
    const when = say(w.slotAt, { from: start_at, to: end_at })
    return { key: id, cells: [title ? `${when} · ${title}` : when, ...[expected, present, signed, absent].map(String)] }
  }),
})

/** This event among the other dates of its training, in order. */
const otherDates: TableOf = ({ id: current, start_date, funnel, other_dates }, { say }) => {
  const dates = start_date && other_dates.length > 0 ? [...other_dates, { id: current, start_date, funnel }] : []
  return {
    title: w.compared,
    heads: [w.date, w.started, w.confirmed, w.attended, w.signed, w.cancelled],
    rows: dates
      .sort((a, b) => a.start_date.getTime() - b.start_date.getTime())
      .map(({ id, start_date: start, funnel: { started, confirmed, attended, signed, cancelled } }) => ({
        key: id,
        cells: [
          say(id === current ? w.thisDate : w.otherDate, { start }),
          ...[started, confirmed, attended, signed, cancelled].map(String),
        ],
      })),
  }
}

/** The tables under the figures. */
export const statsTables = { statuses, companies, days, attendance, otherDates } as const
