import { formatMoney } from '@kxo/domain/kernel/money'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { printScore } from '@kxo/domain/questionnaires/rules'
import type { FigureValue } from '@kxo/domain/reporting/contract'
import { type FigureUnit, figureOf } from '@kxo/domain/reporting/figures'
import { previousPeriod } from '@kxo/domain/reporting/rules'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { emptyPlaceholder } from '../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'

const tags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' }

/** What rests on a number of answers, and moves by points. */
const isShare = (unit: FigureUnit): boolean => unit === 'rate' || unit === 'score'

export type FigureText = { value: string; note?: string; trend?: { text: string; direction: 'up' | 'down' | 'flat'; good?: boolean } }

/** "novembre 2026", or its short form where months stand in a row. */
export function monthName(month: string, locale: Locale, style: 'long' | 'short' = 'long', withYear = true): string {
  const format = new Intl.DateTimeFormat(tags[locale], {
    month: style,
    ...(withYear ? { year: style === 'short' ? '2-digit' : 'numeric' } : {}),
    timeZone: 'UTC',
  })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** How figures are written for the person who reads. */
export function useFigureText() {
  const { say, locale } = useLanguage()
  const number = (value: number, digits = 0): string => value.toLocaleString(tags[locale], { maximumFractionDigits: digits })
  const write = (unit: FigureUnit, value: number): string => {
    if (unit === 'money') return formatMoney(value, locale)
    if (unit === 'minutes') return say(w.hours, { hours: number(value / 60, 1) })
    if (unit === 'rate') return (value / 10_000).toLocaleString(tags[locale], { style: 'percent', maximumFractionDigits: 1 })
    if (unit === 'score') return printScore(value)
    return number(value)
  }
  const periodName = (period: string): string => (period === 'all' ? say(w.allPeriods) : monthName(period, locale))

  /** The figure in words, and how it moved since the period before. */
  const figureText = (figure: FigureValue, period: string): FigureText => {
    const { unit, rises } = figureOf(figure.key)
    const [value, former] = unit === 'money' ? [figure.amount, figure.previous_amount] : [figure.value, figure.previous_value]
    const before = previousPeriod(period)
    if (value === null) return { value: emptyPlaceholder, note: say(w.noneYet) }
    const text = { value: write(unit, value), ...(isShare(unit) ? { note: say(w.basis, { n: figure.n }) } : {}) }
    if (former === null || before === null) return text
    const move = value - former
    if (move === 0) return { ...text, trend: { text: say(w.same), direction: 'flat' as const } }
    const points = unit === 'rate' ? Math.abs(move) / 100 : Math.abs(move)
    const size = isShare(unit) ? say(w.points, { points: number(points, 1) }) : write(unit, Math.abs(move))
    const change = `${move > 0 ? '+' : '−'}${size}`
    const good = rises === undefined ? undefined : (rises === 'good') === move > 0
    const trend = { text: change, direction: move > 0 ? ('up' as const) : ('down' as const) }
    return { ...text, trend: good === undefined ? trend : { ...trend, good } }
  }
  return { figureText, periodName, write }
}
