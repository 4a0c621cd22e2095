import { addDays } from '../../kernel/dates.ts'
import { fiscalYearOf, monthOf, type Period } from '../journal/period.ts'

export const closingKinds = ['day', 'month', 'year'] as const
export type ClosingKind = (typeof closingKinds)[number]

/** The period of a kind a day is in; a year is the issuer's fiscal one (`MM-DD`). */
export function closedPeriod(kind: ClosingKind, day: string, fiscalStart: string): Period {
  if (kind === 'day') return { from: day, to: day }
  return kind === 'month' ? monthOf(day) : fiscalYearOf(day, fiscalStart)
}

/** What is left of a period after the last day closed: an issuer whose fiscal year moved closes a shorter one. */
export const afterClosed = ({ from, to }: Period, closedTo: string | null): Period => ({
  from: closedTo !== null && from <= closedTo ? addDays(closedTo, 1) : from,
  to,
})

/** Days after its end when a month or a year closes by itself: the time to read the bank's statements. A day closes the night after. */
const daysToRecord = 10

/** The last day a period of a kind may end on to be closed by itself today. */
export const closesBy = (kind: ClosingKind, today: string): string => addDays(today, kind === 'day' ? -1 : -daysToRecord)

/**
 * The periods that days belong to, each once and in order. A day already in a closed period belongs to the one that follows: it was written late.
 * @param closedTo the last day closed, if any
 */
export function periodsOf(kind: ClosingKind, days: readonly string[], fiscalStart: string, closedTo: string | null): Period[] {
  const open = days.map((day) => (closedTo !== null && day <= closedTo ? addDays(closedTo, 1) : day)).toSorted()
  return [
    ...new Map(
      open.map((day) => afterClosed(closedPeriod(kind, day, fiscalStart), closedTo)).map((period) => [period.from, period]),
    ).values(),
  ]
}
