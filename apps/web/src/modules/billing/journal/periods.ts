import { journalWords as w } from '@kxo/domain/billing/journal/journal-words'
import { fiscalYearOf, monthOf, type Period, quarterOf } from '@kxo/domain/billing/journal/period'
import { monthInWords } from '@kxo/domain/kernel/dates'
import type { Locale, Sentence } from '@kxo/domain/kernel/sentence'

type Say = (sentence: Sentence, values?: Record<string, string | number>) => string
export const keyOf = ({ from, to }: Period): string => `${from} ${to}`
export const periodIn = (key: string): Period => ({ from: key.slice(0, 10), to: key.slice(11) })
/** The choice of dates of one's own. */
export const otherDates = 'other'

const distinct = (periods: readonly Period[]): Period[] => [...new Map(periods.map((period) => [keyOf(period), period])).values()]

/** The months, quarters and fiscal years that hold a sale, the latest first, then dates of one's own. */
export function periodChoices(
  months: readonly string[],
  fiscalStart: string,
  shown: Period,
  { say, locale }: { say: Say; locale: Locale },
) {
  const days = months.map((month) => `${month}-01`)
  const yearLabel = ({ from, to }: Period): string =>
    from.slice(0, 4) === to.slice(0, 4) ? from.slice(0, 4) : `${from.slice(0, 4)}–${to.slice(0, 4)}`
  const ofMonths = distinct([...(keyOf(monthOf(shown.from)) === keyOf(shown) ? [shown] : []), ...days.map(monthOf)])
    .toSorted((a, b) => b.from.localeCompare(a.from))
    .map((period) => ({ value: keyOf(period), label: monthInWords(period.from.slice(0, 7), locale) }))
  const ofQuarters = distinct(days.map(quarterOf)).map((period) => {
    const { rank } = quarterOf(period.from)
    return { value: keyOf(period), label: say(rank === 1 ? w.firstQuarter : w.quarter, { rank, year: period.from.slice(0, 4) }) }
  })
  const ofYears = distinct(days.map((day) => fiscalYearOf(day, fiscalStart))).map((period) => ({
    value: keyOf(period),
    label: say(w.fiscalYear, { year: yearLabel(period) }),
  }))
  return [
    { group: say(w.months), items: ofMonths },
    { group: say(w.quarters), items: ofQuarters },
    { group: say(w.fiscalYears), items: ofYears },
    { group: say(w.otherDates), items: [{ value: otherDates, label: say(w.chooseDates) }] },
  ].filter(({ items }) => items.length > 0)
}
